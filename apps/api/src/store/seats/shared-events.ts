import type { DbOrTx } from '../database/db.ts'
import type { Prisma } from '../generated/client.ts'

/** Appends a line to the history of a shared plan; the database refuses to change or remove one. */
export async function appendSharedEvent(tx: DbOrTx, event: Prisma.SharedEventCreateInput): Promise<void> {
  await tx.sharedEvent.create({ data: event })
}

/** Whether the history of a seat has a line of this reason. */
export const hasSharedEvent = async (db: DbOrTx, seatId: string, reason: string): Promise<boolean> =>
  (await db.sharedEvent.count({ where: { seatId, reason } })) > 0
