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

// Who was told to wait from the start, such as receipts that are collected for an hour, waits as long under the right clock.
const mendStatement = statement('mend-times')`UPDATE outbox
    SET next_at = ${'now'}::timestamptz + CASE WHEN attempts = 0 THEN greatest(next_at - created_at, interval '0')
        ELSE interval '0' END,
      created_at = least(created_at, ${'now'}::timestamptz)
    WHERE died_at IS NULL AND CASE WHEN attempts = 0 THEN created_at > ${'now'}::timestamptz + ${'apart'}::interval
      ELSE next_at > ${'now'}::timestamptz + ${'apart'}::interval
        + (${'pausesS'}::int[])[least(attempts, array_length(${'pausesS'}::int[], 1))] * interval '1 second' END`

// No lease is longer, and no two clocks of the service are further apart.
const apart = '10 minutes'

/** Puts right what was written before the clock was set back: it is due when it would have been, or at once. */
export async function mendTimes(pool: Pool, pausesS: readonly number[], now: Date): Promise<void> {
  await ask(pool, mendStatement, { now, apart, pausesS })
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
