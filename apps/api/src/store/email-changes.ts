import type { DbOrTx } from './db.ts'

/** The open change of address of an account, or null. */
export const findOpenEmailChange = (db: DbOrTx, accountId: string, now: Date) =>
  db.emailChange.findFirst({
    where: { accountId, confirmedAt: null, cancelledAt: null, expiresAt: { gt: now } },
  })
