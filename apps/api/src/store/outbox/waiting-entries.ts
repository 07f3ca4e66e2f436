import type { DbOrTx, Pool } from '../database/db.ts'
import { ask } from '../database/run.ts'

// So that one statement stays far below its time limit, however much waits.
const batch = 1_000

const bringForwardStatement = {
  name: 'bring-forward',
  text: `UPDATE outbox SET next_at = $1::timestamptz, waits_for = NULL WHERE id = ANY(ARRAY(
      SELECT id FROM outbox WHERE waits_for = $2 ORDER BY next_at LIMIT $3 FOR UPDATE SKIP LOCKED
    )) RETURNING id`,
}

/** Makes due what waits for something that is back. */
export async function bringForward(pool: Pool, waitsFor: string, now: Date): Promise<void> {
  while ((await ask(pool, bringForwardStatement, [now, waitsFor, batch])).length === batch);
}

const lookStatement = {
  name: 'look-again',
  text: `UPDATE outbox SET next_at = $3::timestamptz, attempts = greatest(attempts - 1, 1)
    WHERE next_at > $3::timestamptz AND id = coalesce((
      SELECT id FROM outbox WHERE waits_for = $1 AND id <> $2::uuid ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED
    ), $2::uuid)`,
}

/**
 * Lets one entry look at this time whether what it waits for is back: another one than `tried` if there is one, because that
 * may fail for a reason of its own. The look is none of its tries.
 */
export async function lookAgain(
  pool: Pool,
  { waitsFor, tried, at }: { waitsFor: string; tried: string; at: Date },
): Promise<void> {
  await ask(pool, lookStatement, [waitsFor, tried, at])
}

const probeStatement = {
  name: 'probe-outages',
  text: `UPDATE outbox SET next_at = $1::timestamptz WHERE next_at > $1::timestamptz AND id IN (
      SELECT DISTINCT ON (waits_for) id FROM outbox WHERE waits_for IS NOT NULL ORDER BY waits_for, next_at
    )`,
}

/** Makes one entry due for each system that is down. When the relay can finish that entry, the system is back. */
export async function probeOutages(pool: Pool, now: Date): Promise<void> {
  await ask(pool, probeStatement, [now])
}

const mendStatement = {
  name: 'mend-times',
  text: `UPDATE outbox SET next_at = $1::timestamptz WHERE died_at IS NULL AND next_at > $1::timestamptz + $2::interval
      + ($3::int[])[least(greatest(attempts, 1), array_length($3::int[], 1))] * interval '1 second'`,
}

// No lease and no `notBefore` is further ahead.
const farthest = '10 minutes'

/** Makes due what waits longer than its pause: that was written before the clock was set back. */
export async function mendTimes(pool: Pool, pausesS: readonly number[], now: Date): Promise<void> {
  await ask(pool, mendStatement, [now, farthest, pausesS])
}

/** Ids of entries of a kind that nobody has tried yet, oldest first, at most `max`. */
export async function findUntried(db: DbOrTx, kind: string, max: number): Promise<string[]> {
  const where = { kind, attempts: 0, diedAt: null }
  const rows = await db.outbox.findMany({
    where,
    select: { id: true },
    orderBy: { position: 'asc' },
    take: max,
  })
  return rows.map(({ id }) => id)
}
