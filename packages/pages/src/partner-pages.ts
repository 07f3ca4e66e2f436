import type { ServedEdition } from '@leserkonto/editions'
import { addresses, escapeHtml, helpAddress } from '@leserkonto/rules'
import { accountTexts, footNames, partnerTexts, uiTexts } from '@leserkonto/texts'
import { icon, policyHash } from './html.ts'

/** A page with the hashes of its style element and of its script, where it has one: `sha256-…`. */
export type PlainPage = { html: string; styleHash: string; scriptHash?: string }

const submits = 'document.forms[0].submit()'

/** What the OpenID provider says in a browser that it cannot lead back to a partner. */
export const partnerPages = (edition: ServedEdition) => {
  const { failed, goesOn, signOut, signOutFailed } = partnerTexts
  return {
    failed: (error: string): PlainPage =>
      page(edition, failed.title, paragraphs(failed.text, failed.code(error))),
    signOutFailed: (error: string): PlainPage =>
      page(edition, signOutFailed.title, paragraphs(signOutFailed.text, failed.code(error))),
    /** Sends `form`, markup of the provider's library with hidden fields that is not closed, by itself or by a button. */
    goesOn: (form: string): PlainPage => {
      const button = `<button>${escapeHtml(goesOn.button)}</button>`
      const content = `${paragraphs(goesOn.text)}${form}${button}</form><script>${submits}</script>`
      return { ...page(edition, goesOn.title, content), scriptHash: policyHash(submits) }
    },
    /** `form` is markup of the provider's library: hidden fields in a form with the id `op.logoutForm`. */
    signOut: (form: string, partner: string | undefined): PlainPage => {
      const button = (text: string, more: string) =>
        `<button form="op.logoutForm" ${more}>${escapeHtml(text)}</button>`
      const buttons = `${button(signOut.everywhere, 'name="logout" value="yes"')} ${button(signOut.here(partner), 'class="second"')}`
      return page(edition, signOut.title, `${paragraphs(signOut.text(partner))}${form}<p>${buttons}</p>`)
    },
    signedOut: (partner: string | undefined, stays: boolean): PlainPage => {
      const { everywhere, here, nowhere } = signOut.done
      const done = partner !== undefined ? here(partner) : stays ? nowhere : everywhere
      return page(edition, done.title, paragraphs(done.text))
    },
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
<meta name="theme-color" content="${edition.theme.color}">
<link rel="icon" href="${icon(edition)}">
<style>${style}</style>
</head>
<body>
${headOf(edition)}
<main><h1>${heading}</h1>${content}</main>
${footOf(edition)}
</body>
</html>
`
  return { html, styleHash: policyHash(style) }
}

const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`

const headOf = ({ name, logo, emblem }: ServedEdition) =>
  `<header><div>${emblem === null ? '' : `<svg viewBox="0 0 32 32" aria-hidden="true"><path d="${emblem}"/></svg>`}${link(addresses.overview, name)}<nav>${link(addresses.overview, accountTexts.nav.toPapers)}</nav>${link(logo.url, logo.text)}</div></header>`

const footOf = ({ links, servicePhone, serviceHours }: ServedEdition) =>
  `<footer><p>${escapeHtml(uiTexts.pageFoot.question)} ${link(`tel:${servicePhone.replaceAll(' ', '')}`, servicePhone)} (${escapeHtml(serviceHours)}), ${link(helpAddress, accountTexts.nav.help)}</p><ul>${footNames.map((name) => `<li>${link({ ...links, dataRequest: addresses.dataRequest }[name], accountTexts.footer[name])}</li>`).join('')}</ul></footer>`

// The look of the account's pages with no file to load; colours are those of styles/tokens.css.
const styleOf = ({ theme }: ServedEdition) => `
:root { color-scheme: light dark; --accent: light-dark(${theme.color}, ${theme.colorDark}); --ink: light-dark(#1a1a18, #eceae5); --soft: light-dark(#57544d, #b2afa8); --line: light-dark(#e2dfd8, #33373e) }
* { box-sizing: border-box }
body { background: light-dark(#fdfcfa, #14161a); color: var(--ink); display: flex; flex-direction: column; font: 1rem/1.5 "Source Sans 3", system-ui, sans-serif; margin: 0; min-height: 100vh; overflow-wrap: break-word }
a { color: inherit }
a:focus-visible, button:focus-visible { outline: 3px solid light-dark(#0b57d0, #9cc4ff); outline-offset: 2px }
header { background: light-dark(#fff, #1c1f25); box-shadow: 0 1px 2px rgb(0 0 0 / 6%), 0 4px 16px rgb(0 0 0 / 6%) }
header div, footer ul { align-items: center; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0 auto; max-width: 64.5rem; padding: .5rem 1rem }
header a { font-size: .875rem; font-weight: 600; line-height: 2.75rem; text-decoration: none }
header a:hover, footer a:hover { text-decoration: underline }
header svg { fill: var(--accent); width: 1.75rem }
header div > a:first-of-type { font: 700 1.375rem/2.75rem "Source Serif 4", Georgia, serif; margin-right: auto }
header div > a:last-child { border-left: 2px solid var(--accent); color: var(--soft); font: 600 .8125rem/1.5 "Source Serif 4", Georgia, serif; padding-left: .5rem }
main { flex: 1; margin: 0 auto; max-width: 30rem; padding: 2rem 1rem; width: 100% }
h1 { font: 700 clamp(1.75rem, 1.25rem + 2.2vw, 2.25rem)/1.2 "Source Serif 4", Georgia, serif; margin: 0 0 1rem }
p { margin: 0 0 1.5rem }
button { background: var(--accent); border: 1px solid transparent; border-radius: 4px; color: light-dark(#fff, #14161a); cursor: pointer; font: inherit; font-weight: 600; line-height: 1.25; margin: 0 .5rem .75rem 0; min-height: 2.75rem; padding: .5rem 1.25rem }
button.second { background: none; border-color: currentcolor; color: var(--accent) }
button:hover { text-decoration: underline }
footer { border-top: 1px solid var(--line); font-size: .875rem }
footer p { margin: 0 auto; max-width: 64.5rem; padding: 1.25rem 1rem 0 }
footer ul { color: var(--soft); list-style: none; padding: 1.25rem 1rem }
footer a { display: inline-block; padding: .25rem 0 }
`
