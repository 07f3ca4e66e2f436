import type { Pool } from '../database/db.ts'
import { ask } from '../database/run.ts'
import { statement } from '../database/statement.ts'

/** What waits of a kind, since when, and what was given up. */
export type OutboxCount = { kind: string; waiting: number; oldest: Date | null; dead: number }

// The table holds only what is not done yet: reading all of it takes milliseconds.
const countStatement = statement<OutboxCount>(
  'count-outbox',
)`SELECT kind, count(*) FILTER (WHERE died_at IS NULL)::int AS waiting, count(died_at)::int AS dead,
      min(created_at) FILTER (WHERE died_at IS NULL) AS oldest
    FROM outbox GROUP BY kind`

/** The outbox by kind. */
export const countEntries = (pool: Pool): Promise<OutboxCount[]> => ask(pool, countStatement, {})
