import { Problem } from '@leserkonto/contracts'
import { isSignOn, type ServedEdition } from '@leserkonto/editions'
import { publicPaths } from '@leserkonto/pages'
import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { addresses, sectionAddress } from '@leserkonto/rules'
import { portalSections, portalTexts } from '@leserkonto/texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../context.ts'
import { editionOfHost } from '../edition-of.ts'

const articlesInFeed = 50
const articlesInSitemap = 100

/** What programs read of an edition: its feed, its map, and where they are welcome. */
export function feeds(app: FastifyInstance, deps: Deps): void {
  const route = (url: string, type: string, write: (edition: ServedEdition) => Promise<string> | string) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request: FastifyRequest, reply: FastifyReply) =>
        reply
          .type(`${type}; charset=utf-8`)
          .header('cache-control', 'public, max-age=300')
          .send(await write(editionOfHost(deps, request))),
    })
  const latest = async ({ shortcut }: ServedEdition, limit: number) =>
    (await deps.publisher.articles({ edition: shortcut, limit }))?.articles ?? []

  route('/robots.txt', 'text/plain', robots)
  route('/feed.xml', 'application/rss+xml', async (edition) => {
    if (isSignOn(edition)) throw new Problem('NOT_FOUND')
    return feed(edition, await latest(edition, articlesInFeed))
  })
  route('/sitemap.xml', 'application/xml', async (edition) =>
    sitemap(edition, await latest(edition, articlesInSitemap)),
  )
}

const robots = ({ ownUrl }: ServedEdition) =>
  [
    'User-agent: *',
    ...Object.values(publicPaths).map((path) => `Allow: ${path}$`),
    'Disallow: /service/',
    'Disallow: /na/',
    `Sitemap: ${ownUrl}/sitemap.xml`,
    '',
  ].join('\n')

/** RSS 2.0; a plus article is there with its teaser, as on the front. */
function feed({ name, ownUrl }: ServedEdition, articles: readonly ArticleTeaser[]): string {
  const items = articles.map(
    ({ url, headline, teaser, category, publicationDate }) =>
      `<item><title>${xml(headline)}</title><link>${xml(ownUrl + url)}</link><guid>${xml(ownUrl + url)}</guid>` +
      `<description>${xml(teaser)}</description><category>${xml(category)}</category>` +
      `<pubDate>${new Date(publicationDate * 1000).toUTCString()}</pubDate></item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xml(name)}</title><link>${xml(ownUrl + addresses.overview)}</link>
<description>${xml(portalTexts.overview.description(name))}</description><language>de-DE</language>
<atom:link href="${xml(`${ownUrl}/feed.xml`)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
}

/** The front, the sections and the articles, each with its last change. */
function sitemap(edition: ServedEdition, articles: readonly ArticleTeaser[]): string {
  const { ownUrl } = edition
  const sections = isSignOn(edition) ? [] : portalSections.map(({ slug }) => sectionAddress(slug))
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

// Signs that XML does not know would make the whole feed unreadable. Source: XML 1.0 §2.2.
const noXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const xml = (text: string) => text.replace(noXml, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
