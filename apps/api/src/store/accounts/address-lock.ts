import type { Tx } from '../database/db.ts'

/**
 * Locks an address until the transaction ends, so that only one at a time decides about it. Lock it before any row of the
 * address, or two transactions deadlock: an activation touches all attempts and links of the address.
 */
export async function lockAddress(tx: Tx, emailKey: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${emailKey}, 0))`
}
