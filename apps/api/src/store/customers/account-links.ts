import type { DbOrTx } from '../database/db.ts'
import type { Account } from '../generated/client.ts'

/** How a reader proved that a customer number is theirs. */
export type LinkMethod = 'number' | 'email' | 'address'

/** The account a customer number is linked to; there is at most one. */
export const findLinkHolder = (db: DbOrTx, gpNumber: string): Promise<Account | null> =>
  db.account.findUnique({ where: { gpNumber } })

/**
 * Links a customer number to an active account that has none; false if it has one or is not active. P2002 on
 * account_gp_number_key if another account was faster.
 */
export async function linkOnce(
  tx: DbOrTx,
  accountId: string,
  link: { gpNumber: string; linkMethod: LinkMethod; linkedAt: Date },
): Promise<boolean> {
  const { count } = await tx.account.updateMany({
    where: { id: accountId, gpNumber: null, status: 'activated' },
    data: link,
  })
  return count === 1
}

/** Ends exactly this link; false when it has ended already. */
export async function endLink(
  tx: DbOrTx,
  { accountId, gpNumber }: { accountId: string; gpNumber: string },
): Promise<boolean> {
  const { count } = await tx.account.updateMany({
    where: { id: accountId, gpNumber },
    data: { gpNumber: null, linkMethod: null, linkedAt: null },
  })
  return count === 1
}

/** Accounts whose rights depend on a customer: the linked one and the activated members of its shared plans. */
export async function findReadersOf(db: DbOrTx, gpNumber: string): Promise<string[]> {
  const holder = await findLinkHolder(db, gpNumber)
  const seats = await db.sharedSeat.findMany({
    where: { status: 'activated', sharedSubscription: { ownerGpNumber: gpNumber } },
    select: { accountId: true },
  })
  return [...(holder ? [holder.id] : []), ...seats.flatMap(({ accountId }) => accountId ?? [])]
}

/** Whether the service knows a customer: there is a linked account or a shared plan. */
export async function isKnownCustomer(db: DbOrTx, gpNumber: string): Promise<boolean> {
  if (await findLinkHolder(db, gpNumber)) return true
  return (await db.sharedSubscription.count({ where: { ownerGpNumber: gpNumber } })) > 0
}
