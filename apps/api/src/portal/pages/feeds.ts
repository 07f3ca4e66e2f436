import { Problem } from '@leserkonto/contracts'
import { isSignOn, type ServedEdition } from '@leserkonto/editions'
import { publicPaths } from '@leserkonto/pages'
import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { addresses, isAdvert, searchAddress, sectionAddress } from '@leserkonto/rules'
import { portalSections, portalTexts } from '@leserkonto/texts'
import type { PortalOperations, With } from '../../context.ts'
import { inOrder } from './sources.ts'

const articlesInFeed = 50
const articlesInSitemap = 100

/** The newest that the newsroom wrote: advertisements are no news, and here nothing would mark them. */
async function latest({ shortcut }: ServedEdition, limit: number, { publisher }: With<'publisher'>) {
  const page = await inOrder(publisher).articles({ edition: shortcut, limit })
  return (page?.articles ?? []).filter((article) => !isAdvert(article))
}

/**
 * Paths that crawlers may read, who may read nothing, and the licence of the texts, which is nobody's group.
 * Source: RFC 9309, rslstandard.org/guide/robots-txt.
 */
export const robots: PortalOperations['robots'] = async ({ ownUrl, refusedCrawlers, licence }) =>
  [
    ...(licence === undefined ? [] : [`License: ${licence}`, '']),
    ...refusedCrawlers.map((name) => `User-agent: ${name}`),
    ...(refusedCrawlers.length > 0 ? ['Disallow: /', ''] : []),
    'User-agent: *',
    ...Object.values(publicPaths).map((path) => `Allow: ${path}$`),
    'Disallow: /service/',
    'Disallow: /na/',
    'Disallow: /sign-on',
    `Disallow: ${searchAddress}`,
    '',
    `Sitemap: ${ownUrl}/sitemap.xml`,
    '',
  ].join('\n')

/** RSS 2.0; a plus article has only its teaser, as on the front. The sign-on edition has no feed: NOT_FOUND. */
export const feed: PortalOperations['feed'] = async (edition, work) => {
  if (isSignOn(edition)) throw new Problem('NOT_FOUND')
  const { name, ownUrl } = edition
  const articles = await latest(edition, articlesInFeed, work)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xml(name)}</title><link>${xml(ownUrl + addresses.overview)}</link>
<description>${xml(portalTexts.overview.description(name))}</description><language>de-DE</language>
<atom:link href="${xml(`${ownUrl}/feed.xml`)}" rel="self" type="application/rss+xml"/>
${articles.map((article) => feedItem(article, ownUrl)).join('\n')}
</channel></rss>
`
}

const feedItem = ({ url, headline, teaser, category, publicationDate }: ArticleTeaser, ownUrl: string) =>
  `<item><title>${xml(headline)}</title><link>${xml(ownUrl + url)}</link><guid>${xml(ownUrl + url)}</guid>` +
  `<description>${xml(teaser)}</description><category>${xml(category)}</category>` +
  `<pubDate>${new Date(publicationDate * 1000).toUTCString()}</pubDate></item>`

/** The front, the sections and the articles, each with its last change. */
export const sitemap: PortalOperations['sitemap'] = async (edition, work) => {
  const { ownUrl } = edition
  const sections = isSignOn(edition) ? [] : portalSections.map(({ slug }) => sectionAddress(slug))
  const articles = await latest(edition, articlesInSitemap, work)
  const lines = [
    ...[addresses.overview, ...sections].map((path) => `<url><loc>${xml(ownUrl + path)}</loc></url>`),
    ...articles.map(({ url, publicationDate, changeDate }) => {
      const changed = new Date((changeDate ?? publicationDate) * 1000).toISOString()
      return `<url><loc>${xml(ownUrl + url)}</loc><lastmod>${changed}</lastmod></url>`
    }),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// Characters that XML does not allow would make the whole feed unreadable. Source: XML 1.0 §2.2.
const noXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const xml = (text: string) => text.replace(noXml, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
