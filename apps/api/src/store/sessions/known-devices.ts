import type { Db, DbOrTx } from '../database/db.ts'
import { inSlices } from '../database/slices.ts'

/** Deletes browsers that were last seen until an instant, whose cookie has expired, too. */
export const purgeDevices = (db: Db, until: Date): Promise<void> =>
  inSlices(
    db,
    { name: 'known_device', key: 'token_hash', type: 'text' },
    (slice) => db.$executeRaw`DELETE FROM known_device WHERE ${slice('token_hash')} AND seen_at <= ${until}`,
  )

/** Whether a browser has signed in to an account before; the hash is of its cookie. */
export const isKnownDevice = async (db: DbOrTx, tokenHash: string, accountId: string): Promise<boolean> =>
  (await db.knownDevice.count({ where: { tokenHash, accountId } })) > 0

/** Whether an account has signed in before, and never from this browser. */
export async function isStrangeDevice(db: DbOrTx, tokenHash: string, accountId: string): Promise<boolean> {
  const devices = await db.knownDevice.findMany({ where: { accountId }, select: { tokenHash: true } })
  return devices.length > 0 && devices.every((device) => device.tokenHash !== tokenHash)
}

/** Forgets the browsers of an account but this one, which is known from then on. */
export async function keepOneDevice(
  tx: DbOrTx,
  device: { accountId: string; tokenHash: string; seenAt: Date },
): Promise<void> {
  await tx.knownDevice.deleteMany({ where: { accountId: device.accountId } })
  await tx.knownDevice.create({ data: device })
}
