import type { DbOrTx } from '../../store/database/db.ts'

/** Stores as a proof that an account found a customer number by its address. */
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

/** Whether the account has an unexpired, unused proof for this number. */
export const hasLinkProof = async (db: DbOrTx, found: Found): Promise<boolean> =>
  (await db.linkProof.count({ where: live(found) })) > 0

/** Uses up an account's proofs for a number by one conditional UPDATE; false if there was none. */
export async function consumeLinkProofs(tx: DbOrTx, found: Found): Promise<boolean> {
  const { count } = await tx.linkProof.updateMany({ where: live(found), data: { usedAt: found.now } })
  return count > 0
}

/** Deletes expired proofs. */
export async function purgeExpiredProofs(db: DbOrTx, now: Date): Promise<void> {
  await db.linkProof.deleteMany({ where: { expiresAt: { lte: now } } })
}

/** Deletes what an account has found. */
export async function dropLinkProofs(tx: DbOrTx, accountId: string): Promise<void> {
  await tx.linkProof.deleteMany({ where: { accountId } })
}
