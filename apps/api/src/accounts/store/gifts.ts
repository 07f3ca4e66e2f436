import { giftLimits } from '@leserkonto/rules'
import type { DbOrTx, Tx } from '../../store/database/db.ts'
import { ask, type Connection } from '../../store/database/run.ts'
import { statement } from '../../store/database/statement.ts'
import type { ArticleGift } from '../../store/generated/client.ts'

export type { ArticleGift } from '../../store/generated/client.ts'

/** The gifts of an account, newest first. */
export const findGifts = (db: DbOrTx, accountId: string): Promise<ArticleGift[]> =>
  db.articleGift.findMany({ where: { accountId }, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }] })

/** The gift behind a link, whatever has become of it; none of an account that may not sign in. */
export const findGiftByToken = (db: DbOrTx, tokenHash: string): Promise<ArticleGift | null> =>
  db.articleGift.findFirst({ where: { tokenHash, account: { status: 'activated' } } })

/** Stores a gift. The account must be locked: two tabs may give at the same moment. */
export async function addGift(
  tx: Tx,
  gift: Omit<ArticleGift, 'revokedAt' | 'readings'>,
): Promise<ArticleGift> {
  return tx.articleGift.create({ data: gift })
}

/** Takes a gift of an account back; undefined if it has none with that id. One that was taken back keeps its time. */
export async function revokeGift(
  tx: Tx,
  which: { id: string; accountId: string },
  revokedAt: Date,
): Promise<{ gift: ArticleGift; isNew: boolean } | undefined> {
  const { count } = await tx.articleGift.updateMany({
    where: { ...which, revokedAt: null },
    data: { revokedAt },
  })
  const gift = await tx.articleGift.findFirst({ where: which })
  return gift ? { gift, isNew: count > 0 } : undefined
}

const openStatement = statement(
  'open-gift',
)`UPDATE article_gift gift SET readings = gift.readings + 1 FROM account giver
    WHERE gift.token_hash = ${'tokenHash'} AND giver.id = gift.account_id AND giver.status = 'activated'
      AND gift.revoked_at IS NULL AND gift.expires_at > ${'now'}::timestamptz AND gift.readings < ${giftLimits.readings}
    RETURNING gift.article_id AS "articleId"`

/** Counts a reading of a gift; false if its link opens nothing any more. In one statement, so that none is counted beyond the last. */
export const countGiftReading = async (on: Connection, tokenHash: string, now: Date): Promise<boolean> =>
  (await ask(on, openStatement, { tokenHash, now })).length > 0

/** Gives the gifts of an account to another, with `ids` only these, and returns which; they count there. */
export async function moveGifts(
  tx: Tx,
  { from, to, ids }: { from: string; to: string; ids?: string[] },
): Promise<string[]> {
  const where = { accountId: from, ...(ids && { id: { in: ids } }) }
  const rows = await tx.articleGift.updateManyAndReturn({ where, data: { accountId: to } })
  return rows.map(({ id }) => id)
}

/** Takes back those of an account that were given after an instant. They stay counted. */
export async function revokeGiftsSince(
  tx: Tx,
  accountId: string,
  { since, revokedAt }: { since: Date; revokedAt: Date },
): Promise<void> {
  await tx.articleGift.updateMany({
    where: { accountId, createdAt: { gt: since }, revokedAt: null },
    data: { revokedAt },
  })
}

/** Removes those that were given until an instant. */
export async function forgetGifts(db: DbOrTx, until: Date): Promise<void> {
  await db.articleGift.deleteMany({ where: { createdAt: { lte: until } } })
}
