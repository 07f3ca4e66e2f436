import type { DbOrTx } from '../database/db.ts'
import type { Cancellation } from '../generated/client.ts'

/** Stores a declaration, with encrypted payload, before the publisher and the reader are told. */
export async function createCancellation(
  tx: DbOrTx,
  cancellation: { id: string; payload: string; emailHmac: string; receivedAt: Date },
): Promise<void> {
  await tx.cancellation.create({ data: cancellation })
}

/** A stored declaration, or null. */
export const findCancellation = (db: DbOrTx, id: string): Promise<Cancellation | null> =>
  db.cancellation.findUnique({ where: { id } })

/** Notes when the publisher received the declaration; only the first call has an effect. */
export async function markSubmitted(tx: DbOrTx, id: string, submittedAt: Date): Promise<void> {
  await tx.cancellation.updateMany({ where: { id, submittedAt: null }, data: { submittedAt } })
}

/** Deletes declarations received before an instant that the publisher has. */
export async function purgeSubmittedCancellations(db: DbOrTx, before: Date): Promise<void> {
  await db.cancellation.deleteMany({ where: { receivedAt: { lt: before }, submittedAt: { not: null } } })
}
