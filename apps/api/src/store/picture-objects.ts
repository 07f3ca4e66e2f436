import type { DbOrTx, Tx } from './db.ts'

/** An object in the picture store. */
export type PictureKey = { bucket: string; key: string }

/** Notes an object before it is uploaded: unless it is taken into use, it is an orphan from `orphanAt` on. */
export async function notePicture(
  db: DbOrTx,
  picture: PictureKey & { accountId: string; createdAt: Date; orphanAt: Date },
): Promise<void> {
  await db.pictureObject.create({ data: picture })
}

/** Takes a picture into use, or none: what was in use before is an orphan. Under the account's lock. */
export async function usePicture(
  tx: Tx,
  accountId: string,
  picture: PictureKey | null,
  now: Date,
): Promise<void> {
  await orphanPictures(tx, accountId, now)
  if (picture) await tx.pictureObject.update({ where: { bucket_key: picture }, data: { orphanAt: null } })
  const reference = picture && `${picture.bucket}%${picture.key}`
  await tx.account.updateMany({ where: { id: accountId }, data: { picture: reference } })
}

/** Makes what an account has in use an orphan: for its deletion. Removed after commit (domain/accounts/remove-orphans.ts). */
export async function orphanPictures(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx.pictureObject.updateMany({ where: { accountId, orphanAt: null }, data: { orphanAt: now } })
}

/** Orphans in a bucket, the oldest first, of one account or of all. */
export const findOrphans = (
  db: DbOrTx,
  { bucket, now, accountId, most }: { bucket: string; now: Date; accountId?: string; most: number },
): Promise<PictureKey[]> =>
  db.pictureObject.findMany({
    where: { bucket, orphanAt: { lte: now }, ...(accountId && { accountId }) },
    select: { bucket: true, key: true },
    orderBy: { orphanAt: 'asc' },
    take: most,
  })

/** Forgets an object that has been removed. */
export async function forgetPicture(db: DbOrTx, { bucket, key }: PictureKey): Promise<void> {
  await db.pictureObject.deleteMany({ where: { bucket, key, NOT: { orphanAt: null } } })
}
