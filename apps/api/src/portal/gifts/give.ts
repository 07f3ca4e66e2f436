import { type gifts, Problem } from '@leserkonto/contracts'
import { giftLimits, giftState, rightCodes, safeLink } from '@leserkonto/rules'
import { dateTexts } from '@leserkonto/texts'
import { lockAccount } from '../../accounts/store/accounts.ts'
import { addGift, findGifts } from '../../accounts/store/gifts.ts'
import type { Call, OperationOf } from '../../context.ts'
import { readerRights } from '../../customers/shared/reader-rights.ts'
import { announce } from '../../outbox/announce.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { transaction } from '../../store/database/run.ts'
import { allowanceOf, giftToken, shownGift } from './shown-gift.ts'

/**
 * Gives a locked article away. Only who has the right by a plan gives: a free article, or one that was given, is not handed
 * on. Source: docs/spec/presentation.md#gifts.
 */
export const give: OperationOf<typeof gifts.give> = async (
  { edition: name, article_id: articleId },
  call,
) => {
  const edition = call.askedEdition(name).shortcut
  const { accountId } = call.reader
  await needRight(edition, call)
  const article = await articleOf(edition, articleId, call)
  const given = await transaction(call.db, async (tx) => {
    if (!(await lockAccount(tx, accountId))) throw new Problem('AUTH_REQUIRED')
    const former = await findGifts(tx, accountId)
    const open = former.find(
      (gift) =>
        gift.edition === edition && gift.articleId === articleId && giftState(gift, call.now) === 'open',
    )
    // One whose link is of a key that has been changed since is given anew.
    if (open && shownGift(open, call).link) return { gift: open, all: former }
    const { left, renews_at } = allowanceOf(former, call.now)
    if (left === 0)
      throw new Problem('GIFT_LIMIT', {
        params: { max: giftLimits.perMonth, day: dateTexts.isoDay(renews_at) },
      })
    const id = call.ids.newId()
    const gift = await addGift(tx, {
      id,
      accountId,
      edition,
      articleId,
      ...article,
      tokenHash: call.ids.secretHash(giftToken(id, call)),
      createdAt: call.now,
      expiresAt: new Date(call.now.getTime() + giftLimits.openMs),
    })
    const data = { sub: accountId, edition, article_id: articleId, gift_id: id }
    await announce(tx, [{ type: 'gift.given', data }], call)
    return { gift, all: [gift, ...former] }
  })
  tellRelay(call)
  return { gift: shownGift(given.gift, call), allowance: allowanceOf(given.all, call.now) }
}

async function needRight(edition: string, call: Call & { reader: NonNullable<Call['reader']> }) {
  const wanted = rightCodes.newsPortal
  const { rights, outage } = await readerRights(call.reader, { edition, wanted }, call)
  if (rights.includes(wanted)) return
  if (outage) throw outage
  throw new Problem('RIGHT_NOT_GRANTED')
}

/** Title and address from the article source, never from the caller. What everybody may read need not be given. */
async function articleOf(edition: string, id: string, call: Call) {
  const article = await call.publisher.article(id)
  const url = safeLink(article?.url)
  if (!article || !url || article.edition !== edition || article.access === 'free')
    throw new Problem('NOT_FOUND')
  return { title: article.headline, url }
}
