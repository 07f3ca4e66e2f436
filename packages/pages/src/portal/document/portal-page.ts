import { editionVariables, escapeHtml, measuredPage } from '@leserkonto/rules'
import { icon, inlineJson } from '../../html.ts'
import { type Portal, type Sheet, sheetOf } from '../portal-assets.ts'
import { type PortalSurroundings, type PortalView, pageNameOf, type WholePage } from '../view.ts'
import { firstPictureLinks } from './first-picture.ts'
import { newsArticle } from './news-article.ts'
import { portalFirstScript } from './portal-first-script.ts'
import { type PageSummary, summaryOf } from './portal-summary.ts'
import { webSite } from './web-site.ts'

/** A portal page ready to send. */
export type PortalPage = {
  readonly html: string
  /** For the content security policy. */
  readonly styleHashes: readonly string[]
  /** For the content security policy: the edition has a tag manager. */
  readonly measures: boolean
}

/** The whole document: the same bytes for the same view, so that caches may keep it. */
export function portalPage(view: PortalView, surroundings: PortalSurroundings, portal: Portal): PortalPage {
  const { edition } = surroundings
  const body = portal.render(view, surroundings)
  if (view.page === 'live') return { html: livePart(view, body), styleHashes: [], measures: false }
  const styles = [accentOf(edition.theme), portal.sheetFor(pageNameOf(view), grows(view) ? undefined : body)]
  const html = `<!doctype html>
<html lang="de" data-late-font>
<head>
<meta charset="utf-8">
<script>${portalFirstScript}</script>
${metaTags(summaryOf(view, surroundings), surroundings)}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${edition.theme.color}">
<link rel="icon" href="${icon(edition)}">
${firstPictureLinks(body)}
${styles.map(({ text }) => `<style>${text}</style>`).join('\n')}
<script type="module" src="${portal.script}" fetchpriority="low"></script>
${portal.reloader ? `<script type="module" src="${portal.reloader}"></script>\n` : ''}${jsonLd(view, surroundings)}</head>
<body data-kind="${measuredPage(pageNameOf(view))}"${trackingOf(view, surroundings)}${passkeysOf(surroundings)}${sharesOf(surroundings)}>
${body}
</body>
</html>
`
  return {
    html,
    styleHashes: [...new Set([...styles, ...sheetsOfLaterPages(view, portal)].map(({ hash }) => hash))],
    measures: edition.tagManagerId !== null,
  }
}

/** No page for readers: the page of the article takes the entries out of it. */
const livePart = (
  { article: { headline, url }, live }: Extract<PortalView, { page: 'live' }>,
  body: string,
) => `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<title>${escapeHtml(headline)}</title>
<meta name="robots" content="noindex">
<p${live.ended ? ' data-ended' : ''}><a href="${escapeHtml(url)}">${escapeHtml(headline)}</a></p>
${body}
</html>
`

/** Its list takes in what other pages show, so it has all of its sheet. */
const grows = ({ page }: WholePage): boolean => page === 'section' || page === 'search'

/** A front's list is extended by the next page of a section, so the front needs that page's sheet (islands/load-more.ts). */
const sheetsOfLaterPages = ({ page }: PortalView, portal: Portal): Sheet[] =>
  page === 'overview' ? [portal.sheetFor('section')] : []

function metaTags(summary: PageSummary, { edition }: PortalSurroundings) {
  const { title, description, path, picture, type, more = [] } = summary
  const canonical = path === null ? null : escapeHtml(edition.ownUrl + path)
  const [shownTitle, shownText] = [escapeHtml(title), escapeHtml(description)]
  const site = escapeHtml(edition.name)
  return [
    `<title>${shownTitle}</title>`,
    `<meta name="description" content="${shownText}">`,
    canonical === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${canonical}">`,
    ...(edition.licence === undefined
      ? []
      : [`<link rel="license" type="application/rsl+xml" href="${escapeHtml(edition.licence)}">`]),
    ...(edition.isSignOn
      ? []
      : [`<link rel="alternate" type="application/rss+xml" title="${site}" href="/feed.xml">`]),
    `<meta property="og:type" content="${type}">`,
    `<meta property="og:site_name" content="${site}">`,
    '<meta property="og:locale" content="de_DE">',
    `<meta property="og:title" content="${shownTitle}">`,
    `<meta property="og:description" content="${shownText}">`,
    ...(canonical ? [`<meta property="og:url" content="${canonical}">`] : []),
    ...more.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    ...(picture ? pictureTags(picture, edition) : []),
  ].join('\n')
}

/** Without `twitter:card` one of the networks would not show the picture in full width. */
const pictureTags = (
  { src, alt }: NonNullable<PageSummary['picture']>,
  { ownUrl }: PortalSurroundings['edition'],
) => [
  `<meta property="og:image" content="${escapeHtml(new URL(src, ownUrl).href)}">`,
  ...(alt === '' ? [] : [`<meta property="og:image:alt" content="${escapeHtml(alt)}">`]),
  '<meta name="twitter:card" content="summary_large_image">',
]

/** A data block: browsers do not run it, so the policy need not allow it. */
const jsonLd = (view: PortalView, surroundings: PortalSurroundings) =>
  view.page === 'article'
    ? dataBlock(newsArticle(view, surroundings))
    : view.page === 'overview'
      ? dataBlock(webSite(surroundings))
      : ''

const dataBlock = (data: object) => `<script type="application/ld+json">${inlineJson(data)}</script>\n`

/** What the browser needs to measure a visit, in editions with a tag manager; error pages have no view to count. */
function trackingOf(shown: PortalView, { edition }: PortalSurroundings): string {
  const { page: view } = shown
  const { tagManagerId: id, trackingProductId } = edition
  // Whoever measures would learn the address, which opens the text.
  if (id === null || isOfGift(shown)) return ''
  const tracking = { id, trackingProductId, ...(view !== 'message' && { view }) }
  return ` data-tracking="${escapeHtml(JSON.stringify(tracking))}"`
}

const isOfGift = (view: PortalView) =>
  (view.page === 'article' && (view.gift ?? null) !== null) ||
  (view.page === 'message' && view.message === 'giftUnknown')

/** For the sheet that signs in; pages that use passkeys elsewhere say nothing. */
const passkeysOf = ({ passkeys }: PortalSurroundings): string =>
  passkeys === 'elsewhere' ? '' : ` data-passkeys="${passkeys}"`

/** Shares of ways in; the browser decides, since this page is the same for everybody. Most often all have all. */
const sharesOf = ({ shares: { sheet, passkey } }: PortalSurroundings): string =>
  sheet === 100 && passkey === 100 ? '' : ` data-shares="${sheet} ${passkey}"`

type Theme = PortalSurroundings['edition']['theme']

const accents = new WeakMap<Theme, Sheet>()

/** An edition's colours, mixed and hashed once: that takes as long as three teasers. */
function accentOf(theme: Theme): Sheet {
  const known = accents.get(theme)
  if (known) return known
  const variables = Object.entries(editionVariables(theme)).map(([name, value]) => `${name}:${value}`)
  const accent = sheetOf(`:root{${variables.join(';')}}`)
  accents.set(theme, accent)
  return accent
}
