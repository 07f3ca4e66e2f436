import type pg from 'pg'

/** Cause of what waited in a backup, and of what was noticed once it was played back. */
type HeldCause = 'RESTORED' | 'CAUGHT_UP'

/**
 * SQL that makes all that waits in the outbox dead letters: some of it may have been done since the backup, and nobody here
 * knows what. It keeps its ids, and so its Message-IDs and idempotency keys.
 */
export const holding = (cause: HeldCause): string =>
  `UPDATE outbox SET died_at = now(), last_error = '${cause}', waits_for = NULL WHERE died_at IS NULL;`

/**
 * SQL for a database that was played back, before anybody uses it; `takenAt` is ISO 8601. Sessions end first, since those
 * that readers have ended since would be alive again; what partners are to be told of it is held, too.
 */
export const whenRestored = (takenAt: string): string =>
  `DELETE FROM sign_on_session; DELETE FROM session; ${holding('RESTORED')}
  INSERT INTO audit_event (id, actor, action, detail, at)
  VALUES (gen_random_uuid(), 'support', 'database.restored', '{"takenAt":"${takenAt}"}', now());`

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
