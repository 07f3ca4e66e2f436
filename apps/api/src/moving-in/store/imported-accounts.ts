import type { Connection } from '../../store/database/run.ts'
import { ask } from '../../store/database/run.ts'
import { statement } from '../../store/database/statement.ts'

/** An account as it is written. Times are ISO instants. */
export type NewAccount = {
  id: string
  email: string
  email_key: string
  password_hash: string | null
  status: 'activated' | 'blocked'
  given_name: string | null
  family_name: string | null
  username: string | null
  gender: string | null
  customer_type: string
  company_name: string | null
  birth_date: string | null
  source: string
  created_at: string
  activated_at: string
  blocked_at: string | null
  audit_id: string
}
export type NewLink = { account_id: string; gp_number: string }
export type NewSetting = { account_id: string; name: string; value: string }
export type NewFavourite = {
  account_id: string
  edition: string
  item_id: string
  title: string
  url: string
  created_at: string
}

const known = statement<{ id: string; key: string | null }>(
  'import-known-accounts',
)`SELECT a.id::text, a.email_key AS key FROM account a WHERE a.email_key = ANY(${'keys'}::text[])
    UNION SELECT e.account_id::text, NULL FROM audit_event e WHERE e.account_id = ANY(${'ids'}::uuid[]) AND e.action = 'account.imported'`

/** Which of these addresses have an account, whose id it is, and which of these ids an earlier run has made: also of deleted ones. */
export async function findKnownAccounts(
  on: Connection,
  { ids, keys }: { ids: readonly string[]; keys: readonly string[] },
): Promise<{ made: ReadonlySet<string>; taken: ReadonlyMap<string, string> }> {
  const rows = await ask(on, known, { ids, keys })
  return {
    made: new Set(rows.filter(({ key }) => key === null).map(({ id }) => id)),
    taken: new Map(rows.flatMap(({ id, key }) => (key === null ? [] : [[key, id] as const]))),
  }
}

const linked = statement<{ gp_number: string }>(
  'import-linked-numbers',
)`SELECT gp_number FROM customer_link WHERE gp_number = ANY(${'numbers'}::text[])`

/** Which of these customer numbers an account is linked to. */
export async function findLinkedNumbers(on: Connection, numbers: readonly string[]): Promise<Set<string>> {
  const rows = await ask(on, linked, { numbers })
  return new Set(rows.map((row) => row.gp_number))
}

// One statement, which is a transaction of its own. The letter after a year is about a year here; who has an account needs no link
// of a registration.
const add = statement<{ id: string }>('import-add-accounts')`WITH row AS (
      SELECT * FROM jsonb_to_recordset(${'accounts'}::jsonb) AS row (id uuid, email text, email_key text, password_hash text, status text,
        given_name text, family_name text, username text, gender text, customer_type text, company_name text, birth_date date,
        source text, created_at timestamptz, activated_at timestamptz, blocked_at timestamptz, audit_id uuid)
    ), made AS (
      INSERT INTO account (id, email, email_key, password_hash, status, given_name, family_name, username, gender, customer_type,
        company_name, birth_date, source, created_at, activated_at, blocked_at, thanked_at)
      SELECT id, email, email_key, password_hash, status, given_name, family_name, username, gender, customer_type,
        company_name, birth_date, source, created_at, activated_at, blocked_at, ${'now'}::timestamptz FROM row
      ON CONFLICT DO NOTHING RETURNING id, email_key
    ), noted AS (
      INSERT INTO audit_event (id, account_id, actor, action, detail, at)
      SELECT row.audit_id, row.id, 'support', 'account.imported', '{}', ${'now'}::timestamptz FROM row JOIN made USING (id)
      ON CONFLICT DO NOTHING
    ), linked AS (
      INSERT INTO customer_link (gp_number, account_id, method, linked_at)
      SELECT link.gp_number, made.id, 'number', ${'now'}::timestamptz
      FROM jsonb_to_recordset(${'links'}::jsonb) AS link (gp_number text, account_id uuid) JOIN made ON made.id = link.account_id
      ON CONFLICT DO NOTHING
    ), set AS (
      INSERT INTO setting (account_id, name, value, updated_at)
      SELECT made.id, one.name, one.value, ${'now'}::timestamptz
      FROM jsonb_to_recordset(${'settings'}::jsonb) AS one (account_id uuid, name text, value text) JOIN made ON made.id = one.account_id
      ON CONFLICT DO NOTHING
    ), marked AS (
      INSERT INTO favourite (account_id, edition, item_id, type, title, url, created_at)
      SELECT made.id, one.edition, one.item_id, 'article', one.title, one.url, one.created_at
      FROM jsonb_to_recordset(${'favourites'}::jsonb)
        AS one (account_id uuid, edition text, item_id text, title text, url text, created_at timestamptz)
      JOIN made ON made.id = one.account_id
      ON CONFLICT DO NOTHING
    ), attached AS (
      UPDATE newsletter_user u SET account_id = made.id FROM made WHERE u.email_key = made.email_key AND u.account_id IS NULL
    ), attempts AS (
      DELETE FROM pending_registration p USING made WHERE p.email_key = made.email_key
    ), tokens AS (
      UPDATE one_time_token t SET superseded_at = ${'now'}::timestamptz FROM made
      WHERE t.purpose = 'activation' AND t.email_key = made.email_key AND t.consumed_at IS NULL AND t.superseded_at IS NULL
    )
    SELECT id::text FROM made`

/** What belongs to accounts. */
export type Belongings = {
  links: readonly NewLink[]
  settings: readonly NewSetting[]
  favourites: readonly NewFavourite[]
}

/**
 * Adds accounts with what belongs to them, each with a line in the audit, and answers which. One whose address has an account
 * by now is not added, and nothing of it.
 */
export async function addAccounts(
  on: Connection,
  rows: readonly NewAccount[],
  { links, settings, favourites }: Belongings,
  now: Date,
): Promise<Set<string>> {
  const values = {
    accounts: JSON.stringify(rows),
    links: JSON.stringify(links),
    settings: JSON.stringify(settings),
    favourites: JSON.stringify(favourites),
    now,
  }
  return new Set((await ask(on, add, values)).map(({ id }) => id))
}
