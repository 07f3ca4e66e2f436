import type { CustomerCopy } from '@leserkonto/rules'
import type { DbOrTx } from './db.ts'

/** What the publisher last said about a customer, or null. */
export async function findRightsCopy(db: DbOrTx, gpNumber: string): Promise<CustomerCopy | null> {
  const row = await db.rightsCopy.findUnique({ where: { gpNumber } })
  // The payload is written by this store alone, from the publisher's parsed answer.
  return row && { ...(row.payload as unknown as Omit<CustomerCopy, 'fetchedAt'>), fetchedAt: row.fetchedAt }
}
