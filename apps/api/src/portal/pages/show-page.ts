import { isSignOn } from '@leserkonto/editions'
import type { PortalRoute, PortalView } from '@leserkonto/pages'
import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { errorCode, isAdvert, isOutage, sectionAddress, withQuery } from '@leserkonto/rules'
import { latestSection, portalSections } from '@leserkonto/texts'
import type { PortalOperations } from '../../context.ts'
import { personWithPage } from '../articles/same-person.ts'
import { article, live } from './article.ts'
import { declaration, declared } from './declarations.ts'
import { gift } from './gift.ts'
import { dataSent, heldData } from './held-data.ts'
import { withoutPaidRanks } from './most-read.ts'
import { myNews } from './my-news.ts'
import { keysOf } from './page-keys.ts'
import { premiumNewsletters } from './premium-newsletters.ts'
import { search } from './search.ts'
import { pageReader, type Sources, shownSource } from './sources.ts'

const articlesOnPage = 6
/** Lines of time and headline. */
const newestOnFront = 10
/** The same on a page that there is not. */
const newestBeside = 5
/** Headlines of each section at the end of a front. */
const sectionLines = 3
/** The maximum that the source sends at once. */
const newestLooked = 100

const notFound = { page: 'message', message: 'notFound', latest: [] } as const
const unavailable = { page: 'message', message: 'unavailable' } as const

/** What an address shows to this reader; during an outage of the source a page that says so. */
export const showPage: PortalOperations['showPage'] = async (route, asked, work) => {
  const { publisher, editions } = work
  const { edition, cursor } = asked
  const reader = pageReader(asked, work)
  const shown =
    route?.page === 'declared'
      ? declared(route.name, asked, work)
      : route?.page === 'heldData'
        ? heldData(asked.dataToken, work)
        : route?.page === 'dataSent'
          ? dataSent(asked.dataAsked, work)
          : route?.page === 'gift'
            ? gift(route.token, { ...asked, reader }, work)
            : viewOf(route, { publisher, edition, editions, cursor, reader, isRead: asked.isRead })
  const found = await shown.catch((error): PortalView => {
    if (isOutage(error)) return unavailable
    throw error
  })
  const view = isNotFound(found) ? { ...found, latest: await latestFor(edition, publisher) } : found
  return { view, asksReader: reader.wasAsked(), keys: keysOf(view, edition.shortcut) }
}

const isNotFound = (view: PortalView) => view.page === 'message' && view.message === 'notFound'

/** What somebody may read who looked for a page that there is not; nothing while the source is down. */
async function latestFor(edition: Sources['edition'], publisher: Sources['publisher']) {
  if (isSignOn(edition)) return []
  const shown = shownSource(publisher, edition)
  const page = await shown.articles({ edition: edition.shortcut, limit: newestOnFront }).catch(() => null)
  return (page?.articles ?? []).filter((article) => !isAdvert(article)).slice(0, newestBeside)
}

export const isPersonal: PortalOperations['isPersonal'] = (route) =>
  ['myNews', 'premium', 'declaration', 'declared', 'dataRequest', 'dataSent', 'heldData', 'gift'].includes(
    route?.page ?? '',
  )

/** What a route shows to this reader. Rejects with PUBLISHER_UNAVAILABLE where the source is down and nothing is kept. */
export async function viewOf(route: PortalRoute | undefined, given: Sources): Promise<PortalView> {
  if (!route) return notFound
  const publisher = shownSource(given.publisher, given.edition)
  const sources = { ...given, publisher }
  switch (route.page) {
    case 'overview':
      return overview(sources)
    case 'section':
      return section(route.section, sources)
    case 'article':
      return article(route.id, sources)
    case 'live':
      return live(route.id, sources)
    case 'author':
      return author(route.path, sources)
    case 'search':
      return search(route.wish, sources)
    case 'myNews':
      return myNews(sources)
    case 'premium':
      return premiumNewsletters(sources)
    case 'help':
    case 'legal':
      return route
    case 'declaration':
      return declaration(route, sources)
    case 'dataRequest':
      return { page: 'dataRequest', ...(route.draft ?? { values: {}, errors: [], failure: null }) }
    // What a browser has declared, asked for or may look at is not made of these sources.
    case 'dataSent':
      return { ...route, email: null }
    case 'declared':
      return { ...route, declared: null }
    case 'heldData':
      return { ...route, held: null }
    // What a link opens is not either.
    case 'gift':
      return { page: 'message', message: 'giftUnknown' }
  }
}

async function overview({ publisher, edition, editions }: Sources): Promise<PortalView> {
  if (isSignOn(edition)) return { page: 'editions', editions: editions.filter((one) => !isSignOn(one)) }
  const shortcut = edition.shortcut
  const [front, newest] = await Promise.all([
    publisher.front(shortcut),
    publisher.articles({ edition: shortcut, limit: newestLooked }).catch(() => null),
  ])
  if (!front) return notFound
  const blocks = withoutPaidRanks(front.blocks)
  const news = newest?.articles.filter((article) => !isAdvert(article)) ?? []
  const latest = news.slice(0, newestOnFront)
  const shown = new Set([...blocks.flatMap(({ articles }) => articles), ...latest].map(({ id }) => id))
  return {
    page: 'overview',
    front: { ...front, blocks },
    latest,
    sections: sectionsOf(news.filter(({ id }) => !shown.has(id))),
  }
}

/** What each section has besides; one with less than its lines is left out. */
const sectionsOf = (others: readonly ArticleTeaser[]) =>
  portalSections.flatMap((section) => {
    const articles = others.filter(({ category }) => category === section.name).slice(0, sectionLines)
    return articles.length === sectionLines ? [{ section, articles }] : []
  })

async function section(
  shown: Extract<PortalRoute, { page: 'section' }>['section'],
  { publisher, edition, cursor }: Sources,
): Promise<PortalView> {
  const isLatest = shown.slug === latestSection.slug
  const asked = {
    edition: edition.shortcut,
    ...(!isLatest && { category: shown.name }),
    limit: articlesOnPage,
    ...(cursor && { cursor }),
  }
  const page = await publisher.articles(asked).catch(noneForForeignCursor)
  if (!page) return notFound
  const next = page.next_cursor && withQuery(sectionAddress(shown.slug), { ab: page.next_cursor })
  return {
    page: 'section',
    section: shown,
    articles: page.articles,
    opens: cursor === undefined && !isLatest,
    next,
  }
}

/** Anybody can write an address with an invalid cursor; only the source knows its own. */
function noneForForeignCursor(error: unknown): null {
  if (errorCode(error) === 'CURSOR_INVALID') return null
  throw error
}

/** The newest articles of an author; they name the author by the path of this page. Without articles there is no page. */
async function author(path: string, { publisher, edition }: Sources): Promise<PortalView> {
  const page = await publisher.articles({ edition: edition.shortcut, limit: newestLooked })
  const articles = (page?.articles ?? []).filter(({ authors }) => authors.some(({ link }) => link === path))
  const person = personWithPage(articles, path)
  return person ? { page: 'author', author: person, articles } : notFound
}
