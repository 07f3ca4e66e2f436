import type { DbOrTx } from './db.ts'
import type { Prisma } from './generated/client.ts'

/** Appends a line to the history of a shared plan; the database refuses to change or remove one. */
export async function appendSharedEvent(tx: DbOrTx, event: Prisma.SharedEventCreateInput): Promise<void> {
  await tx.sharedEvent.create({ data: event })
}
