import type { DbOrTx } from './db.ts'

/** Notes that an account found a customer number by its address. */
export async function createLinkProof(
  db: DbOrTx,
  proof: { id: string; accountId: string; gpNumber: string; expiresAt: Date },
): Promise<void> {
  await db.linkProof.create({ data: proof })
}

type Found = { accountId: string; gpNumber: string; now: Date }

const live = ({ accountId, gpNumber, now }: Found) => ({
  accountId,
  gpNumber,
  usedAt: null,
  expiresAt: { gt: now },
})

/** Whether the account found this number lately and has not used that yet. */
export const hasLinkProof = async (db: DbOrTx, found: Found): Promise<boolean> =>
  (await db.linkProof.count({ where: live(found) })) > 0

/** Uses up an account's findings of a number by one conditional UPDATE; false when there was none to use. */
export async function consumeLinkProofs(tx: DbOrTx, found: Found): Promise<boolean> {
  const { count } = await tx.linkProof.updateMany({ where: live(found), data: { usedAt: found.now } })
  return count > 0
}

/** Forgets findings that prove nothing any more. */
export async function purgeExpiredProofs(db: DbOrTx, now: Date): Promise<void> {
  await db.linkProof.deleteMany({ where: { expiresAt: { lte: now } } })
}
