import type pg from 'pg'
import { ask } from './run.ts'
import { statement } from './statement.ts'

/**
 * SQL for a database that was played back, before anybody uses it; `takenAt` is ISO 8601. Sessions end first, since those
 * that readers have ended since would be alive again; what partners are to be told of it is held, too. All that waits becomes a
 * dead letter: some of it may have been done since the backup, and nobody here knows what. It keeps its id, and so its
 * Message-ID and idempotency key.
 */
export const whenRestored = (takenAt: string): string =>
  `DELETE FROM sign_on_session; DELETE FROM session;
  UPDATE outbox SET died_at = now(), last_error = 'RESTORED', waits_for = NULL WHERE died_at IS NULL;
  INSERT INTO audit_event (id, actor, action, detail, at)
  VALUES (gen_random_uuid(), 'support', 'database.restored', '{"takenAt":"${takenAt}"}', now());`

// So that one statement stays far below its time limit, however much waits.
const batch = 1_000

const holdStatement = statement(
  'hold-waiting',
)`UPDATE outbox SET died_at = ${'now'}::timestamptz, last_error = 'CAUGHT_UP', waits_for = NULL WHERE id = ANY(ARRAY(
      SELECT id FROM outbox WHERE died_at IS NULL ORDER BY next_at LIMIT ${'batch'}
    )) RETURNING id`

/** Makes all that waits dead letters, once what has happened since a backup was noticed again. Nothing else may run. */
export async function holdWaiting(pool: pg.Pool, now: Date): Promise<void> {
  while ((await ask(pool, holdStatement, { now, batch })).length === batch);
}

/** Whether nobody has made anything in this database. What belongs to an extension does not count. */
export async function isEmptyDatabase(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    `SELECT EXISTS (
      SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname <> 'information_schema' AND n.nspname NOT LIKE 'pg\\_%'
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    ) AS found`,
  )
  return rows[0]?.found === false
}
