import type { ServedEdition } from '@leserkonto/editions'
import type { PageAsked, Work } from '../../context.ts'
import { hasRight } from '../../domain/customers/reader-rights.ts'
import { findFavourites } from '../../store/favourites.ts'
import { findSettings, type SettingEntry } from '../../store/settings.ts'

/** What a page is made of. */
export type Sources = {
  publisher: Work['publisher']
  edition: ServedEdition
  editions: readonly ServedEdition[]
  /** Where a section goes on; as the address gives it. */
  cursor: string | undefined
  /** Asked only where it matters: it makes the page personal. */
  reader: PageReader
}

/** What a page may ask about its reader. Whatever it asks makes it a page for this reader alone. */
export type PageReader = {
  /** Rejects with PUBLISHER_UNAVAILABLE while nobody can say. */
  readonly may: (right: string) => Promise<boolean>
  /** Marked articles, newest first, and settings; undefined for strangers. */
  readonly wishes: () => Promise<{ marked: string[]; settings: SettingEntry[] } | undefined>
  /** Whether anything was asked. */
  readonly wasAsked: () => boolean
  /** Whether there is one behind the cookie, as the last question found. */
  readonly isSignedIn: () => boolean
}

/** The reader of a page, looked for when the page asks. */
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
      return reader !== undefined && hasRight(reader.accountId, { edition, right }, work)
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
