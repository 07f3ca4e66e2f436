import type { ServedEdition } from '@leserkonto/editions'
import type { PageAsked, Work } from '../../context.ts'
import { hasRight } from '../../domain/customers/reader-rights.ts'
import { findFavourites } from '../../store/favourites.ts'
import { findSettings, type SettingEntry } from '../../store/settings.ts'

/** Everything a page is made from. */
export type Sources = {
  publisher: Work['publisher']
  edition: ServedEdition
  editions: readonly ServedEdition[]
  /** Where a section goes on; as the address gives it. */
  cursor: string | undefined
  /** Asking it makes the page personal, so it is asked only if necessary. */
  reader: PageReader
}

/** What a page can ask about its reader. Any question makes it a page for this reader only. */
export type PageReader = {
  /** Rejects with PUBLISHER_UNAVAILABLE if this cannot be decided during an outage. */
  readonly may: (right: string) => Promise<boolean>
  /** Marked articles, newest first, and settings; undefined without a session. */
  readonly wishes: () => Promise<{ marked: string[]; settings: SettingEntry[] } | undefined>
  /** Whether anything was asked. */
  readonly wasAsked: () => boolean
  /** Whether the cookie belongs to a session, as found by the last question. */
  readonly isSignedIn: () => boolean
}

/** The reader of a page, looked up when the page asks. */
export function pageReader(
  { edition: { shortcut: edition }, findReader }: PageAsked,
  work: Work,
): PageReader {
  let asked = false
  let isSignedIn = false
  const session = async () => {
    asked = true
    const reader = await findReader()
    isSignedIn = reader !== undefined
    return reader
  }
  return {
    may: async (right) => {
      const reader = await session()
      return reader !== undefined && hasRight(reader, { edition, right }, work)
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
    wasAsked: () => asked,
    isSignedIn: () => isSignedIn,
  }
}
