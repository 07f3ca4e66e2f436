import { expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { holdWaiting } from './restored.ts'

test('all that waits is held, however much; what is dead already keeps its cause', async () => {
  const { pool } = await testDatabase()
  await pool.query(`INSERT INTO outbox (id, kind, payload, idempotency_key, next_at, created_at, died_at, last_error)
    SELECT gen_random_uuid(), 'held.test', '', 'held ' || n, now(), now(), CASE WHEN n = 0 THEN now() END, 'BEFORE'
    FROM generate_series(0, 2000) AS n`)
  await holdWaiting(pool, new Date())
  const { rows } = await pool.query(`SELECT last_error AS cause, count(died_at)::int AS dead FROM outbox
    WHERE kind = 'held.test' GROUP BY last_error ORDER BY last_error`)
  await pool.query("DELETE FROM outbox WHERE kind = 'held.test'")
  expect(rows).toEqual([
    { cause: 'BEFORE', dead: 1 },
    { cause: 'CAUGHT_UP', dead: 2_000 },
  ])
})
