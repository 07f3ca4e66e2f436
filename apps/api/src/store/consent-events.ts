import type { DbOrTx } from './db.ts'
import type { Prisma } from './generated/client.ts'

/** Writes one step of consent; never changed afterwards but by the retention of its network address. */
export async function appendConsentEvent(
  tx: DbOrTx,
  event: Prisma.ConsentEventUncheckedCreateInput,
): Promise<void> {
  await tx.consentEvent.create({ data: event })
}
