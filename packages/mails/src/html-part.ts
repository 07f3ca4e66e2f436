import type { ServedEdition } from '@leserkonto/editions'
import { emblemCid, escapeHtml } from '@leserkonto/rules'
import { mailFrame } from '@leserkonto/texts'
import { type Action, buttonsOf, type FullContent, footerLinks, type MailRecord } from './content.ts'
import { type Accent, accentOf, darkStyles, styles } from './html-styles.ts'
import { unlinked } from './typed.ts'

// What Gmail, Outlook and Apple Mail have in common: tables, and every style at its element. Outlook takes no padding of
// links, so the cell around a button has it; no size of body text is inherited into a table there.
const row = (inner: string, style: string = styles.body, name = 'words') =>
  `<tr><td class="${name}" style="padding:0 0 16px;${style}">${inner}</td></tr>`

const gap = (height: number) =>
  `<tr><td height="${height}" style="font-size:0;line-height:${height}px">&nbsp;</td></tr>`

const table = (rows: string, attributes: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${attributes}>${rows}</table>`

const link = (url: string, label: string, { light }: Accent) =>
  `<a class="link" href="${escapeHtml(url)}" style="color:${light};word-break:break-word">${escapeHtml(label)}</a>`

const button = (url: string, label: string, { light, onLight }: Accent) =>
  table(
    `<tr><td class="button" bgcolor="${light}" style="border-radius:4px;background-color:${light};mso-padding-alt:14px 28px"><a class="pressed" href="${escapeHtml(url)}" style="display:block;padding:14px 28px;${styles.sans};font-size:16px;line-height:150%;color:${onLight};font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></td></tr>`,
    '',
  )

const line = ([label, value]: readonly [string, string]) =>
  `<strong>${escapeHtml(label)}:</strong> <span style="word-break:break-word">${escapeHtml(value).replaceAll('\n', '<br>')}</span>`

/** What was typed stands behind a line of its own, as mail programs show a quotation. */
const recordRows = ({ title, noted, typed }: MailRecord) => [
  ...(title ? [row(`<strong>${escapeHtml(title)}</strong>`)] : []),
  row(noted.map(line).join('<br>\n')),
  row(escapeHtml(mailFrame.quoted)),
  `<tr><td class="small" style="padding:0 0 0 12px;border-left:4px solid #d8d4cc;${styles.small}">${typed
    .map(([label, value]) => line([label, unlinked(value)]))
    .join('<br>\n')}</td></tr>`,
  gap(16),
]

const codeRow = ({ value }: { value: string }, { light }: Accent) =>
  `<tr><td class="code" align="center" bgcolor="#eef0f4" style="padding:20px 0;border-radius:4px;background-color:#eef0f4;${styles.sans};font-size:34px;line-height:140%;letter-spacing:6px;font-weight:bold;color:${light}">${escapeHtml(value)}</td></tr>${gap(16)}`

const buttonRows = (action: Action | undefined, accent: Accent) =>
  action ? [row(button(action.url, action.label, accent)), gap(8)] : []

function letter(content: FullContent, edition: ServedEdition, accent: Accent): string[] {
  const { code, greeting, paragraphs, records = [], notes = [], signature } = content
  const [first = '', ...others] = paragraphs
  const { before, after } = buttonsOf(content, edition)
  const sentence = (text: string) => row(escapeHtml(text))
  return [
    row(escapeHtml(content.headline ?? content.subject), styles.headline, 'words title'),
    ...[greeting, first].map(sentence),
    ...(code ? [codeRow(code, accent)] : []),
    ...others.map(sentence),
    ...records.flatMap(recordRows),
    ...buttonRows(before, accent),
    ...notes.map((note) =>
      'url' in note
        ? row(`${escapeHtml(note.text)}<br>${link(note.url, note.label, accent)}`)
        : sentence(note.text),
    ),
    ...buttonRows(after, accent),
    row(signature.map(escapeHtml).join('<br>')),
  ]
}

function footer({ service, action }: FullContent, edition: ServedEdition, accent: Accent): string[] {
  const phone = link(`tel:${edition.servicePhone.replaceAll(' ', '')}`, edition.servicePhone, accent)
  const links = footerLinks(edition).map(({ label, url }) => link(url, label, accent))
  const small = (inner: string) => row(inner, styles.footer, 'small')
  return [
    small(`${escapeHtml(mailFrame.help)} ${phone} (${escapeHtml(edition.serviceHours)})`),
    ...(action
      ? [small(`${escapeHtml(mailFrame.buttonHint)}<br>${link(action.url, action.url, accent)}`)]
      : []),
    small([escapeHtml(service), escapeHtml(edition.imprintLine), links.join(' · ')].join('<br>\n')),
  ]
}

/** Picture and name, as over the newspaper's pages. The name says who writes where pictures are not shown. */
function masthead({ name, emblem }: ServedEdition): string {
  const picture = `<td width="40" style="padding:0 12px 0 0"><img src="cid:${emblemCid}" width="40" height="40" alt="" style="display:block;border:0"></td>`
  return table(
    `<tr>${emblem === null ? '' : picture}<td class="words" style="${styles.name}">${escapeHtml(name)}</td></tr>`,
    ' align="center"',
  )
}

/** Lists of mails show what stands first; the signs after it keep what follows out of there. */
const preheader = (text: string) =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:#f5f3ef">${escapeHtml(text)}${'&#847;&nbsp;'.repeat(90)}</div>`

const part = (name: string, style: string, rows: readonly string[]) =>
  `<tr><td class="${name}" style="${style}">${table(`\n${rows.join('\n')}\n`, ' width="100%"')}</td></tr>`

/** The mail as HTML. Source: docs/spec/flows.md#form-of-a-mail. */
export function htmlPart(content: FullContent, edition: ServedEdition): string {
  const accent = accentOf(edition.theme)
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(content.subject)}</title>${darkStyles(accent)}</head>
<body class="page" style="margin:0;padding:0;background-color:#f5f3ef">
${preheader(content.preheader)}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f5f3ef" style="background-color:#f5f3ef"><tr><td class="around" align="center" style="padding:24px 16px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="card" cellpadding="0" cellspacing="0" border="0" align="center" bgcolor="#ffffff" style="width:100%;max-width:600px;text-align:left;background-color:#ffffff">
<tr><td class="bar" height="4" bgcolor="${accent.light}" style="background-color:${accent.light};font-size:0;line-height:4px">&nbsp;</td></tr>
<tr><td class="rule" align="center" style="padding:20px 16px;border-bottom:1px solid #e4e0d8">${masthead(edition)}</td></tr>
${part('inner', 'padding:32px 40px 16px', letter(content, edition, accent))}
${part('inner rule', 'padding:20px 40px 8px;border-top:1px solid #e4e0d8', footer(content, edition, accent))}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}
