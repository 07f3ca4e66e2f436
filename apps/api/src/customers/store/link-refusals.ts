import type { DbOrTx } from '../../store/database/db.ts'
import type { LinkRefusal } from '../../store/generated/client.ts'

type Link = { accountId: string; gpNumber: string }

/** Notes that a reader does not want this number, so that the service does not link it again by itself. */
export async function noteRefusal(
  tx: DbOrTx,
  { accountId, gpNumber, at }: Link & { at: Date },
): Promise<void> {
  const key = { accountId, gpNumber }
  await tx.linkRefusal.upsert({
    where: { accountId_gpNumber: key },
    create: { ...key, at },
    update: { at },
  })
}

/** Forgets it: the reader has linked the number. */
export async function forgetRefusal(tx: DbOrTx, link: Link): Promise<void> {
  await tx.linkRefusal.deleteMany({ where: link })
}

/** The numbers a reader has unlinked, oldest first. */
export const findRefusals = (db: DbOrTx, accountId: string): Promise<LinkRefusal[]> =>
  db.linkRefusal.findMany({ where: { accountId }, orderBy: [{ at: 'asc' }, { gpNumber: 'asc' }] })

/** Whether a reader has unlinked this number. */
export const isRefused = async (db: DbOrTx, link: Link): Promise<boolean> =>
  (await db.linkRefusal.count({ where: link })) > 0

/** Forgets those of an account that were noted after an instant. */
export async function forgetRefusalsSince(tx: DbOrTx, accountId: string, since: Date): Promise<void> {
  await tx.linkRefusal.deleteMany({ where: { accountId, at: { gt: since } } })
}
