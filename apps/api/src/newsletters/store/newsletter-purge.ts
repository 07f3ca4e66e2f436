import { consentedStates } from '@leserkonto/rules'
import type { Db, DbOrTx, Tx } from '../../store/database/db.ts'
import { inSlices, type Slice } from '../../store/database/forget-in-batches.ts'
import { transaction } from '../../store/database/run.ts'

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

const users = { name: 'newsletter_user', key: 'id', type: 'uuid' } as const

/** Removes newsletter users made until an instant that have no list any more, and with them their address. */
export const purgeEmptyUsers = (db: Db, until: Date): Promise<void> =>
  inSlices(db, users, (slice) => transaction(db, (tx) => purgeSomeEmptyUsers(tx, slice, until)))

/** Locks them and checks again, because a list may be added at the same moment. */
async function purgeSomeEmptyUsers(tx: Tx, slice: Slice, until: Date): Promise<void> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM newsletter_user u
    WHERE ${slice('u.id')} AND created_at <= ${until} AND merged_into_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM newsletter_subscription s WHERE s.newsletter_user_id = u.id)
    ORDER BY id FOR UPDATE SKIP LOCKED`
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await tx.newsletterUser.deleteMany({ where: { id: { in: ids }, subscriptions: { none: {} } } })
}

/** Newsletter users whose mail came back until an instant, and who still have lists they agreed to. */
export async function findRestingUsers(db: Db, until: Date): Promise<string[]> {
  const found: string[] = []
  await inSlices(db, users, async (slice) => {
    const rows = await db.$queryRaw<{ id: string }[]>`
      SELECT u.id::text AS id FROM newsletter_user u
      WHERE ${slice('u.id')} AND u.suppress_reason = 'hard_bounce' AND u.suppressed_at <= ${until} AND EXISTS (
        SELECT 1 FROM newsletter_subscription s
        WHERE s.newsletter_user_id = u.id AND s.state = ANY(${[...consentedStates]}))
      ORDER BY u.id`
    found.push(...rows.map(({ id }) => id))
  })
  return found
}

/** Removes suppressions that have expired. */
export async function purgeEndedSuppressions(db: DbOrTx, now: Date): Promise<void> {
  await db.suppression.deleteMany({ where: { expiresAt: { lte: now } } })
}
