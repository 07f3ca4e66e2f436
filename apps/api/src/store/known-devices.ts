import type { DbOrTx } from './db.ts'

/** Deletes browsers that were last seen before this, whose cookie has expired, too. */
export async function purgeDevices(db: DbOrTx, before: Date): Promise<void> {
  await db.knownDevice.deleteMany({ where: { seenAt: { lte: before } } })
}
