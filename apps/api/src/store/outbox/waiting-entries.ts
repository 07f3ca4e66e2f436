import type { DbOrTx, Pool } from '../database/db.ts'
import { ask } from '../database/run.ts'
import { statement } from '../database/statement.ts'

// So that one statement stays far below its time limit, however much waits.
const batch = 1_000

const bringForwardStatement = statement(
  'bring-forward',
)`UPDATE outbox SET next_at = ${'now'}::timestamptz, waits_for = NULL WHERE id = ANY(ARRAY(
      SELECT id FROM outbox WHERE waits_for = ${'waitsFor'} ORDER BY next_at LIMIT ${'batch'} FOR UPDATE SKIP LOCKED
    )) RETURNING id`

/** Makes due what waits for something that is back. */
export async function bringForward(pool: Pool, waitsFor: string, now: Date): Promise<void> {
  while ((await ask(pool, bringForwardStatement, { now, waitsFor, batch })).length === batch);
}

const lookStatement = statement(
  'look-again',
)`UPDATE outbox SET next_at = ${'at'}::timestamptz, attempts = greatest(attempts - 1, 1)
    WHERE next_at > ${'at'}::timestamptz AND id = coalesce((
      SELECT id FROM outbox WHERE waits_for = ${'waitsFor'} AND id <> ${'tried'}::uuid ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED
    ), ${'tried'}::uuid)`

/**
 * Lets one entry look at this time whether what it waits for is back: another one than `tried` if there is one, because that
 * may fail for a reason of its own. The look is none of its tries.
 */
export async function lookAgain(
  pool: Pool,
  look: { waitsFor: string; tried: string; at: Date },
): Promise<void> {
  await ask(pool, lookStatement, look)
}

const probeStatement = statement(
  'probe-outages',
)`UPDATE outbox SET next_at = ${'now'}::timestamptz WHERE next_at > ${'now'}::timestamptz AND id IN (
      SELECT DISTINCT ON (waits_for) id FROM outbox WHERE waits_for IS NOT NULL ORDER BY waits_for, next_at
    )`

/** Makes one entry due for each system that is down. When the relay can finish that entry, the system is back. */
export async function probeOutages(pool: Pool, now: Date): Promise<void> {
  await ask(pool, probeStatement, { now })
}

const mendStatement = statement(
  'mend-times',
)`UPDATE outbox SET next_at = ${'now'}::timestamptz WHERE died_at IS NULL AND next_at > ${'now'}::timestamptz + ${'farthest'}::interval
      + (${'pausesS'}::int[])[least(greatest(attempts, 1), array_length(${'pausesS'}::int[], 1))] * interval '1 second'`

// No lease and no `notBefore` is further ahead.
const farthest = '10 minutes'

/** Makes due what waits longer than its pause: that was written before the clock was set back. */
export async function mendTimes(pool: Pool, pausesS: readonly number[], now: Date): Promise<void> {
  await ask(pool, mendStatement, { now, farthest, pausesS })
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
