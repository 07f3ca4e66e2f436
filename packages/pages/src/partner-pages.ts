import type { ServedEdition } from '@leserkonto/editions'
import { escapeHtml } from '@leserkonto/rules'
import { partnerTexts } from '@leserkonto/texts'
import { icon, policyHash } from './html.ts'

/** A page without script, with the hash of its style element: `sha256-…`. */
export type PlainPage = { html: string; styleHash: string }

/** What the OpenID provider says in a browser that it cannot lead back to a partner. */
export const partnerPages = (edition: ServedEdition) => {
  const { failed, signOut } = partnerTexts
  return {
    failed: (error: string): PlainPage =>
      page(edition, failed.title, paragraphs(failed.text, failed.code(error))),
    /** `form` is markup of the provider's library: hidden fields in a form with the id `op.logoutForm`. */
    signOut: (form: string, partner: string | undefined): PlainPage => {
      const button = (text: string, more: string) =>
        `<button form="op.logoutForm" ${more}>${escapeHtml(text)}</button>`
      const buttons = `${button(signOut.everywhere, 'name="logout" value="yes"')} ${button(signOut.here(partner), 'class="second"')}`
      return page(edition, signOut.title, `${paragraphs(signOut.text(partner))}${form}<p>${buttons}</p>`)
    },
    signedOut: (): PlainPage => page(edition, signOut.done.title, paragraphs(signOut.done.text)),
  }
}

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')

function page(edition: ServedEdition, title: string, content: string): PlainPage {
  const style = styleOf(edition)
  const heading = escapeHtml(title)
  const html = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<title>${heading} – ${escapeHtml(edition.name)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${icon(edition)}">
<style>${style}</style>
</head>
<body>
<header>${escapeHtml(edition.name)}</header>
<main><h1>${heading}</h1>${content}</main>
</body>
</html>
`
  return { html, styleHash: policyHash(style) }
}

const styleOf = ({ theme }: ServedEdition) => `
:root { color-scheme: light dark }
body { font: 1.0625rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 36rem; padding: 1rem }
header { border-bottom: 3px solid ${theme.color}; font: 700 1.25rem Georgia, serif; padding: .5rem 0 }
h1 { font: 700 1.75rem/1.25 Georgia, serif; margin: 2rem 0 1rem }
button { border: 1px solid; border-radius: 4px; cursor: pointer; font: inherit; margin: 0 .5rem .75rem 0; min-height: 2.75rem; padding: .5rem 1rem }
button:not(.second) { background: #1d1d1b; border-color: #1d1d1b; color: #fff }
button.second { background: none; color: inherit }
@media (prefers-color-scheme: dark) { button:not(.second) { background: #fff; border-color: #fff; color: #1d1d1b } }
`
