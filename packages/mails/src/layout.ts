import type { ServedEdition } from '@leserkonto/editions'
import { mailFrame } from '@leserkonto/texts'
import { type Addressee, footerLinks, type MailContent } from './content.ts'
import { htmlPart } from './html-part.ts'

/** A finished mail. */
export type Mail = { subject: string; text: string; html: string }

/** Lays a mail out as text and as html in the edition's name. */
export function layout(content: MailContent, edition: ServedEdition): Mail {
  const greeting = mailFrame.greeting(nameOf(content.reader))
  const full = { service: mailFrame.service, ...content, greeting }
  return { subject: content.subject, text: textPart(full, edition), html: htmlPart(full, edition) }
}

const nameOf = (reader: Addressee | null | undefined) =>
  [reader?.givenName, reader?.familyName].filter(Boolean).join(' ')

function textPart(
  {
    code,
    greeting,
    paragraphs,
    facts = [],
    action,
    notes = [],
    service,
  }: MailContent & { greeting: string; service: string },
  edition: ServedEdition,
): string {
  const blocks = [
    ...(code ? [`${code.label} ${code.value}`] : []),
    greeting,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes.map((note) => ('url' in note ? `${note.text}\n${note.url}` : note.text)),
    `${mailFrame.closing}\n${mailFrame.team(edition.phrases.of)}`,
    [
      '-- ',
      `${mailFrame.help} ${edition.servicePhone}`,
      service,
      edition.imprintLine,
      ...footerLinks(edition).map(({ label, url }) => `${label}:\n${url}`),
    ].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}
