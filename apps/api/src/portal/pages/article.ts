import type { PortalView } from '@leserkonto/pages'
import type { Article, ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { type GiftState, isAdvert, isOutage, rightCodes } from '@leserkonto/rules'
import { withAuthorsFaces } from '../articles/same-person.ts'
import { mostRead } from './most-read.ts'
import type { Reading, Sources } from './sources.ts'
import { openingOf, teaserOf, walled } from './walled.ts'

const relatedArticles = 3
/** Enough that three remain without the article itself, adverts, and those already chosen. */
const relatedLooked = 12

type ArticleView = Extract<PortalView, { page: 'article' }>

const notFound = { page: 'message', message: 'notFound', latest: [] } as const
const unavailable = { page: 'message', message: 'unavailable' } as const

/** An article for this reader: all of it, or its teaser and the offer. */
export async function article(id: string, sources: Sources): Promise<PortalView> {
  const { publisher, edition, reader, isRead } = sources
  const found = await publisher.article(id)
  // An edition does not show articles of another.
  if (!found || found.edition !== edition.shortcut) return notFound
  if (found.access === 'free') return articleView(found, null, sources)
  const reading = await reader.reading(id, isRead)
  return articleView(found, { ...reading, gift: null }, sources)
}

/** What an open page asks for again: the live blog of an article alone, to those who may read the article. */
export async function live(id: string, { publisher, edition, reader }: Sources): Promise<PortalView> {
  const found = await publisher.article(id)
  if (!found?.live || found.edition !== edition.shortcut) return notFound
  // Who reads it has opened the article, which is counted once.
  const wall = found.access === 'free' ? null : (await reader.reading(id, false)).wall
  if (wall?.state === 'outage') return unavailable
  if (wall !== null) return notFound
  return { page: 'live', article: { id, url: found.url, headline: found.headline }, live: found.live }
}

/** What a locked article is shown by, and what has become of the gift whose link led to it. */
export type ShownBy = (Reading | { by: 'gift'; wall: null; meter: null }) & { gift: GiftState | null }

/** The view of an article; `by`: null for a free one. */
export async function articleView(
  found: Article,
  shown: ShownBy | null,
  { publisher, edition }: Pick<Sources, 'publisher' | 'edition'>,
): Promise<ArticleView> {
  const { body, elements, imageCredit, placeLine, live: blog } = found
  const teaser = teaserOf(found)
  const wall = shown?.wall ?? null
  const isOpen = wall === null
  const isPaidFor = isAdvert(found)
  const [others, most, offer] = await Promise.all([
    isPaidFor ? [] : related(found, publisher),
    // Below all entries of a live blog nobody comes to it.
    isPaidFor || blog ? [] : mostRead(found, publisher),
    isOpen ? null : offerOf(rightCodes.newsPortal, { publisher, edition }),
  ])
  return {
    page: 'article',
    article: isOpen ? teaser : walled(teaser),
    opening: isOpen ? null : openingOf(body),
    body: isOpen ? body : null,
    elements: isOpen ? withAuthorsFaces(elements, found.authors) : [],
    placeLine: placeLine ?? null,
    live: isOpen ? (blog ?? null) : null,
    wall,
    meter: shown?.meter ?? null,
    offer,
    gift: shown?.gift ?? null,
    isGivable: shown?.by === 'plan',
    imageCredit,
    related: others,
    mostRead: most,
  }
}

/**
 * What the editors wrote in the same section, and where that is too little the newest of the edition; none while the
 * source is down.
 */
async function related(
  { id, edition, category }: { id: string; edition: string; category: string },
  publisher: Sources['publisher'],
) {
  const chosen = new Map<string, ArticleTeaser>()
  for (const section of [{ category }, {}]) {
    if (chosen.size >= relatedArticles) break
    const page = await publisher.articles({ edition, ...section, limit: relatedLooked }).catch(() => null)
    for (const other of page?.articles ?? [])
      if (other.id !== id && !isAdvert(other)) chosen.set(other.id, other)
  }
  return [...chosen.values()].slice(0, relatedArticles)
}

/** What the publisher sells first of what opens a right; null where nothing is named, also while the publisher is silent. */
export async function offerOf(right: string, { publisher, edition }: Pick<Sources, 'publisher' | 'edition'>) {
  const offers = await publisher.offers(edition.shortcut).catch((error: unknown) => {
    if (isOutage(error)) return []
    throw error
  })
  return offers.find(({ rights }) => rights.includes(right)) ?? null
}
