import type { DbOrTx, Tx } from '../../store/database/db.ts'

/** An object in the picture store. */
export type PictureKey = { bucket: string; key: string }

/** Notes an object before it is uploaded; if it is not used by `orphanAt`, it is an orphan from then on. */
export async function notePicture(
  db: DbOrTx,
  picture: PictureKey & { accountId: string; createdAt: Date; orphanAt: Date },
): Promise<void> {
  await db.pictureObject.create({ data: picture })
}

/**
 * Sets the used picture, or none; the one used before becomes an orphan. Locks the account until the end of the transaction;
 * false if it is gone.
 */
export async function usePicture(
  tx: Tx,
  accountId: string,
  picture: PictureKey | null,
  now: Date,
): Promise<boolean> {
  const reference = picture && `${picture.bucket}%${picture.key}`
  const { count } = await tx.account.updateMany({ where: { id: accountId }, data: { picture: reference } })
  if (count === 0) return false
  await orphanPictures(tx, accountId, now)
  if (picture) await tx.pictureObject.update({ where: { bucket_key: picture }, data: { orphanAt: null } })
  return true
}

/** Makes the pictures of a deleted account orphans; they are removed after commit (accounts/shared/remove-orphans.ts). */
export async function orphanPictures(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx.pictureObject.updateMany({ where: { accountId, orphanAt: null }, data: { orphanAt: now } })
}

/** Orphans in a bucket, oldest first, at max `max`, of one account or of all. */
export const findOrphans = (
  db: DbOrTx,
  { bucket, now, accountId, max }: { bucket: string; now: Date; accountId?: string; max: number },
): Promise<PictureKey[]> =>
  db.pictureObject.findMany({
    where: { bucket, orphanAt: { lte: now }, ...(accountId && { accountId }) },
    select: { bucket: true, key: true },
    orderBy: { orphanAt: 'asc' },
    take: max,
  })

/** Deletes the row of a removed object. */
export async function forgetPicture(db: DbOrTx, { bucket, key }: PictureKey): Promise<void> {
  await db.pictureObject.deleteMany({ where: { bucket, key, NOT: { orphanAt: null } } })
}

/** All objects, of whatever bucket, used or not. */
export const findPictures = (db: DbOrTx): Promise<PictureKey[]> =>
  db.pictureObject.findMany({ select: { bucket: true, key: true } })

/** Notes objects that no account uses, for the sweep to remove them; what is known already is not changed. */
export async function noteOrphans(db: DbOrTx, pictures: readonly PictureKey[], now: Date): Promise<void> {
  const data = pictures.map((picture) => ({ ...picture, createdAt: now, orphanAt: now }))
  await db.pictureObject.createMany({ data, skipDuplicates: true })
}

/** Whether the picture an account uses was uploaded after an instant. */
export const hasPictureSince = async (db: DbOrTx, accountId: string, since: Date): Promise<boolean> =>
  (await db.pictureObject.count({ where: { accountId, orphanAt: null, createdAt: { gt: since } } })) > 0
