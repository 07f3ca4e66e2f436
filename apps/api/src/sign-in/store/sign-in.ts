import type { Pool } from '../../store/database/db.ts'
import { ask, type Connection } from '../../store/database/run.ts'
import { sql, statement } from '../../store/database/statement.ts'
import { insertEntry, type OutboxEntry, valuesOfEntry } from '../../store/outbox/outbox.ts'
import { type Counter, givenBack, givingBack } from './rate-limits.ts'

/** An account as a sign-in knows it. */
export type Candidate = { id: string; email: string; status: string; passwordHash: string | null }

/** What a login is checked against. `attemptHash` is of the newest registration that waits for its activation. */
export type SignInFacts = {
  account: Candidate | undefined
  /** Whether this browser has signed in to the account before. */
  isKnownDevice: boolean
  attemptHash: string | null
  /** Costs of all hashes of another house that are still stored, at any account. */
  importedCosts: readonly string[]
}

// By account_imported_hash_idx: from one cost to the next, so that it is as short for a million of accounts as for none.
const importedCosts = sql`WITH RECURSIVE cost (name) AS (
    (SELECT split_part(password_hash, '$', 3) FROM account WHERE password_hash LIKE '$import$%'
      ORDER BY split_part(password_hash, '$', 3) LIMIT 1)
    UNION ALL
    SELECT (SELECT split_part(password_hash, '$', 3) FROM account
      WHERE password_hash LIKE '$import$%' AND split_part(password_hash, '$', 3) > cost.name
      ORDER BY split_part(password_hash, '$', 3) LIMIT 1)
    FROM cost WHERE cost.name IS NOT NULL)
  SELECT coalesce(array_agg(name) FILTER (WHERE name IS NOT NULL), '{}') FROM cost`

// The device is looked up without an account, too: the work must not reveal whether the address has one.
const factsStatement = statement<FactsRow>('sign-in-facts')`SELECT a.id, a.email, a.status, a.password_hash,
      EXISTS (SELECT FROM known_device d WHERE d.token_hash = ${'deviceHash'}
        AND d.account_id = coalesce(a.id, '00000000-0000-0000-0000-000000000000')) AS is_known_device,
      (SELECT p.password_hash FROM pending_registration p WHERE p.email_key = ${'emailKey'} AND p.expires_at > ${'now'}::timestamptz
        ORDER BY p.created_at DESC, p.id DESC LIMIT 1) AS attempt_hash,
      (${importedCosts}) AS imported_costs
    FROM (SELECT) one LEFT JOIN account a ON a.email_key = ${'emailKey'}`

type FactsRow = {
  id: string | null
  email: string
  status: string
  password_hash: string | null
  is_known_device: boolean
  attempt_hash: string | null
  imported_costs: string[]
}

const costsStatement = statement<{ costs: string[] }>('imported-costs')`SELECT (${importedCosts}) AS costs`

/** Costs under which hashes of another house wait. */
export async function findImportedCosts(on: Connection): Promise<string[]> {
  const [row] = await ask(on, costsStatement, {})
  return row?.costs ?? []
}

/** Reads everything a login is checked against, in one statement that does the same work for every address. */
export async function findSignInFacts(
  pool: Pool,
  { emailKey, deviceHash, now }: { emailKey: string; deviceHash: string; now: Date },
): Promise<SignInFacts> {
  const [row] = await ask(pool, factsStatement, { emailKey, deviceHash, now })
  return {
    account: row?.id
      ? { id: row.id, email: row.email, status: row.status, passwordHash: row.password_hash }
      : undefined,
    isKnownDevice: row?.is_known_device ?? false,
    attemptHash: row?.attempt_hash ?? null,
    importedCosts: row?.imported_costs ?? [],
  }
}

// The lock orders this against a block and a change of password or address: either they are visible here, or they wait and
// end the new session. The passkey is locked after its account, as by all who remove one. The first browser of an account
// is never strange.
const openStatement = statement<{ is_told: boolean }>('open-proven-session')`WITH held AS (
      SELECT id FROM account WHERE id = ${'accountId'}::uuid AND status = 'activated'
        AND password_hash IS NOT DISTINCT FROM ${'passwordHash'}
        AND email = ${'email'}
      FOR SHARE
    ), passkey AS (
      SELECT p.id FROM held JOIN passkey p ON p.account_id = held.id WHERE p.id = ${'passkeyId'}::uuid FOR SHARE OF p
    ), proven AS (
      SELECT id FROM held WHERE ${'passkeyId'}::uuid IS NULL OR EXISTS (SELECT FROM passkey)
    ), strange AS (
      SELECT FROM proven
      WHERE NOT EXISTS (SELECT FROM known_device d WHERE d.token_hash = ${'deviceHash'} AND d.account_id = proven.id)
        AND EXISTS (SELECT FROM known_device d WHERE d.account_id = proven.id)
    ), remembered AS (
      INSERT INTO known_device (token_hash, account_id, seen_at) SELECT ${'deviceHash'}, id, ${'now'}::timestamptz FROM proven
      ON CONFLICT (token_hash, account_id) DO UPDATE SET seen_at = excluded.seen_at
    ), opened AS (
      INSERT INTO session (id, account_id, edition, device, created_at, last_seen_at, auth_time, expires_at, password_time)
      SELECT ${'id'}::uuid, id, ${'edition'}, ${'device'}, ${'now'}::timestamptz, ${'now'}::timestamptz,
        ${'now'}::timestamptz, ${'expiresAt'}::timestamptz,
        CASE WHEN ${'byPassword'}::boolean THEN ${'now'}::timestamptz END FROM proven
    ), noted AS (
      INSERT INTO audit_event (id, account_id, actor, action, detail, at)
      SELECT ${'auditId'}::uuid, id, 'reader', 'login', ${'detail'}::jsonb, ${'now'}::timestamptz FROM proven
    ), told AS (
      ${insertEntry} FROM strange WHERE ${'tells'}::boolean
    ), ${givingBack}
    SELECT EXISTS (SELECT FROM strange) AND ${'tells'}::boolean AS is_told FROM proven`

/** A session to be started after its password, code or passkey was verified. */
export type ProvenSession = {
  id: string
  account: Pick<Candidate, 'id' | 'email' | 'passwordHash'>
  /** The passkey that was used, if one was. */
  passkeyId: string | undefined
  /** It was the password. */
  byPassword: boolean
  edition: string
  device: string
  deviceHash: string
  now: Date
  expiresAt: Date
  /** The mail to the owner, stored only if the browser is strange and `tells`. */
  notice: OutboxEntry
  tells: boolean
  /** Line of the audit: its id, and what a reader is later shown about this sign-in. */
  auditId: string
  detail: Record<string, string>
  /** Takes to give back. */
  taken: readonly Counter[]
}

/**
 * Starts a session, remembers its browser and stores the mail about a strange one, in one statement, which is a
 * transaction of its own. Undefined if since then the account was blocked, deleted or given another password or address, or
 * the passkey removed.
 */
export async function openProvenSession(
  pool: Pool,
  { account, notice, ...session }: ProvenSession,
): Promise<{ isTold: boolean } | undefined> {
  const [row] = await ask(pool, openStatement, {
    ...session,
    accountId: account.id,
    email: account.email,
    passwordHash: account.passwordHash,
    passkeyId: session.passkeyId ?? null,
    detail: JSON.stringify(session.detail),
    givenBack: givenBack(session.taken),
    ...valuesOfEntry(notice),
  })
  return row && { isTold: row.is_told }
}
