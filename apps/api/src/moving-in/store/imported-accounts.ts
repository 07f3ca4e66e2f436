import type { Connection } from '../../store/database/run.ts'
import { ask } from '../../store/database/run.ts'

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

const known = {
  name: 'import-known-accounts',
  text: `SELECT a.id::text, a.email_key AS key FROM account a WHERE a.email_key = ANY($2::text[])
    UNION SELECT e.account_id::text, NULL FROM audit_event e WHERE e.account_id = ANY($1::uuid[]) AND e.action = 'account.imported'`,
}

/** Which of these addresses have an account, whose id it is, and which of these ids an earlier run has made: also of deleted ones. */
export async function findKnownAccounts(
  on: Connection,
  { ids, keys }: { ids: readonly string[]; keys: readonly string[] },
): Promise<{ made: ReadonlySet<string>; taken: ReadonlyMap<string, string> }> {
  const rows = await ask<{ id: string; key: string | null }>(on, known, [ids, keys])
  return {
    made: new Set(rows.filter(({ key }) => key === null).map(({ id }) => id)),
    taken: new Map(rows.flatMap(({ id, key }) => (key === null ? [] : [[key, id] as const]))),
  }
}

const linked = {
  name: 'import-linked-numbers',
  text: 'SELECT gp_number FROM customer_link WHERE gp_number = ANY($1::text[])',
}

/** Which of these customer numbers an account is linked to. */
export async function findLinkedNumbers(on: Connection, numbers: readonly string[]): Promise<Set<string>> {
  const rows = await ask<{ gp_number: string }>(on, linked, [numbers])
  return new Set(rows.map((row) => row.gp_number))
}

// The letter after a year is about a year here.
const accounts = {
  name: 'import-accounts',
  text: `WITH row AS (
      SELECT * FROM jsonb_to_recordset($1::jsonb) AS row (id uuid, email text, email_key text, password_hash text, status text,
        given_name text, family_name text, username text, gender text, customer_type text, company_name text, birth_date date,
        source text, created_at timestamptz, activated_at timestamptz, blocked_at timestamptz, audit_id uuid)
    ), made AS (
      INSERT INTO account (id, email, email_key, password_hash, status, given_name, family_name, username, gender, customer_type,
        company_name, birth_date, source, created_at, activated_at, blocked_at, thanked_at)
      SELECT id, email, email_key, password_hash, status, given_name, family_name, username, gender, customer_type,
        company_name, birth_date, source, created_at, activated_at, blocked_at, $2::timestamptz FROM row
      ON CONFLICT DO NOTHING RETURNING id
    ), noted AS (
      INSERT INTO audit_event (id, account_id, actor, action, detail, at)
      SELECT row.audit_id, row.id, 'support', 'account.imported', '{}', $2::timestamptz FROM row JOIN made USING (id)
      ON CONFLICT DO NOTHING
    )
    SELECT id::text FROM made`,
}

/** Adds accounts, each with a line in the audit; answers which. One whose address has an account by now is not. */
export async function addAccounts(
  on: Connection,
  rows: readonly NewAccount[],
  now: Date,
): Promise<Set<string>> {
  const made = await ask<{ id: string }>(on, accounts, [JSON.stringify(rows), now])
  return new Set(made.map(({ id }) => id))
}

const links = {
  name: 'import-links',
  text: `INSERT INTO customer_link (gp_number, account_id, method, linked_at)
    SELECT row.gp_number, row.account_id, 'number', $2::timestamptz
    FROM jsonb_to_recordset($1::jsonb) AS row (gp_number text, account_id uuid)
    ON CONFLICT DO NOTHING`,
}
const settings = {
  name: 'import-settings',
  text: `INSERT INTO setting (account_id, name, value, updated_at)
    SELECT account_id, name, value, $2::timestamptz
    FROM jsonb_to_recordset($1::jsonb) AS row (account_id uuid, name text, value text)
    ON CONFLICT DO NOTHING`,
}
const favourites = {
  name: 'import-favourites',
  text: `INSERT INTO favourite (account_id, edition, item_id, type, title, url, created_at)
    SELECT account_id, edition, item_id, 'article', title, url, created_at
    FROM jsonb_to_recordset($1::jsonb) AS row (account_id uuid, edition text, item_id text, title text, url text, created_at timestamptz)
    ON CONFLICT DO NOTHING`,
}

/** Adds what belongs to accounts that were just made. */
export async function addBelongings(
  on: Connection,
  rows: { links: readonly NewLink[]; settings: readonly NewSetting[]; favourites: readonly NewFavourite[] },
  now: Date,
): Promise<void> {
  if (rows.links.length > 0) await ask(on, links, [JSON.stringify(rows.links), now])
  if (rows.settings.length > 0) await ask(on, settings, [JSON.stringify(rows.settings), now])
  if (rows.favourites.length > 0) await ask(on, favourites, [JSON.stringify(rows.favourites)])
}

const attach = {
  name: 'import-attach-newsletters',
  text: `UPDATE newsletter_user u SET account_id = a.id FROM account a
    WHERE a.email_key = u.email_key AND u.account_id IS NULL AND u.email_key = ANY($1::text[])`,
}

/** Connects the newsletters of these addresses with their accounts. */
export async function attachNewsletters(on: Connection, keys: readonly string[]): Promise<void> {
  await ask(on, attach, [keys])
}

const endOfAttempts = {
  name: 'import-end-attempts',
  text: `WITH gone AS (DELETE FROM pending_registration WHERE email_key = ANY($1::text[]))
    UPDATE one_time_token SET superseded_at = $2::timestamptz
    WHERE purpose = 'activation' AND email_key = ANY($1::text[]) AND consumed_at IS NULL AND superseded_at IS NULL`,
}

/** Ends registrations that wait for the mailbox of these addresses: they have an account now. */
export async function endAttempts(on: Connection, keys: readonly string[], now: Date): Promise<void> {
  await ask(on, endOfAttempts, [keys, now])
}
