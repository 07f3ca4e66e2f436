import type { ServedEdition } from '@leserkonto/editions'
import type { Wall } from '@leserkonto/rules'
import type { PageAsked, Work } from '../../context.ts'
import { findFavourites } from '../../store/favourites.ts'
import { findSettings, type SettingEntry } from '../../store/settings.ts'
import { readerWall } from './reader-wall.ts'

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
  /** Why the offer takes the place of what needs a right; null for a reader who has it. */
  readonly wall: (right: string) => Promise<Wall | null>
  /** Marked articles, newest first, and settings; undefined without a session. */
  readonly wishes: () => Promise<{ marked: string[]; settings: SettingEntry[] } | undefined>
  /** Whether anything was asked. */
  readonly wasAsked: () => boolean
}

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
  }
}
