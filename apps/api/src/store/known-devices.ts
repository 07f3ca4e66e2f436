import type { DbOrTx } from './db.ts'

/** Whether this browser has signed in to this account before. */
export const isKnownDevice = async (db: DbOrTx, tokenHash: string, accountId: string): Promise<boolean> =>
  (await db.knownDevice.count({ where: { tokenHash, accountId } })) > 0

/** Whether the account has any known browser: its first login is never reported. */
export const hasKnownDevice = async (db: DbOrTx, accountId: string): Promise<boolean> =>
  (await db.knownDevice.findFirst({ where: { accountId }, select: { accountId: true } })) !== null

/** Remembers the browser of a login. */
export async function rememberDevice(
  db: DbOrTx,
  tokenHash: string,
  accountId: string,
  seenAt: Date,
): Promise<void> {
  await db.knownDevice.upsert({
    where: { tokenHash_accountId: { tokenHash, accountId } },
    create: { tokenHash, accountId, seenAt },
    update: { seenAt },
  })
}

/** Deletes browsers that were last seen before this, whose cookie has expired, too. */
export async function purgeDevices(db: DbOrTx, before: Date): Promise<void> {
  await db.knownDevice.deleteMany({ where: { seenAt: { lte: before } } })
}
