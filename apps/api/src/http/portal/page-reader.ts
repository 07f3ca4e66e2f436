import type { ServedEdition } from '@leserkonto/editions'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../context.ts'
import { hasRight } from '../../domain/customers/reader-rights.ts'
import { findFavourites } from '../../store/favourites.ts'
import { findSettings, type SettingEntry } from '../../store/settings.ts'
import { workOf } from '../../work.ts'
import { readCookie } from '../cookies.ts'
import { readerOfPage } from '../identity.ts'

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

/** The reader behind a request's cookie, looked for when a page asks. */
export function pageReader(
  deps: Deps,
  {
    edition: { shortcut: edition },
    request,
    now,
  }: { edition: ServedEdition; request: FastifyRequest; now: Date },
): PageReader {
  let asked = false
  let isSignedIn = false
  const session = async () => {
    asked = true
    const reader = await readerOfPage(deps, readCookie(request, 'userData'), { edition, now })
    isSignedIn = reader !== undefined
    return reader
  }
  return {
    may: async (right) => {
      const reader = await session()
      return reader !== undefined && hasRight(reader.accountId, { edition, right }, workOf(deps))
    },
    wishes: async () => {
      const reader = await session()
      if (!reader) return undefined
      const [favourites, settings] = await Promise.all([
        findFavourites(deps.db, reader.accountId, edition),
        findSettings(deps.db, reader.accountId),
      ])
      return { marked: favourites.map(({ itemId }) => itemId), settings }
    },
    wasAsked: () => asked,
    isSignedIn: () => isSignedIn,
  }
}
