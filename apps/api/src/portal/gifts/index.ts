import { type gifts as contract, Problem } from '@leserkonto/contracts'
import { findGifts, revokeGift } from '../../accounts/store/gifts.ts'
import type { OperationsOf } from '../../context.ts'
import { announce } from '../../outbox/announce.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { transaction } from '../../store/database/run.ts'
import { give } from './give.ts'
import { allowanceOf, shownGift } from './shown-gift.ts'

export const gifts: OperationsOf<typeof contract> = {
  list: async (_input, call) => {
    const all = await findGifts(call.db, call.reader.accountId)
    return { gifts: all.map((gift) => shownGift(gift, call)), allowance: allowanceOf(all, call.now) }
  },
  give,
  revoke: async ({ id }, call) => {
    const { accountId } = call.reader
    await transaction(call.db, async (tx) => {
      const revoked = await revokeGift(tx, { id, accountId }, call.now)
      if (!revoked) throw new Problem('NOT_FOUND')
      const { edition, articleId } = revoked.gift
      const data = { sub: accountId, edition, article_id: articleId, gift_id: id }
      if (revoked.isNew) await announce(tx, [{ type: 'gift.revoked', data }], call)
    })
    tellRelay(call)
  },
}
