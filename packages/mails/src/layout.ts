import type { ServedEdition } from '@leserkonto/editions'
import { escapeHtml } from '@leserkonto/rules'
import { mailFrame } from '@leserkonto/texts'

/** A finished mail. */
export type Mail = { subject: string; text: string; html: string }

/** What a mail says, top to bottom; everything is plain text. */
export type MailContent = {
  subject: string
  /** What the reader types somewhere else; it comes first. */
  code?: { label: string; value: string }
  /** Sentences before the action. */
  paragraphs: readonly string[]
  /** What was noted, line by line, after the paragraphs: a label with its value. */
  facts?: readonly (readonly [label: string, value: string])[]
  /** The one thing to do. In the text part its link comes first, alone on a line. */
  action?: { label: string; url: string }
  /** Sentences after the action; a link follows its sentence, alone on a line. */
  notes?: readonly { text: string; url?: string }[]
  /** Why the reader gets this mail, under the dividing line; without it, the line about the account. */
  service?: string
}

/** Lays a mail out as text and as html in the edition's name. */
export function layout(content: MailContent, edition: ServedEdition): Mail {
  return { subject: content.subject, text: textPart(content, edition), html: htmlPart(content, edition) }
}

const fact = ([label, value]: readonly [string, string]) =>
  `<strong>${escapeHtml(label)}:</strong> <span style="white-space:pre-line;word-break:break-word">${escapeHtml(value)}</span>`

const footerLinks = ({ ownUrl, links }: ServedEdition) => [
  { label: mailFrame.imprint, url: new URL(links.imprint, ownUrl).href },
  { label: mailFrame.privacy, url: new URL(links.privacy, ownUrl).href },
]

function textPart(
  { code, paragraphs, facts = [], action, notes = [], service = mailFrame.service }: MailContent,
  edition: ServedEdition,
): string {
  const blocks = [
    ...(code ? [`${code.label} ${code.value}`] : []),
    mailFrame.greeting,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes.map(({ text, url }) => (url ? `${text}\n${url}` : text)),
    `${mailFrame.closing}\n${mailFrame.team(edition.phrases.of)}`,
    [
      '-- ',
      service,
      edition.imprintLine,
      ...footerLinks(edition).map(({ label, url }) => `${label}:\n${url}`),
    ].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

function htmlPart(
  { subject, code, paragraphs, facts = [], action, notes = [], service = mailFrame.service }: MailContent,
  edition: ServedEdition,
): string {
  const color = edition.theme.color
  const paragraph = (inner: string) => `<p style="margin:0 0 16px">${inner}</p>`
  const link = (url: string, label = url) =>
    `<a href="${escapeHtml(url)}" style="color:${color};word-break:break-all">${escapeHtml(label)}</a>`
  const button = (url: string, label: string) =>
    `<a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;border-radius:4px;background:${color};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a>`
  const body = [
    ...(code
      ? [
          paragraph(
            `${escapeHtml(code.label)}<br><strong style="font-size:32px;line-height:1.4;letter-spacing:4px">${escapeHtml(code.value)}</strong>`,
          ),
        ]
      : []),
    paragraph(escapeHtml(mailFrame.greeting)),
    ...paragraphs.map((text) => paragraph(escapeHtml(text))),
    ...(facts.length > 0 ? [paragraph(facts.map(fact).join('<br>\n'))] : []),
    ...(action
      ? [
          paragraph(button(action.url, action.label)),
          `<p style="margin:0 0 16px;font-size:14px;color:#4a4a4a">${escapeHtml(mailFrame.buttonHint)}<br>${link(action.url)}</p>`,
        ]
      : []),
    ...notes.map(({ text, url }) =>
      paragraph(url ? `${escapeHtml(text)}<br>${link(url)}` : escapeHtml(text)),
    ),
    paragraph(`${escapeHtml(mailFrame.closing)}<br>${escapeHtml(mailFrame.team(edition.phrases.of))}`),
  ].join('\n')
  const footer = footerLinks(edition)
    .map(({ label, url }) => link(url, label))
    .join(' · ')
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f5f3ef;color:#1c1c1c;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 24px;padding:0 0 12px;border-bottom:2px solid ${color};font:700 22px/1.2 Georgia,'Times New Roman',serif">${escapeHtml(edition.name)}</p>
<main>
${body}
</main>
<div style="padding:16px 0 0;border-top:1px solid #d8d4cc;font-size:13px;color:#4a4a4a">
<p style="margin:0 0 4px">${escapeHtml(service)}</p>
<p style="margin:0 0 4px">${escapeHtml(edition.imprintLine)}</p>
<p style="margin:0">${footer}</p>
</div>
</div>
</body>
</html>
`
}
