import type { PortalView } from '@leserkonto/pages'
import { giftState, type Wall } from '@leserkonto/rules'
import { countGiftReading, findGiftByToken } from '../../accounts/store/gifts.ts'
import type { PageAsked, Work } from '../../context.ts'
import { articleView, type ShownBy } from './article.ts'
import { type PageReader, shownSource } from './sources.ts'

const unknown = { page: 'message', message: 'giftUnknown' } as const
const stranger: Wall = { state: 'stranger' }

type GiftAsked = Pick<PageAsked, 'edition' | 'isRead' | 'isProgram'> & { reader: PageReader }

/**
 * The article that a gift's link opens, for all who have it, and no other. A reader with the right reads it as ever, and
 * costs the giver nothing. Programs that make previews get what strangers get. Source: docs/spec/presentation.md#gifts.
 */
export async function gift(token: string, asked: GiftAsked, work: Work): Promise<PortalView> {
  const { edition } = asked
  const tokenHash = work.ids.secretHash(token)
  const given = await findGiftByToken(work.db, tokenHash)
  if (!given || given.edition !== edition.shortcut) return unknown
  const publisher = shownSource(work.publisher, edition)
  const found = await publisher.article(given.articleId)
  if (!found || found.edition !== edition.shortcut) return unknown
  const shown = found.access === 'free' ? null : await shownBy(given, tokenHash, asked, work)
  return articleView(found, shown, { publisher, edition })
}

async function shownBy(
  given: NonNullable<Awaited<ReturnType<typeof findGiftByToken>>>,
  tokenHash: string,
  { isRead, isProgram, reader }: GiftAsked,
  work: Work,
): Promise<ShownBy> {
  const state = giftState(given, work.now)
  const locked = { by: null, wall: stranger, meter: null, gift: state } as const
  if (isProgram) return locked
  const reading = await reader.reading(given.articleId, false)
  if (reading.by !== null) return { ...reading, gift: state }
  if (state !== 'open') return { ...reading, gift: state }
  if (!isRead) return { by: 'gift', wall: null, meter: null, gift: state }
  if (await countGiftReading(work.pool, tokenHash, work.now))
    return { by: 'gift', wall: null, meter: null, gift: state }
  // Taken back, or opened for the last time, in between.
  return { ...reading, gift: giftState((await findGiftByToken(work.db, tokenHash)) ?? given, work.now) }
}
