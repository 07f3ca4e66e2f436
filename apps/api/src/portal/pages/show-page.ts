import { isSignOn } from '@leserkonto/editions'
import type { PortalRoute, PortalView } from '@leserkonto/pages'
import { errorCode, isOutage, sectionAddress, withQuery } from '@leserkonto/rules'
import { latestSection } from '@leserkonto/texts'
import type { PortalOperations } from '../../context.ts'
import { shownPictures } from '../articles/shown-pictures.ts'
import { article } from './article.ts'
import { declaration, declared } from './declarations.ts'
import { gift } from './gift.ts'
import { dataSent, heldData } from './held-data.ts'
import { myNews } from './my-news.ts'
import { keysOf } from './page-keys.ts'
import { premiumNewsletters } from './premium-newsletters.ts'
import { pageReader, type Sources } from './sources.ts'
import { walledLists } from './walled.ts'

const articlesOnPage = 6
/** One row, and so few that a front has at most 600 elements with its blocks. Source: docs/spec/blocks.md#budgets. */
const newestOnFront = 2
/** The maximum that the source sends at once. */
const newestLooked = 100
/** Enough that a page of articles remains without those of the front. */
const newestAsked = 60

const notFound = { page: 'message', message: 'notFound' } as const
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
  const view = await shown.catch((error): PortalView => {
    if (isOutage(error)) return unavailable
    throw error
  })
  return { view, asksReader: reader.wasAsked(), keys: keysOf(view, edition.shortcut) }
}

export const isPersonal: PortalOperations['isPersonal'] = (route) =>
  ['myNews', 'premium', 'declaration', 'declared', 'dataRequest', 'dataSent', 'heldData', 'gift'].includes(
    route?.page ?? '',
  )

/** What a route shows to this reader. Rejects with PUBLISHER_UNAVAILABLE where the source is down and nothing is kept. */
export async function viewOf(route: PortalRoute | undefined, given: Sources): Promise<PortalView> {
  if (!route) return notFound
  const publisher = walledLists(shownPictures(given.publisher, given.edition))
  const sources = { ...given, publisher }
  switch (route.page) {
    case 'overview':
      return overview(sources)
    case 'section':
      return section(route.section, sources)
    case 'article':
      return article(route.id, sources)
    case 'author':
      return author(route.path, sources)
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
    publisher.articles({ edition: shortcut, limit: newestAsked }).catch(() => null),
  ])
  if (!front) return notFound
  const placed = new Set(front.blocks.flatMap(({ articles }) => articles.map(({ id }) => id)))
  const others = newest?.articles.filter(({ id }) => !placed.has(id)) ?? []
  return { page: 'overview', front, latest: others.slice(0, newestOnFront) }
}

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
  const person = articles[0]?.authors.find(({ link }) => link === path)
  return person ? { page: 'author', author: person, articles } : notFound
}
