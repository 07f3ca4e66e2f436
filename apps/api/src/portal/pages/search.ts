import type { PortalView } from '@leserkonto/pages'
import {
  isAdvert,
  isOutage,
  type SearchWish,
  searchAddressOf,
  searchLimits,
  searchWish,
} from '@leserkonto/rules'
import type { Sources } from './sources.ts'

const newestBeside = 5
/** Enough that so many remain without adverts. */
const newestLooked = 10

const notFound = { page: 'message', message: 'notFound', latest: [] } as const

/**
 * What the article source finds by the words of an address. The words go nowhere else: neither into a log nor into what is kept.
 * Source: docs/spec/presentation.md#search.
 */
export async function search(
  wish: SearchWish = searchWish(undefined, undefined),
  { publisher, edition }: Sources,
): Promise<PortalView> {
  const { words, page, state } = wish
  const asked = { edition: edition.shortcut, q: words, page, limit: searchLimits.articlesOnPage }
  const found = state === 'fits' ? await publisher.search(asked).catch(unlessDown) : null
  // Who has typed something keeps it, and finds the front's news all the same.
  if (found === 'down')
    return {
      page: 'search',
      wish,
      found: null,
      next: null,
      isDown: true,
      latest: await newest({ publisher, edition }),
    }
  // The edition says that its source can search, and it cannot.
  if (state === 'fits' && !found) return notFound
  const isLast = !found || page * searchLimits.articlesOnPage >= found.total || page === searchLimits.pages
  const isEmpty = !found || found.total === 0
  return {
    page: 'search',
    wish,
    found,
    next: isLast ? null : searchAddressOf({ words, page: page + 1 }),
    latest: isEmpty ? await newest({ publisher, edition }) : [],
  }
}

const unlessDown = (error: unknown): 'down' => {
  if (isOutage(error)) return 'down'
  throw error
}

/** None while the source is down. */
async function newest({ publisher, edition }: Pick<Sources, 'publisher' | 'edition'>) {
  const page = await publisher.articles({ edition: edition.shortcut, limit: newestLooked }).catch(() => null)
  return (page?.articles ?? []).filter((article) => !isAdvert(article)).slice(0, newestBeside)
}
