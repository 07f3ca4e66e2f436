import { giftAddress, giftLimits, giftState, meterLeft, meterMonth } from '@leserkonto/rules'
import type { ArticleGift } from '../../accounts/store/gifts.ts'
import type { Work } from '../../context.ts'

/**
 * The secret that a gift's link ends with: 160 bits, in letters that survive any spelling of an address. It is computed from
 * the gift's id, so that the giver sees the link again although only its hash is stored.
 */
export const giftToken = (giftId: string, { secrets }: Pick<Work, 'secrets'>): string =>
  Buffer.from(secrets.mac('gift', giftId), 'base64url').toString('hex').slice(0, 40)

/** A gift as the contract shows it. Without its link where that opens nothing, or is of a key that has been changed since. */
export function shownGift(gift: ArticleGift, work: Work) {
  const { id, edition, articleId, title, url, tokenHash, createdAt, expiresAt, readings } = gift
  const state = giftState(gift, work.now)
  const token = giftToken(id, work)
  const opens = state === 'open' && work.ids.secretHash(token) === tokenHash
  return {
    id,
    edition,
    article_id: articleId,
    title,
    url,
    link: opens ? work.edition(edition).ownUrl + giftAddress(token) : null,
    state: state === 'usedUp' ? ('used_up' as const) : state,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    readings,
  }
}

/** How many articles a reader may still give in this month; taking one back gives none back. */
export function allowanceOf(gifts: readonly ArticleGift[], now: Date) {
  const month = meterMonth(now)
  const given = gifts.filter(({ createdAt }) => meterMonth(createdAt) === month).map(({ id }) => id)
  const { of, left, renewsAt } = meterLeft({ of: giftLimits.perMonth, opened: given, now })
  return { of, left, renews_at: renewsAt }
}
