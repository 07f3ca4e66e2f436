import type { Tx } from './db.ts'

/**
 * Lets one transaction at a time decide about an address, until it ends. Take it before any row of the address, or
 * two of them wait for each other: an activation touches every attempt and every link there is.
 */
export async function lockAddress(tx: Tx, emailKey: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${emailKey}, 0))`
}
