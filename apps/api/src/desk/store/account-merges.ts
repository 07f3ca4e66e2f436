import type { DbOrTx, Tx } from '../../store/database/db.ts'
import type { AccountMerge } from '../../store/generated/client.ts'

export type { AccountMerge } from '../../store/generated/client.ts'

/** Puts a merge down. */
export async function createMerge(tx: Tx, merge: Omit<AccountMerge, 'undoneAt'>): Promise<void> {
  await tx.accountMerge.create({ data: merge })
}

/** A merge, whatever has become of it; null for an unknown one. */
export const findMerge = (db: DbOrTx, id: string): Promise<AccountMerge | null> =>
  db.accountMerge.findUnique({ where: { id } })

/** The open merges by which these accounts have gone, with the staying ones. */
export const findMergesFrom = (db: DbOrTx, goneIds: readonly string[]) =>
  db.accountMerge.findMany({
    where: { goneId: { in: [...goneIds] }, undoneAt: null },
    include: { kept: true },
  })

/** Merges into an account, the newest first, with the accounts that went. */
export const findMergesInto = (db: DbOrTx, keptId: string) =>
  db.accountMerge.findMany({
    where: { keptId },
    include: { gone: true },
    orderBy: [{ mergedAt: 'desc' }, { id: 'asc' }],
  })

/** Notes that a merge was undone; of several tries at the same time one gets true. */
export async function closeMerge(tx: Tx, id: string, undoneAt: Date): Promise<boolean> {
  const { count } = await tx.accountMerge.updateMany({ where: { id, undoneAt: null }, data: { undoneAt } })
  return count === 1
}

/** Merges until an instant, and those whose staying account is deleted. */
export const findDueMerges = (db: DbOrTx, until: Date): Promise<AccountMerge[]> =>
  db.accountMerge.findMany({
    where: { OR: [{ mergedAt: { lte: until } }, { keptId: null }] },
    orderBy: [{ mergedAt: 'asc' }, { id: 'asc' }],
  })

/** Forgets a merge. */
export async function forgetMerge(db: DbOrTx, id: string): Promise<void> {
  await db.accountMerge.deleteMany({ where: { id } })
}

/** How much of an account another would get. */
export async function countBelongings(db: DbOrTx, accountId: string) {
  const links = await db.customerLink.findMany({ where: { accountId }, select: { gpNumber: true } })
  const ownerGpNumber = { in: links.map(({ gpNumber }) => gpNumber) }
  return {
    numbers: links.length,
    seats: await db.sharedSeat.count({ where: { accountId, status: { in: ['accepted', 'activated'] } } }),
    plans: await db.sharedSubscription.count({ where: { ownerGpNumber, status: 'live' } }),
    favourites: await db.favourite.count({ where: { accountId } }),
    gifts: await db.articleGift.count({ where: { accountId } }),
  }
}
