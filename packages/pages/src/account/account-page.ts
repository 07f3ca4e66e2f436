import { type ServedEdition, signOnOf } from '@leserkonto/editions'
import { addresses, editionVariables, escapeHtml, type PasskeyPlace } from '@leserkonto/rules'
import {
  accountTexts,
  partnerTexts,
  type ScreenName,
  screenTitles,
  signInSheetTexts,
} from '@leserkonto/texts'
import { icon, inlineFunction, inlineJson } from '../html.ts'
import { askNames, askOnce } from '../session/ask-once.ts'
import { sessionKey, type WayShares } from '../session-key.ts'
import { type Assets, accountEntry } from './assets.ts'
import { othersOf } from './drawn-edition.ts'
import { firstScript } from './first-script.ts'
import { firstView } from './first-view.ts'
import { type PageData, pageDataId } from './page-data.ts'
import type { AccountRoute } from './route-table.ts'
import { signOnScript } from './sign-on-script.ts'
import { manifestAddress } from './web-app-manifest.ts'

/** Account pages that search engines may show, each with its canonical address. */
export const publicPaths = {
  LoginRegister: addresses.login,
  Newsletter: addresses.newsletter,
} as const satisfies Partial<Record<ScreenName, string>>

/** Whether a screen is one that search engines may show. */
const isPublic = (screen: ScreenName): screen is keyof typeof publicPaths => screen in publicPaths

/** What the server knows when a browser requests an account page. */
export type AccountPageRequest = {
  /** The browser has the mark of a reader: only then the login asks for them, and strangers load nothing of it. @default false */
  readonly isKnown?: boolean
  /** The screen that was asked for; undefined where there is none. */
  readonly route: AccountRoute | undefined
  /** The path that was asked for. */
  readonly path: string
  /** The edition of the request's host. */
  readonly edition: ServedEdition
  /** All editions of this deployment: a return URL may lead to any of them. */
  readonly editions: readonly ServedEdition[]
  /** Where readers of this page use their passkeys. */
  readonly passkeys: PasskeyPlace
  /** How many of a hundred devices have each way in. */
  readonly shares: WayShares
  /** The partner whose sign-in the page belongs to, with the address that it thinks its reader has. */
  readonly partner?: { readonly name: string; readonly emailHint?: string | undefined } | undefined
  /** The headline of the locked article that the reader wants to read on. */
  readonly headline?: string | undefined
  /** Fresh random value, the same as in the content security policy. */
  readonly nonce: string
  /** Origin of the API, empty when it answers on the page's own. */
  readonly apiOrigin: string
  /** Exactly `local` or `dev`. */
  readonly development: boolean
  /** A request header may control the publisher's stand-in. */
  readonly mockHeader: boolean
}

/** The shell of an account page: 200, or 404 with a page that says so. Source: docs/spec/account.md#routes. */
export function accountPage(
  request: AccountPageRequest,
  assets: Assets,
): { status: 200 | 404; html: string } {
  return { status: request.route ? 200 : 404, html: shell(request, assets) }
}

/**
 * A foot at the end of the window moves up with each line that comes. So it is seen as soon as what follows it is there: the data
 * of the page.
 */
const footWhenWhole = `body:not(:has(#${pageDataId})) footer{visibility:hidden}`

