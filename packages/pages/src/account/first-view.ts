import type { ServedEdition } from '@leserkonto/editions'
import { addresses, escapeHtml } from '@leserkonto/rules'
import { screenTitles } from '@leserkonto/texts'
import { sessionKey } from '../session-key.ts'
import type { Assets } from './assets.ts'
import { drawnScript } from './drawn-script.ts'
import { drawnMark, rootId } from './page-data.ts'
import type { AccountRoute } from './route-table.ts'

/** What a page shows until its scripts have run. */
type FirstView = { readonly style: string; readonly body: string }

type Visit = {
  readonly path: string
  readonly route: AccountRoute | undefined
  readonly edition: ServedEdition
  readonly nonce: string
  readonly partner?: string | undefined
}

/** The page itself where the build has drawn it, else its frame; nothing where the bundler's server sends the styles. */
export function firstView({ path, route, edition, nonce, partner }: Visit, assets: Assets): FirstView {
  if (assets.kind === 'devServer') return { style: '', body: `<div id="${rootId}"></div>` }
  // The build knows of no partner, whose name would be missing.
  const drawn =
    path === addresses.login && partner === undefined ? assets.signIn[edition.shortcut] : undefined
  return drawn === undefined
    ? { style: frameStyle, body: `<div id="${rootId}">${frame(route, edition.name)}</div>` }
    : { style: drawnStyle, body: drawnBody(drawn, nonce) }
}

// Everything else comes from the usual tokens and headings. The fallback font has the metrics of the web font, which
// would compete with the scripts on a slow line; the letter spacing makes up for its slightly narrower lines.
const frameStyle = `.first header{background:var(--lk-paper-raised);box-shadow:var(--lk-shadow-header)}
.first header p{max-width:64.5rem;min-height:3.75rem;margin:auto;padding:.25rem 1rem;font:700 var(--lk-size-5)/2.75rem "Source Serif 4 Fallback",serif;letter-spacing:-.01em}
.first main{max-width:30rem;margin:auto;padding:2rem 1rem}
.first h1{font-family:"Source Serif 4 Fallback",serif;letter-spacing:.02em}
@media (width < 50em){.first header p{min-height:4.75rem}}`

/**
 * The edition's name and, if it is certain, the heading of the screen. It has no style attribute, and the real view
 * replaces it as a whole.
 */
const frame = (route: AccountRoute | undefined, name: string) =>
  `<div class="first"><header><p>${escapeHtml(name)}</p></header><main>${heading(route)}</main></div>`

/** A page behind the login may turn out to be the login, and the root path always does. */
function heading(route: AccountRoute | undefined): string {
  const screen = route?.screen ?? 'NotFound'
  const uncertain = route?.login || screen === 'Root' || screen === 'LoginRegisterSuccess'
  return uncertain ? '' : `<h1>${escapeHtml(screenTitles[screen])}</h1>`
}

// The same about the font, until the page's own code has taken over and removes the mark.
const drawnStyle = `[${drawnMark}]{--lk-font-serif:"Source Serif 4 Fallback",serif}[${drawnMark}] h1{letter-spacing:.02em}`

/** A form that nothing listens to is of no use without scripts: then only the sentence that says so is shown. */
const drawnBody = (markup: string, nonce: string) =>
  `<noscript><style nonce="${nonce}">#${rootId}{display:none}</style></noscript>
<div id="${rootId}" ${drawnMark}>${markup}</div>
<script nonce="${nonce}">${drawnScript({ rootId, mark: drawnMark, sessionKey })}</script>`
