import { consentedStates } from '@leserkonto/rules'
import type { Db, DbOrTx, Tx } from '../database/db.ts'
import { transaction } from '../database/run.ts'

const batch = 500

/** Removes subscriptions that were requested until an instant and never confirmed. */
export async function purgeUnconfirmed(db: DbOrTx, until: Date): Promise<void> {
  await db.newsletterSubscription.deleteMany({
    where: { state: { in: ['registered', 'mail_sent'] }, registeredAt: { lte: until } },
  })
}

/** Removes subscriptions that ended until an instant. */
export async function purgeEnded(db: DbOrTx, until: Date): Promise<void> {
  await db.newsletterSubscription.deleteMany({
    where: { state: 'unsubscribed', unsubscribedAt: { lte: until } },
  })
}

/** Removes newsletter users made until an instant that have no list any more, and with them their address. */
export async function purgeEmptyUsers(db: Db, until: Date): Promise<void> {
  while ((await transaction(db, (tx) => purgeSomeEmptyUsers(tx, until))) === batch);
}

/** Locks them and checks again, because a list may be added at the same moment. */
async function purgeSomeEmptyUsers(tx: Tx, until: Date): Promise<number> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM newsletter_user u
    WHERE created_at <= ${until} AND merged_into_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM newsletter_subscription s WHERE s.newsletter_user_id = u.id)
    ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED`
  const ids = rows.map(({ id }) => id)
  await tx.newsletterUser.deleteMany({ where: { id: { in: ids }, subscriptions: { none: {} } } })
  return ids.length
}

/** Newsletter users whose mail came back until an instant, and who still have lists they agreed to. */
export async function findRestingUsers(db: DbOrTx, until: Date): Promise<string[]> {
  const consented = { subscriptions: { some: { state: { in: [...consentedStates] } } } }
  const users = await db.newsletterUser.findMany({
    where: { suppressReason: 'hard_bounce', suppressedAt: { lte: until }, ...consented },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  return users.map(({ id }) => id)
}

/** Removes suppressions that have expired. */
export async function purgeEndedSuppressions(db: DbOrTx, now: Date): Promise<void> {
  await db.suppression.deleteMany({ where: { expiresAt: { lte: now } } })
}