function shell(request: AccountPageRequest, assets: Assets): string {
  const { edition, nonce, route } = request
  const first = firstView(request, assets)
  const screen = route?.screen ?? 'NotFound'
  const title = escapeHtml(accountTexts.pageTitle(screenTitles[screen], edition.name))
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<title>${title}</title>
<script nonce="${nonce}">${firstScript(route?.fromMail === true)}${asking(request)}</script>
<meta name="viewport" content="width=device-width, initial-scale=1">
${searchTags(screen, edition)}
<meta property="csp-nonce" nonce="${nonce}">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${edition.theme.color}">
<link rel="icon" href="${icon(edition)}">
${screen === 'Push' ? `<link rel="manifest" href="${manifestAddress}">\n` : ''}<style nonce="${nonce}">${accent(edition)}${footWhenWhole}${first.style}</style>
${tags(screen, nonce, assets)}
</head>
<body>
<noscript><p>${escapeHtml(accountTexts.noScript)}</p></noscript>
${first.body}
<script type="application/json" id="${pageDataId}" nonce="${nonce}">${inlineJson(pageData(request))}</script>
</body>
</html>
`
}

/** What asks the sign-on before anything is shown: where a reader is needed, and where a known one would meet a form. */
function asking({ route, edition, isKnown }: AccountPageRequest): string {
  if (route?.login) return `;${signOnScript(wayOf(edition))}`
  // A newspaper's root leads to the login.
  if (!isKnown || (route?.screen !== 'LoginRegister' && route?.screen !== 'Root')) return ''
  return `;window.arrivalHash||${inlineFunction(askOnce)}(window,${JSON.stringify(askNames)})`
}

const wayOf = ({ ownUrl }: ServedEdition) => ({
  origin: new URL(ownUrl).origin,
  key: sessionKey,
  signOn: addresses.signOn,
})

function searchTags(screen: ScreenName, { name, ownUrl }: ServedEdition): string {
  if (!isPublic(screen)) return '<meta name="robots" content="noindex">'
  const description = escapeHtml(accountTexts.descriptions[screen](name))
  return `<meta name="description" content="${description}">
<link rel="canonical" href="${escapeHtml(ownUrl + publicPaths[screen])}">`
}

function pageData({ edition, editions, ...rest }: AccountPageRequest): PageData {
  const {
    isSignOn,
    freeArticles,
    search,
    refusedCrawlers,
    licence,
    replyTo,
    editor,
    pictureOrigins,
    embedOrigins,
    pushTopics,
    domains,
    handOverTargets,
    ...shown
  } = edition
  return {
    edition: shown,
    papers: othersOf(edition, editions),
    signOnEdition: isSignOn,
    signOnUrl: signOnOf(editions).ownUrl,
    passkeys: rest.passkeys,
    shares: rest.shares,
    returnTargets: {
      domains: [...new Set(editions.flatMap(({ domains }) => domains))],
      ownOrigins: editions.map(({ ownUrl }) => ownUrl),
      development: rest.development,
    },
    handOverTargets: editions.flatMap(({ handOverTargets }) => handOverTargets),
    editionNames: Object.fromEntries(editions.map(({ shortcut, name }) => [shortcut, name])),
    ...(rest.headline !== undefined && { lead: signInSheetTexts.goesOn(rest.headline) }),
    ...(rest.partner && { lead: partnerTexts.at(rest.partner.name) }),
    ...(rest.partner?.emailHint !== undefined && { emailHint: rest.partner.emailHint }),
    apiOrigin: rest.apiOrigin,
    mockHeader: rest.mockHeader,
  }
}

// The edition's own colours come before the first style sheet, so that nothing changes colour while it loads.
const accent = ({ theme }: ServedEdition) =>
  `:root{${Object.entries(editionVariables(theme))
    .map((pair) => pair.join(':'))
    .join(';')}}`

function tags(screen: ScreenName, nonce: string, assets: Assets): string {
  if (assets.kind === 'devServer') return devServerTags(nonce, assets.origin)
  const { scripts, styles } = assets.filesFor(screen)
  const others = scripts.filter((file) => file !== assets.entry)
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="${file}" nonce="${nonce}">`),
    `<script nonce="${nonce}">${lateScripts(assets.entry, others)}</script>`,
  ].join('\n')
}

/**
 * Text of an inline script that loads the page's own scripts after the first view was painted. The scripts are fifteen
 * times as large as the style sheet which that view needs, and on a slow line they would delay it. A hidden page is not
 * painted and loads them at once; one that leaves by the sign-on needs none.
 */
const lateScripts = (entry: string, others: readonly string[]): string =>
  `window.leaves||(function(load){document.hidden?load():requestAnimationFrame(function(){setTimeout(load)})})(function(){
${inlineJson(others)}.forEach(function(file){document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:file}))})
import(${inlineJson(entry)})})`

/** What Vite's own HTML would contain: its client and the preamble of React's hot reload. */
function devServerTags(nonce: string, origin: string): string {
  return `<script type="module" nonce="${nonce}">import { injectIntoGlobalHook } from '${origin}/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type</script>
<script type="module" src="${origin}/@vite/client" nonce="${nonce}"></script>
<script type="module" src="${origin}/${accountEntry}" nonce="${nonce}"></script>`
}
