import { deskAddresses, escapeHtml, keysOf } from '@leserkonto/rules'
import { deskReaderTexts, deskTexts, staffRoleTexts } from '@leserkonto/texts'
import { policyHash } from '../html.ts'
import type { PlainPage } from '../partner-pages.ts'
import { deskStyle } from './desk-style.ts'
import type { DeskBlock, DeskCell, DeskField, DeskForm, DeskReader, DeskView } from './view.ts'

/**
 * A page of the desk, as markup without a script. All forms carry the proof that this page has sent them.
 * Source: docs/spec/service-desk.md#pages.
 */
export function deskPage(view: DeskView, reader: DeskReader | undefined): PlainPage {
  const title = escapeHtml(view.title)
  const html = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<title>${title} – ${deskTexts.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<link rel="icon" href="data:,">${view.isFramed ? '\n<base target="_blank">' : ''}
<style>${deskStyle}</style>
</head>
<body>
<a class="skip" href="#inhalt">${deskTexts.skip}</a>
${view.isFramed ? '' : headOf(view, reader)}
<main id="inhalt" tabindex="-1"><h1>${title}</h1>${contentOf(view.blocks, reader?.proof)}</main>
</body>
</html>
`
  return { html, styleHash: policyHash(deskStyle) }
}

/** What can be done stands beside what comes after it, where there is room. */
function contentOf(blocks: readonly DeskBlock[], proof: string | undefined): string {
  const all = blocks.map((block, at) => blockOf(block, at, proof))
  const acts = blocks.findIndex(({ kind }) => kind === 'forms')
  if (acts < 0) return all.join('\n')
  const [before, rest] = [all.slice(0, acts), all.slice(acts + 1)]
  return `${before.join('\n')}<div class="sides">${all[acts]}<div class="rest">${rest.join('\n')}</div></div>`
}

/**
 * The policy of a page of the desk: it loads nothing, sends forms to itself and to nobody else, and stands in the frames of these
 * origins alone.
 */
export const deskPolicy = ({ styleHash }: PlainPage, framedBy: readonly string[] = []): string =>
  [
    "default-src 'none'",
    `style-src '${styleHash}'`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy.length > 0 ? framedBy.join(' ') : "'none'"}`,
  ].join('; ')

/** Ways of the frame for those who are no leads. */
const openTo = { service: ['search', 'cases'], auditor: ['record'] } as const

function headOf({ place }: DeskView, reader: DeskReader | undefined): string {
  const { nav, name, signOut, signedInAs } = deskTexts
  if (!reader) return `<header><div><strong>${name}</strong></div></header>`
  const ways = keysOf(nav).flatMap((key) => {
    const isOpen = reader.role === 'lead' || openTo[reader.role].some((one) => one === key)
    const href = deskAddresses[key]
    return isOpen ? [`<a href="${href}"${key === place ? ' aria-current="page"' : ''}>${nav[key]}</a>`] : []
  })
  const who = escapeHtml(signedInAs(reader.name, staffRoleTexts[reader.role]))
  const out = formOf({ action: deskAddresses.signOut, button: signOut, fields: [] }, 'out', reader.proof)
  return `<header><div><strong>${name}</strong><nav aria-label="${name}">${ways.join('')}</nav><span>${who}</span>${out}</div></header>`
}

function blockOf(block: DeskBlock, at: number, proof: string | undefined): string {
  switch (block.kind) {
    case 'notice':
      return `<p class="notice ${block.tone}" role="${block.tone === 'refused' ? 'alert' : 'status'}">${escapeHtml(block.text)}</p>`
    case 'text':
      return `<p>${escapeHtml(block.text)}</p>`
    case 'link':
      return `<p><a href="${escapeHtml(block.href)}">${escapeHtml(block.text)}</a></p>`
    case 'form':
      return formOf(block.form, `f${at}`, proof)
    case 'facts':
      return `<section><h2>${escapeHtml(block.title)}</h2><dl>${block.facts.map(([term, value]) => `<div><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl></section>`
    case 'forms':
      return `<section class="acts"><h2>${escapeHtml(block.title)}</h2>${block.forms.map((form, place) => `<details><summary>${escapeHtml(form.title ?? form.button)}</summary>${formOf(form, `f${at}-${place}`, proof)}</details>`).join('')}</section>`
    case 'table':
      return tableOf(block, at, proof)
  }
}

type Table = Extract<DeskBlock, { kind: 'table' }>

function tableOf({ title, columns, rows }: Table, at: number, proof: string | undefined): string {
  const heading = `<h2 id="t${at}">${escapeHtml(title)}</h2>`
  if (rows.length === 0) return `<section>${heading}<p class="soft">${deskReaderTexts.empty}</p></section>`
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('')
  const body = rows
    .map((row, place) => {
      const cells = row.map(
        (cell, column) =>
          `<td data-column="${escapeHtml(columns[column] ?? '')}">${cellOf(cell, `t${at}-${place}-${column}`, proof)}</td>`,
      )
      return `<tr>${cells.join('')}</tr>`
    })
    .join('')
  return `<section>${heading}<table aria-labelledby="t${at}"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></section>`
}

function cellOf(cell: DeskCell, id: string, proof: string | undefined): string {
  if (typeof cell === 'string') return escapeHtml(cell)
  if ('href' in cell) return `<a href="${escapeHtml(cell.href)}">${escapeHtml(cell.text)}</a>`
  return cell.forms.map((form, at) => formOf(form, `${id}-${at}`, proof)).join('')
}

function formOf({ action, button, fields, text, isGrave }: DeskForm, id: string, proof = ''): string {
  const all = fields.map((field) => fieldOf(field, `${id}-${field.name}`)).join('')
  const proven = proof && `<input type="hidden" name="proof" value="${escapeHtml(proof)}">`
  const said = text ? `<p>${escapeHtml(text)}</p>` : ''
  return `<form method="post" action="${escapeHtml(action)}">${said}${proven}${all}<button${isGrave ? ' class="grave"' : ''}>${escapeHtml(button)}</button></form>`
}

function fieldOf(field: DeskField, id: string): string {
  const name = escapeHtml(field.name)
  if (field.kind === 'hidden')
    return `<input type="hidden" name="${name}" value="${escapeHtml(field.value)}">`
  const label = `<label for="${id}">${escapeHtml(field.label)}</label>`
  if (field.kind === 'choice') {
    const options = field.options.map(
      ([value, text]) =>
        `<option value="${escapeHtml(value)}"${value === field.value ? ' selected' : ''}>${escapeHtml(text)}</option>`,
    )
    return `<div class="field">${label}<select id="${id}" name="${name}" required>${options.join('')}</select></div>`
  }
  const { value = '', hint, most, isFirst } = field
  const described = hint ? ` aria-describedby="${id}-hint"` : ''
  const given = `id="${id}" name="${name}" required${described}${isFirst ? ' autofocus' : ''}`
  const said = hint ? `<p class="soft" id="${id}-hint">${escapeHtml(hint)}</p>` : ''
  const bound = field.kind === 'number' ? ` min="1" max="${most ?? ''}"` : ` maxlength="${most ?? 254}"`
  const input =
    field.kind === 'lines'
      ? `<textarea ${given} rows="3"${bound}>${escapeHtml(value)}</textarea>`
      : `<input type="${field.kind}" ${given}${bound} autocomplete="off" value="${escapeHtml(value)}">`
  return `<div class="field">${label}${input}${said}</div>`
}
