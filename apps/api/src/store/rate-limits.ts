import { latestOf } from '@leserkonto/rules'
import type { DbOrTx } from './db.ts'
import { Prisma } from './generated/client.ts'

/** One counted take: how many there are in the running window and when it ends. */
export type Taken = { count: number; endsAt: Date }

/**
 * Counts one take atomically, across processes. A window starts with its first take, and again if its start is in the
 * future because the clock was set back. `now` is the service's clock; the key is a digest already.
 */
export async function countTake(
  db: DbOrTx,
  take: { bucket: string; key: string; windowMs: number; now: Date },
): Promise<Taken> {
  const endsAt = new Date(take.now.getTime() + take.windowMs)
  const isOver = Prisma.sql`(r.expires_at <= ${take.now} OR r.window_start > ${latestOf(take.now)})`
  const rows = await db.$queryRaw<{ count: number; expires_at: Date }[]>`
    INSERT INTO rate_limit AS r (bucket, key, window_start, expires_at, count)
    VALUES (${take.bucket}, ${take.key}, ${take.now}, ${endsAt}, 1)
    ON CONFLICT (bucket, key) DO UPDATE SET
      count = CASE WHEN ${isOver} THEN 1 ELSE least(r.count + 1, 1000000000) END,
      window_start = CASE WHEN ${isOver} THEN ${take.now} ELSE r.window_start END,
      expires_at = CASE WHEN ${isOver} THEN ${endsAt} ELSE r.expires_at END
    RETURNING r.count, r.expires_at`
  const row = rows[0]
  return row ? { count: row.count, endsAt: row.expires_at } : { count: 1, endsAt }
}

/** Gives a take back, e.g. after a successful login; giving back the last one removes the row. */
export async function giveBack(db: DbOrTx, bucket: string, key: string): Promise<void> {
  const lowered = await db.$executeRaw`
    UPDATE rate_limit SET count = count - 1 WHERE bucket = ${bucket} AND key = ${key} AND count > 1`
  // Remove the row only if it was not lowered: a count that is 1 now belongs to another take.
  if (lowered > 0) return
  await db.$executeRaw`DELETE FROM rate_limit WHERE bucket = ${bucket} AND key = ${key} AND count = 1`
}

/** Deletes windows that have ended: the next take starts a new one anyway. */
export async function purgeEndedWindows(db: DbOrTx, now: Date): Promise<void> {
  await db.rateLimit.deleteMany({ where: { expiresAt: { lte: now } } })
}
