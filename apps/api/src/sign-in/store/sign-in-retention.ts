import type { Db } from '../../store/database/db.ts'
import { inSlices } from '../../store/database/forget-in-batches.ts'

type RunningAt = { now: Date; idleMs: number }

/** Removes sessions that can never be used again. */
export async function purgeSessions(db: Db, { now, idleMs }: RunningAt): Promise<void> {
  const idleSince = new Date(now.getTime() - idleMs)
  await db.session.deleteMany({ where: { expiresAt: { lte: now } } })
  // An index of when they were last seen would make each read that notes it dearer.
  await inSlices(
    db,
    { name: 'session', key: 'id', type: 'uuid' },
    (slice) => db.$executeRaw`DELETE FROM session WHERE ${slice('id')} AND last_seen_at <= ${idleSince}`,
  )
}

/** Removes sign-ons that can never be used again. One with a session goes on: its reader may read at one edition alone. */
export async function purgeSignOns(db: Db, { now, idleMs }: RunningAt): Promise<void> {
  const idleSince = new Date(now.getTime() - idleMs)
  await db.signOnSession.deleteMany({ where: { expiresAt: { lte: now } } })
  await inSlices(
    db,
    { name: 'sign_on_session', key: 'id', type: 'uuid' },
    (slice) => db.$executeRaw`
      DELETE FROM sign_on_session s WHERE ${slice('s.id')} AND s.last_seen_at <= ${idleSince}
        AND NOT EXISTS (SELECT 1 FROM session WHERE sign_on_id = s.id)`,
  )
}

/** Deletes browsers that were last seen until an instant, whose cookie has expired, too. */
export const purgeDevices = (db: Db, until: Date): Promise<void> =>
  inSlices(
    db,
    { name: 'known_device', key: 'token_hash', type: 'text' },
    (slice) => db.$executeRaw`DELETE FROM known_device WHERE ${slice('token_hash')} AND seen_at <= ${until}`,
  )
