import type { DbOrTx } from './db.ts'

/** Notes why a seat could not be given at activation, to be shown after login. */
export async function noteSeatRefusal(tx: DbOrTx, accountId: string, seatNotice: string): Promise<void> {
  await tx.account.updateMany({ where: { id: accountId }, data: { seatNotice } })
}
