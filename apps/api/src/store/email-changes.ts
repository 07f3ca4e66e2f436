import type { DbOrTx } from './db.ts'

/** The open change of address of an account, or null. */
export const findOpenEmailChange = (db: DbOrTx, accountId: string, now: Date) =>
  db.emailChange.findFirst({
    where: { accountId, confirmedAt: null, cancelledAt: null, expiresAt: { gt: now } },
  })

/** Cancels the open change of an account, expired or not; false when there is none. */
export async function cancelOpenEmailChange(tx: DbOrTx, accountId: string, now: Date): Promise<boolean> {
  const { count } = await tx.emailChange.updateMany({
    where: { accountId, confirmedAt: null, cancelledAt: null },
    data: { cancelledAt: now },
  })
  return count > 0
}
