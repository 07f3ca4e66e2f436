import type { DbOrTx } from '../database/db.ts'

/** Notes why a seat could not be given at activation, to be shown after login; null when that is settled. */
export async function setSeatNotice(tx: DbOrTx, accountId: string, seatNotice: string | null): Promise<void> {
  await tx.account.updateMany({ where: { id: accountId }, data: { seatNotice } })
}
