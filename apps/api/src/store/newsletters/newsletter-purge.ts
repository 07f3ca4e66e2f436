import type { Db, DbOrTx, Tx } from '../database/db.ts'
import { transaction } from '../database/run.ts'

const batch = 500

/** Removes subscriptions that were requested before an instant and never confirmed. */
export async function purgeUnconfirmed(db: DbOrTx, before: Date): Promise<void> {
  await db.newsletterSubscription.deleteMany({
    where: { state: { in: ['registered', 'mail_sent'] }, registeredAt: { lt: before } },
  })
}

/** Removes subscriptions that ended before an instant. */
export async function purgeEnded(db: DbOrTx, before: Date): Promise<void> {
  await db.newsletterSubscription.deleteMany({
    where: { state: 'unsubscribed', unsubscribedAt: { lt: before } },
  })
}

/** Removes newsletter users older than an instant that have no list any more, and with them their address. */
export async function purgeEmptyUsers(db: Db, before: Date): Promise<void> {
  while ((await transaction(db, (tx) => purgeSomeEmptyUsers(tx, before))) === batch);
}

/** Locks them and checks again, because a list may be added at the same moment. */
async function purgeSomeEmptyUsers(tx: Tx, before: Date): Promise<number> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM newsletter_user u
    WHERE created_at < ${before} AND merged_into_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM newsletter_subscription s WHERE s.newsletter_user_id = u.id)
    ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED`
  const ids = rows.map(({ id }) => id)
  await tx.newsletterUser.deleteMany({ where: { id: { in: ids }, subscriptions: { none: {} } } })
  return ids.length
}

/** Removes suppressions that have expired. */
export async function purgeEndedSuppressions(db: DbOrTx, now: Date): Promise<void> {
  await db.suppression.deleteMany({ where: { expiresAt: { lte: now } } })
}
