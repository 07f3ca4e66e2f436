import type { DbOrTx } from '../../store/database/db.ts'
import type { Cancellation } from '../../store/generated/client.ts'

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

/** Deletes declarations received until an instant, also those that the publisher never got: nothing can be claimed from them. */
export async function purgeDeclarations(db: DbOrTx, until: Date): Promise<void> {
  await db.cancellation.deleteMany({ where: { receivedAt: { lte: until } } })
}
