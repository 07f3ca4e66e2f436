import type { ServedEdition } from '@leserkonto/editions'
import { mailFrame } from '@leserkonto/texts'
import {
  type Addressee,
  buttonsOf,
  type FullContent,
  footerLinks,
  type MailContent,
  type MailRecord,
} from './content.ts'
import { htmlPart } from './html-part.ts'
import { shownName, unlinked } from './typed.ts'

/** A finished mail. */
export type Mail = { subject: string; text: string; html: string }

/** Lays a mail out as text and as html in the edition's name. */
export function layout(content: MailContent, edition: ServedEdition): Mail {
  const { signer } = content
  const full = {
    service: mailFrame.service,
    ...content,
    greeting: mailFrame.greeting(nameOf(content.reader)),
    signature: [
      mailFrame.closing,
      ...(signer ? [signer.name, signer.role] : [mailFrame.team(edition.phrases.of)]),
    ],
  }
  return { subject: content.subject, text: textPart(full, edition), html: htmlPart(full, edition) }
}

const nameOf = (reader: Addressee | null | undefined) =>
  shownName([reader?.givenName, reader?.familyName].filter(Boolean).join(' '))

/** Each line that was typed is marked, so that none passes for one of ours. */
const recordPart = ({ title, noted, typed }: MailRecord) =>
  [
    ...(title ? [title] : []),
    ...noted.map(([label, value]) => `${label}: ${value}`),
    mailFrame.quoted,
    ...typed
      .flatMap(([label, value]) => `${label}: ${unlinked(value)}`.split('\n'))
      .map((line) => `> ${line}`),
  ].join('\n')

const linkPart = ({ label, url }: { label: string; url: string }) => `${label}:\n${url}`

function textPart(content: FullContent, edition: ServedEdition): string {
  const { code, greeting, paragraphs, records = [], notes = [], service, signature } = content
  const [first = '', ...others] = paragraphs
  const { before, after } = buttonsOf(content, edition)
  const blocks = [
    greeting,
    first,
    ...(code ? [`${code.label} ${code.value}`] : []),
    ...others,
    ...records.map(recordPart),
    ...(before ? [linkPart(before)] : []),
    ...notes.map((note) => ('url' in note ? `${note.text}\n${note.url}` : note.text)),
    ...(after ? [linkPart(after)] : []),
    signature.join('\n'),
    [
      '-- ',
      `${mailFrame.help} ${edition.servicePhone} (${edition.serviceHours})`,
      service,
      edition.imprintLine,
      ...footerLinks(edition).map(linkPart),
    ].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}
