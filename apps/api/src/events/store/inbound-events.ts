import type { DbOrTx } from '../../store/database/db.ts'

/** Notes an event in the transaction of its effect; false if it was received before. */
export async function noteEvent(
  tx: DbOrTx,
  event: { id: string; type: string; receivedAt: Date },
): Promise<boolean> {
  const { count } = await tx.inboundEvent.createMany({ data: event, skipDuplicates: true })
  return count === 1
}

/** Deletes events received until an instant. */
export async function purgeInboundEvents(db: DbOrTx, until: Date): Promise<void> {
  await db.inboundEvent.deleteMany({ where: { receivedAt: { lte: until } } })
}
