import { plansOfEdition, type ServedEdition } from '@leserkonto/editions'
import {
  isMetered,
  isOutage,
  type Meter,
  newestFirst,
  rightCodes,
  sharedPlanLimits,
  shownPlans,
  type Wall,
  wallFor,
} from '@leserkonto/rules'
import { findFavourites } from '../../accounts/store/favourites.ts'
import { findSettings, type SettingEntry } from '../../accounts/store/settings.ts'
import type { PageAsked, Work } from '../../context.ts'
import { servedCopies } from '../../customers/shared/customer-copy.ts'
import { readFree } from '../../customers/shared/free-articles.ts'
import { type CopiedReader, readerRights } from '../../customers/shared/reader-rights.ts'
import { hasEndedSeat } from '../../seats/store/shared-seats.ts'
import type { Reader } from '../../sign-in/store/readers.ts'
import { shownPictures } from '../articles/shown-pictures.ts'
import { walledLists } from './walled.ts'

/** Everything a page is made from. */
export type Sources = {
  publisher: Work['publisher']
  edition: ServedEdition
  editions: readonly ServedEdition[]
  /** Where a section goes on; as the address gives it. */
  cursor: string | undefined
  /** Whether somebody reads the page, and does not only ask whether it is there. */
  isRead: boolean
  /** Asking it makes the page personal, so it is asked only if necessary. */
  reader: PageReader
}

/** Whether a reader reads a locked article, and by what. */
export type Reading =
  | { readonly by: 'plan'; readonly wall: null; readonly meter: null }
  | { readonly by: 'freeArticle'; readonly wall: null; readonly meter: Meter | null }
  | { readonly by: null; readonly wall: Wall; readonly meter: Meter | null }

/** The article source, with all lists in the order of the dates that pages print, whatever the source's order is. */
export const inOrder = (publisher: Work['publisher']): Work['publisher'] => ({
  ...publisher,
  articles: async (asked) => {
    const page = await publisher.articles(asked)
    return page && { ...page, articles: newestFirst(page.articles) }
  },
})

/** The article source as pages show it: pictures of known hosts, locked articles walled in lists, lists in order. */
export const shownSource = (publisher: Work['publisher'], edition: ServedEdition): Work['publisher'] =>
  inOrder(walledLists(shownPictures(publisher, edition)))

/** What a page can ask about its reader. Any question makes it a page for this reader only. */
export type PageReader = {
  /** Why the offer takes the place of what needs a right; null for a reader who has it. */
  readonly wall: (right: string) => Promise<Wall | null>
  /** Whether a locked article opens; `counts`: as one of the free articles it is counted. */
  readonly reading: (article: string, counts: boolean) => Promise<Reading>
  /** Marked articles, newest first, and settings; undefined without a session. */
  readonly wishes: () => Promise<{ marked: string[]; settings: SettingEntry[] } | undefined>
  /** What is known of the reader, and the plans that have not ended; undefined without a session. */
  readonly self: () => Promise<{ reader: Reader; plans: ShownPlan[] } | undefined>
  /** Whether anything was asked. */
  readonly wasAsked: () => boolean
}

/** A plan as its reader sees it. */
export type ShownPlan = ReturnType<typeof shownPlans>[number]

/** The reader of a page, looked up when the page asks. */
export function pageReader(
  { edition: { shortcut: edition }, findReader }: PageAsked,
  work: Work,
): PageReader {
  let asked = false
  const session = () => {
    asked = true
    return findReader()
  }
  return {
    wall: async (right) => {
      const reader = await session()
      return reader ? readerWall(reader, { edition, right }, work) : { state: 'stranger' }
    },
    reading: async (article, counts) => {
      const reader = await session()
      if (!reader) return { by: null, wall: { state: 'stranger' }, meter: null }
      return readingOf(reader, { edition, article, counts }, work)
    },
    wishes: async () => {
      const reader = await session()
      if (!reader) return undefined
      const [favourites, settings] = await Promise.all([
        findFavourites(work.db, reader.accountId, edition),
        findSettings(work.db, reader.accountId),
      ])
      return { marked: favourites.map(({ itemId }) => itemId), settings }
    },
    self: async () => {
      const reader = await session()
      return reader && { reader, plans: await plansOf(reader, work) }
    },
    wasAsked: () => asked,
  }
}

/** By a plan; else as one of the free articles, of which only a reader without a plan costs a question. */
async function readingOf(
  reader: CopiedReader,
  asked: { edition: string; article: string; counts: boolean },
  work: Work,
): Promise<Reading> {
  const wall = await readerWall(reader, { edition: asked.edition, right: rightCodes.newsPortal }, work)
  if (!wall) return { by: 'plan', wall, meter: null }
  if (!isMetered(wall)) return { by: null, wall, meter: null }
  const { opens, meter } = await readFree({ accountId: reader.accountId, ...asked }, work)
  return opens ? { by: 'freeArticle', wall: null, meter } : { by: null, wall, meter }
}

/**
 * Why a reader gets the offer instead of what needs a right in an edition; null for one who has it. Only who has no plan at
 * all is looked up once more: the seat of a shared plan that has ended may be why.
 */
async function readerWall(
  reader: CopiedReader,
  { edition, right }: { edition: string; right: string },
  work: Work,
): Promise<Wall | null> {
  const { rights, copies, unsure } = await readerRights(reader, { edition, wanted: right }, work)
  if (rights.includes(right)) return null
  const now = work.clock.now()
  const wall = wallFor(copies, {
    edition: plansOfEdition(work.editions, edition),
    right,
    now,
    unsure,
  })
  if (wall.state !== 'unlinked' && wall.state !== 'noPlan') return wall
  const since = new Date(now.getTime() - sharedPlanLimits.renewalMs)
  const left = await hasEndedSeat(work.db, reader.accountId, since)
  return left ? { state: 'sharedEnded', linked: copies.own.length > 0 } : wall
}

/** Plans of the linked customers that have not ended; none while the publisher is down and nothing is kept. */
async function plansOf({ copies }: Reader, work: Work): Promise<ShownPlan[]> {
  try {
    const served = await servedCopies(copies.own, { force: false }, work)
    const plans = served.flatMap((one) => shownPlans(one, work.now))
    return plans.filter(({ status }) => status !== 'ended')
  } catch (error) {
    if (isOutage(error)) return []
    throw error
  }
}
