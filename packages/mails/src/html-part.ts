import type { ServedEdition } from '@leserkonto/editions'
import { escapeHtml } from '@leserkonto/rules'
import { mailFrame } from '@leserkonto/texts'
import { footerLinks, type MailContent } from './content.ts'

// What Gmail, Outlook and Apple Mail have in common: tables, and every style at its element. Outlook takes no padding of
// links, so the cell around a button has it; no size of body text is inherited into a table there.
const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const body = `${font};font-size:16px;line-height:150%;color:#1c1c1c`
const small = `${font};font-size:14px;line-height:150%;color:#4a4a4a`

const row = (inner: string, style = body, name = 'words') =>
  `<tr><td class="${name}" style="padding:0 0 16px;${style}">${inner}</td></tr>`

const link = (url: string, label: string, color: string) =>
  `<a class="link" href="${escapeHtml(url)}" style="color:${color};word-break:break-word">${escapeHtml(label)}</a>`

const button = (url: string, label: string, color: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${color}" style="border-radius:4px;background-color:${color};mso-padding-alt:14px 24px"><a href="${escapeHtml(url)}" style="display:block;padding:14px 24px;${font};font-size:16px;line-height:150%;color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`

const fact = ([label, value]: readonly [string, string]) =>
  `<strong>${escapeHtml(label)}:</strong> <span style="word-break:break-word">${escapeHtml(value).replaceAll('\n', '<br>')}</span>`

const codeRow = ({ label, value }: { label: string; value: string }) =>
  row(
    `${escapeHtml(label)}<br><strong style="font-size:32px;line-height:140%;letter-spacing:4px">${escapeHtml(value)}</strong>`,
  )

function rows(
  { code, greeting, paragraphs, facts = [], action, notes = [] }: MailContent & { greeting: string },
  { theme: { color }, phrases }: ServedEdition,
): string[] {
  return [
    ...(code ? [codeRow(code)] : []),
    ...[greeting, ...paragraphs].map((text) => row(escapeHtml(text))),
    ...(facts.length > 0 ? [row(facts.map(fact).join('<br>\n'))] : []),
    ...(action
      ? [
          row(button(action.url, action.label, color)),
          row(
            `${escapeHtml(mailFrame.buttonHint)}<br>${link(action.url, action.url, color)}`,
            small,
            'small',
          ),
        ]
      : []),
    ...notes.map((note) =>
      row(
        'url' in note
          ? `${escapeHtml(note.text)}<br>${link(note.url, note.label, color)}`
          : escapeHtml(note.text),
      ),
    ),
    row(`${escapeHtml(mailFrame.closing)}<br>${escapeHtml(mailFrame.team(phrases.of))}`),
  ]
}

function footer(service: string, edition: ServedEdition): string {
  const { color } = edition.theme
  const phone = link(`tel:${edition.servicePhone.replaceAll(' ', '')}`, edition.servicePhone, color)
  const links = footerLinks(edition).map(({ label, url }) => link(url, label, color))
  return row(
    [
      `${escapeHtml(mailFrame.help)} ${phone}`,
      escapeHtml(service),
      escapeHtml(edition.imprintLine),
      links.join(' · '),
    ].join('<br>\n'),
    `border-top:1px solid #d8d4cc;padding:16px 0 0;${small};font-size:13px`,
    'small',
  )
}

/** Only where a program shows mails dark by itself and reads style sheets; without it nothing is missing. */
const dark = ({ theme }: ServedEdition) =>
  `<style>@media (prefers-color-scheme:dark){.page{background-color:#1c1c1c!important}.words,.head{color:#f1efec!important}.small{color:#c9c5be!important}.link{color:${theme.colorDark}!important}}</style>`

/** The mail as HTML. Source: docs/spec/flows.md#form-of-a-mail. */
export function htmlPart(
  content: MailContent & { greeting: string; service: string },
  edition: ServedEdition,
): string {
  const head = `${row(escapeHtml(edition.name), `padding:0 0 12px;border-bottom:2px solid ${edition.theme.color};font-family:Georgia,'Times New Roman',serif;font-size:22px;line-height:120%;font-weight:bold;color:#1c1c1c`, 'head')}
<tr><td height="24" style="font-size:0;line-height:24px">&nbsp;</td></tr>`
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(content.subject)}</title>${dark(edition)}</head>
<body class="page" style="margin:0;padding:0;background-color:#f5f3ef">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f5f3ef" style="background-color:#f5f3ef"><tr><td align="center" style="padding:24px 16px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center" style="width:100%;max-width:560px;text-align:left">
${head}
${rows(content, edition).join('\n')}
${footer(content.service, edition)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}
