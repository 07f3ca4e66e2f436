import { ask, type Connection } from '../../store/database/run.ts'
import { sql, statement } from '../../store/database/statement.ts'

type One = { id: string; key: string; list: string | null; origin: string; state: string }

const users = statement<One>(
  'import-newsletter-users',
)`SELECT u.id::text, u.email_key AS key, s.newsletter_id AS list, s.origin, s.state
    FROM newsletter_user u LEFT JOIN newsletter_subscription s ON s.newsletter_user_id = u.id
    WHERE u.email_key = ANY(${'keys'}::text[])`

/** What is here of an address already. */
export type KnownUser = { id: string; lists: ReadonlyMap<string, { origin: string; state: string }> }

/** What is here of these addresses. */
export async function findKnownUsers(
  on: Connection,
  keys: readonly string[],
): Promise<Map<string, KnownUser>> {
  const known = new Map<string, { id: string; lists: Map<string, { origin: string; state: string }> }>()
  for (const { id, key, list, origin, state } of await ask(on, users, { keys })) {
    const user = known.get(key) ?? { id, lists: new Map() }
    known.set(key, user)
    if (list !== null) user.lists.set(list, { origin, state })
  }
  return known
}

const events = statement<{ id: string }>(
  'import-known-events',
)`SELECT id::text FROM consent_event WHERE id = ANY(${'ids'}::uuid[])`

/** Which of these steps an earlier run has written: also of readers who are gone since. */
export async function findKnownEvents(on: Connection, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await ask(on, events, { ids })).map(({ id }) => id))
}

const closed = statement<{ mac: string }>('import-closed-mailboxes')`SELECT email_hmac AS mac FROM suppression
    WHERE email_hmac = ANY(${'macs'}::text[]) AND scope = 'newsletter' AND (expires_at IS NULL OR expires_at > ${'now'}::timestamptz)`

/** Which of these mailboxes want no newsletters. */
export async function findClosed(on: Connection, macs: readonly string[], now: Date): Promise<Set<string>> {
  return new Set((await ask(on, closed, { macs, now })).map(({ mac }) => mac))
}

/** One list of one reader, and the step that is its proof, or says that there is none. Times are ISO instants. */
export type NewSubscription = {
  user_id: string
  email: string
  email_key: string
  list: string
  edition: string
  origin: string
  state: 'confirmed' | 'unsubscribed'
  registered_at: string
  confirmed_at: string | null
  unsubscribed_at: string | null
  event_id: string
  email_hmac: string
  type: 'confirmed' | 'unsubscribed' | 'changed'
  method: 'import' | 'import_unproven'
  at: string
  ip: string | null
  user_agent: string | null
  text_version: string | null
  text_sha256: string | null
  mail_id: string | null
}

const columns = sql`user_id uuid, email text, email_key text, list text, edition text, origin text, state text,
  registered_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz, event_id uuid, email_hmac text, type text,
  method text, at timestamptz, ip text, user_agent text, text_version text, text_sha256 text, mail_id text`

const addUsers = statement(
  'import-add-users',
)`INSERT INTO newsletter_user (id, email, email_key, account_id, created_at)
    SELECT DISTINCT ON (row.email_key) row.user_id, row.email, row.email_key, a.id, row.registered_at
    FROM jsonb_to_recordset(${'rows'}::jsonb) AS row (${columns})
    LEFT JOIN account a ON a.email_key = row.email_key
    ORDER BY row.email_key, row.registered_at
    ON CONFLICT DO NOTHING`

// Joined, since an address may have got a user in this very moment. Only what waits for a proof is changed.
const addLists = statement<{ id: string }>('import-add-lists')`WITH row AS (
      SELECT row.*, u.id AS owner FROM jsonb_to_recordset(${'rows'}::jsonb) AS row (${columns})
      JOIN newsletter_user u ON u.email_key = row.email_key
    ), listed AS (
      INSERT INTO newsletter_subscription (newsletter_user_id, newsletter_id, edition, origin, state, registered_at,
        optin_confirmation_date, unsubscribed_at)
      SELECT owner, list, edition, origin, state, registered_at, confirmed_at, unsubscribed_at FROM row
      ON CONFLICT (newsletter_user_id, newsletter_id) DO UPDATE SET origin = excluded.origin, state = excluded.state,
        optin_confirmation_date = excluded.optin_confirmation_date, unsubscribed_at = excluded.unsubscribed_at
        WHERE newsletter_subscription.origin = 'import_held'
      RETURNING newsletter_user_id AS owner, newsletter_id AS list
    )
    INSERT INTO consent_event (id, newsletter_user_id, email_hmac, type, newsletter_ids, at, ip, user_agent, edition,
      text_version, text_sha256, mail_id, method)
    SELECT event_id, owner, email_hmac, type, ARRAY[list], at, ip, user_agent, edition, text_version, text_sha256, mail_id, method
    FROM row JOIN listed USING (owner, list)
    ON CONFLICT DO NOTHING
    RETURNING id::text`

/** Adds lists with their steps, after the readers, whom a run that is killed in between leaves to the next one; answers the ids of the steps. A list that its reader chose here meanwhile stays as it is. */
export async function addSubscriptions(
  on: Connection,
  rows: readonly NewSubscription[],
): Promise<Set<string>> {
  const json = JSON.stringify(rows)
  await ask(on, addUsers, { rows: json })
  return new Set((await ask(on, addLists, { rows: json })).map(({ id }) => id))
}
