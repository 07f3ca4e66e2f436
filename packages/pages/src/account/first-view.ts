import { isSignOn, type ServedEdition } from '@leserkonto/editions'
import { addresses, escapeHtml } from '@leserkonto/rules'
import { screenTitles } from '@leserkonto/texts'
import { sessionKey } from '../session-key.ts'
import type { Assets } from './assets.ts'
import { markedHeading, othersOf, withEdition } from './drawn-edition.ts'
import { drawnScript } from './drawn-script.ts'
import { drawnMark, rootId } from './page-data.ts'
import type { AccountRoute } from './route-table.ts'

/** What a page shows until its scripts have run. */
type FirstView = { readonly style: string; readonly body: string }

type Visit = {
  readonly path: string
  readonly route: AccountRoute | undefined
  readonly edition: ServedEdition
  readonly editions: readonly ServedEdition[]
  readonly nonce: string
  readonly partner?: object | undefined
  readonly headline?: string | undefined
}

/**
 * The page itself where the build has drawn it, else its frame; nothing where the bundler's server sends the styles, or where
 * there is no other newspaper, which the build has drawn.
 */
export function firstView(
  { path, route, edition, editions, nonce, partner, headline }: Visit,
  assets: Assets,
): FirstView {
  const papers = othersOf(edition, editions)
  if (assets.kind === 'devServer' || papers.length === 0)
    return { style: '', body: `<div id="${rootId}"></div>` }
  const kind = isSignOn(edition) ? 'signOn' : 'newspaper'
  const made = (drawn: string) => withEdition(drawn, edition, papers)
  // The build knows of no partner and of no article, whose name would be missing.
  if (path === addresses.login && partner === undefined && headline === undefined)
    return { style: styleOf(`[${drawnMark}]`), body: drawnBody(made(assets.drawn.signIn[kind]), nonce) }
  const frame = made(withHeading(assets.drawn.frame[kind], heading(route)))
  return { style: styleOf('.first'), body: `<div id="${rootId}"><div class="first">${frame}</div></div>` }
}

// Everything else comes from the sheet. The fallback fonts have the metrics of the web fonts, which would compete with the
// scripts on a slow line; the letter spacing makes up for the slightly narrower lines. The real view replaces a frame as a
// whole, and takes over a drawn page, which then loses its mark.
const styleOf = (place: string) =>
  `${place}{--lk-font-serif:"Leserkonto Serif Fallback",serif;--lk-font-sans:"Leserkonto Sans Fallback",system-ui,sans-serif;font-family:var(--lk-font-sans)}${place} h1{letter-spacing:.02em}`

/**
 * The heading of the screen where it is certain: a page behind the login may turn out to be the login, and the root path
 * always does.
 */
function heading(route: AccountRoute | undefined): string {
  const screen = route?.screen ?? 'NotFound'
  const uncertain = route?.login || screen === 'Root' || screen === 'LoginRegisterSuccess'
  return uncertain ? '' : escapeHtml(screenTitles[screen])
}

const withHeading = (frame: string, text: string): string =>
  text === '' ? frame.replace(markedH1, '') : frame.replace(markedHeading, () => text)

const markedH1 = new RegExp(`<h1[^>]*>${markedHeading}</h1>`)

/** A form that nothing listens to is of no use without scripts: then only the sentence that says so is shown. */
const drawnBody = (markup: string, nonce: string) =>
  `<noscript><style nonce="${nonce}">#${rootId}{display:none}</style></noscript>
<div id="${rootId}" ${drawnMark}>${markup}</div>
<script nonce="${nonce}">${drawnScript({ rootId, mark: drawnMark, sessionKey })}</script>`
