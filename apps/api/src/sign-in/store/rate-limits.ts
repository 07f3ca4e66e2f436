import { latestOf } from '@leserkonto/rules'
import type { DbOrTx } from '../../store/database/db.ts'
import { ask, type Connection } from '../../store/database/run.ts'
import { type Fragment, joined, sql, statement } from '../../store/database/statement.ts'

/** A counter; the key is a digest. */
export type Counter = { bucket: string; key: string }

/** One take of a counter that allows `max` of them in a window; counted only where no take of an earlier stage was too many. */
export type Take = Counter & { max: number; windowMs: number; stage?: number }

/** A counted take, with the number of takes in its window and the end of the window. */
export type CountedTake = Take & { count: number; endsAt: Date }

const isOver = sql`(r.expires_at <= ${'now'}::timestamptz OR r.window_start > ${'latest'}::timestamptz)`
const wantedTakes = sql`wanted AS (
      SELECT * FROM jsonb_to_recordset(${'takes'}::jsonb)
        AS w(place int, bucket text, key text, max float8, ends_at timestamptz, stage int)
    )`

// Twice over: what is given back by those who were right does not open the window again.
const closed = sql`closed AS (
      SELECT r.bucket, r.key, r.count, r.expires_at, w.stage FROM wanted w JOIN rate_limit r USING (bucket, key)
      WHERE r.count > 2 * w.max AND NOT ${isOver}
    )`

/** Three networks, one in the other, and what is counted in silence after them. */
const stages = [sql`first`, sql`second`, sql`third`, sql`fourth`] as const

// A window that is far beyond full is only looked at: in an attack from many networks everybody would wait for its row. Rows are
// locked in the order given and stage by stage, as they are when takes are given back, so that calls cannot deadlock.
const countTakesStatement = statement<TakenRow>('count-takes')`WITH ${wantedTakes}, ${closed}, ${joined(
  stages.map((name, stage) => {
    const within = stages.slice(0, stage).map((earlier) => sql` AND NOT EXISTS (${exceeded(earlier)})`)
    const isOpen = sql`NOT EXISTS (SELECT FROM closed c WHERE c.stage < ${stage}
        OR (c.bucket, c.key) = (wanted.bucket, wanted.key))`
    const condition = joined([sql`stage = ${stage} AND ${isOpen}`, ...within], '')
    return sql`${name} AS (${countedWhere(condition)})`
  }),
  ', ',
)}
    ${joined(
      stages.map((name) => sql`SELECT * FROM ${name}`),
      ' UNION ALL ',
    )}
    UNION ALL SELECT bucket, key, count, expires_at FROM closed`

/**
 * The parts of a WITH clause that count takes while a condition holds, as `first`; their values are `counted`.
 */
export const counting = (condition: Fragment<never>) =>
  sql`${wantedTakes}, first AS (${countedWhere(condition)})`

function countedWhere<Name extends string>(condition: Fragment<Name>) {
  return sql`INSERT INTO rate_limit AS r (bucket, key, window_start, expires_at, count)
      SELECT bucket, key, ${'now'}::timestamptz, ends_at, 1 FROM wanted WHERE ${condition} ORDER BY place
      ON CONFLICT (bucket, key) DO UPDATE SET
        count = CASE WHEN ${isOver} THEN 1 ELSE least(r.count + 1, 1000000000) END,
        window_start = CASE WHEN ${isOver} THEN excluded.window_start ELSE r.window_start END,
        expires_at = CASE WHEN ${isOver} THEN excluded.expires_at ELSE r.expires_at END
      RETURNING r.bucket, r.key, r.count, r.expires_at`
}

/** A query with a row for each take of a part that was one too many. */
export function exceeded(part: Fragment<never> = stages[0]): Fragment<never> {
  return sql`SELECT FROM ${part} f JOIN wanted w USING (bucket, key) WHERE f.count > w.max`
}

/** A take as a statement with `counting` returns it. */
export type TakenRow = { bucket: string; key: string; count: number; expires_at: Date }

/** The values of a statement with `counting`. */
export function counted(takes: readonly Take[], now: Date) {
  const wanted = takes.map(({ bucket, key, max, windowMs, stage = 0 }, place) => {
    const ends_at = new Date(now.getTime() + windowMs)
    return { place, bucket, key, max, ends_at, stage }
  })
  return { takes: JSON.stringify(wanted), now, latest: latestOf(now) }
}

/** The takes that a statement has counted. */
export const takenOf = (takes: readonly Take[], rows: readonly TakenRow[]): CountedTake[] =>
  takes.flatMap((take) => {
    const row = rows.find(({ bucket, key }) => bucket === take.bucket && key === take.key)
    return row ? [{ ...take, count: row.count, endsAt: row.expires_at }] : []
  })

/**
 * Counts takes in one statement, atomically and across processes, those of a stage only if none of an earlier one exceeds its
 * `max`. Returns those that were counted. A window starts with its first take, and again if its start is in the future
 * because the clock was set back. `now` is the service's clock.
 */
export async function countTakes(on: Connection, takes: readonly Take[], now: Date): Promise<CountedTake[]> {
  return takenOf(takes, await ask(on, countTakesStatement, counted(takes, now)))
}

/**
 * The parts of a WITH clause that give takes back; the value is made by `givenBack`. Giving back the last take of a
 * window removes its row. The rows are locked first and their locked counts used: those of the statement's snapshot can be
 * older, and the CHECK on the count is applied to them before PostgreSQL notices.
 */
export const givingBack = sql`counters AS (
      SELECT * FROM jsonb_to_recordset(${'givenBack'}::jsonb) AS c(place int, bucket text, key text)
    ), locked AS (
      SELECT r.bucket, r.key, r.count FROM rate_limit r JOIN counters c USING (bucket, key)
      ORDER BY c.place FOR UPDATE OF r
    ), lowered AS (
      UPDATE rate_limit r SET count = l.count - 1 FROM locked l
      WHERE r.bucket = l.bucket AND r.key = l.key AND l.count > 1
    ), emptied AS (
      DELETE FROM rate_limit r USING locked l WHERE r.bucket = l.bucket AND r.key = l.key AND l.count = 1
    )`

/** The value of `givingBack`. */
export const givenBack = (counters: readonly Counter[]): string =>
  JSON.stringify(counters.map(({ bucket, key }, place) => ({ place, bucket, key })))

const giveBackStatement = statement('give-takes-back')`WITH ${givingBack} SELECT 1`

/** Gives takes back in one statement, e.g. after a token that was right. */
export async function giveBack(on: Connection, counters: readonly Counter[]): Promise<void> {
  await ask(on, giveBackStatement, { givenBack: givenBack(counters) })
}

/**
 * Deletes windows that have ended: the next take starts a new one anyway. It skips those that are just being counted: it
 * locks rows in no order, and a call could deadlock with it.
 */
export async function purgeEndedWindows(db: DbOrTx, now: Date): Promise<void> {
  await db.$executeRaw`
    DELETE FROM rate_limit WHERE (bucket, key) IN (
      SELECT bucket, key FROM rate_limit WHERE expires_at <= ${now}::timestamptz FOR UPDATE SKIP LOCKED)`
}
