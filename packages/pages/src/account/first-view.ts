import type { ServedEdition } from '@leserkonto/editions'
import { escapeHtml } from '@leserkonto/rules'
import { screenTitles } from '@leserkonto/texts'
import type { AccountRoute } from './route-table.ts'

// Everything else comes from the usual tokens and headings. The fallback font has the metrics of the web font, which
// would compete with the scripts on a slow line; the letter spacing makes up for its slightly narrower lines.
const styles = `.first header{background:var(--lk-paper-raised);box-shadow:var(--lk-shadow-header)}
.first header p{max-width:64.5rem;min-height:3.75rem;margin:auto;padding:.25rem 1rem;font:700 var(--lk-size-5)/2.75rem "Source Serif 4 Fallback",serif;letter-spacing:-.01em}
.first main{max-width:30rem;margin:auto;padding:2rem 1rem}
.first h1{font-family:"Source Serif 4 Fallback",serif;letter-spacing:.02em}
@media (width < 50em){.first header p{min-height:4.75rem}}`

/**
 * What the reader sees until the scripts have run: the edition's name and, if it is certain, the heading of the screen.
 * It has no style attribute, and the real view replaces it as a whole.
 */
export function firstView(route: AccountRoute | undefined, { name }: ServedEdition, nonce: string): string {
  return `<style nonce="${nonce}">${styles}</style>
<div class="first"><header><p>${escapeHtml(name)}</p></header><main>${heading(route)}</main></div>`
}

/** A page behind the login may turn out to be the login, and the root path always does. */
function heading(route: AccountRoute | undefined): string {
  const screen = route?.screen ?? 'NotFound'
  const uncertain = route?.login || screen === 'Root' || screen === 'LoginRegisterSuccess'
  return uncertain ? '' : `<h1>${escapeHtml(screenTitles[screen])}</h1>`
}
