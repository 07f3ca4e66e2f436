import type { DbOrTx } from '../../store/database/db.ts'

/** Whether a browser has signed in to an account before; the hash is of its cookie. */
export const isKnownDevice = async (db: DbOrTx, tokenHash: string, accountId: string): Promise<boolean> =>
  (await db.knownDevice.count({ where: { tokenHash, accountId } })) > 0

/** Whether an account has signed in before, and never from this browser. */
export async function isStrangeDevice(db: DbOrTx, tokenHash: string, accountId: string): Promise<boolean> {
  const devices = await db.knownDevice.findMany({ where: { accountId }, select: { tokenHash: true } })
  return devices.length > 0 && devices.every((device) => device.tokenHash !== tokenHash)
}

/** Forgets the browsers of an account. */
export async function forgetDevices(tx: DbOrTx, accountId: string): Promise<void> {
  await tx.knownDevice.deleteMany({ where: { accountId } })
}

/** Forgets the browsers of an account but this one, which is known from then on. */
export async function keepOneDevice(
  tx: DbOrTx,
  device: { accountId: string; tokenHash: string; seenAt: Date },
): Promise<void> {
  await forgetDevices(tx, device.accountId)
  await tx.knownDevice.create({ data: device })
}
