import { expect, test } from 'vitest'
import { findReaderCopies } from '../customers/store/rights-copies.ts'
import { findShownNewsletters } from '../newsletters/store/shown-newsletters.ts'
import { findReader } from '../sign-in/store/readers.ts'
import { findSignInFacts, openProvenSession } from '../sign-in/store/sign-in.ts'
import type { Pool } from './database/db.ts'
import { statementsOf } from './testing/statements-of.ts'
import { isServer, openOnServer } from './testing/test-database.ts'

const accounts = 100_000
const id = "lpad(to_hex(n), 8, '0') || '-0000-4000-8000-000000000000'"
const email = "'n' || n || '.plan@example.test'"
const gpNumber = "'plan' || n"
const copy = `'{"customer_type":"private","company_name":null,"postcode":null,"subscriptions":[]}'::jsonb`
const someday = "'2027-01-01'::timestamptz"

/** Accounts with a session, a browser and a counter each; every tenth with a seat, a registration, opened access and an open change of address. */
const rows = [
  `INSERT INTO account (id, email, email_key, status, source, gp_number, link_method, linked_at, created_at, activated_at)
   SELECT (${id})::uuid, ${email}, ${email}, 'activated', 'az', ${gpNumber}, 'number', now(), now(), now() FROM n`,
  `INSERT INTO session (id, account_id, edition, device, created_at, last_seen_at, expires_at)
   SELECT (${id})::uuid, (${id})::uuid, 'az', 'Firefox', now(), now(), ${someday} FROM n`,
  `INSERT INTO rights_copy (gp_number, payload, fetched_at) SELECT ${gpNumber}, ${copy}, now() FROM n`,
  `INSERT INTO shared_subscription (id, crm_subscription_id, type, title, edition, max_members, owner_gp_number, status, created_at)
   SELECT (${id})::uuid, 'plan' || n, 'family', 'Familie', 'az', 4, ${gpNumber}, 'live', now() FROM n WHERE n % 10 = 0`,
  `INSERT INTO shared_seat (id, shared_subscription_id, account_id, email, email_key, status, invited_at, expires_at)
   SELECT (${id})::uuid, (${id})::uuid, (${id})::uuid, ${email}, ${email}, 'activated', now(), ${someday} FROM n WHERE n % 10 = 0`,
  `INSERT INTO email_change (id, account_id, new_email, new_email_key, edition, requested_at, expires_at)
   SELECT (${id})::uuid, (${id})::uuid, 'neu' || n || '@example.test', 'neu' || n || '@example.test', 'az', now(), ${someday} FROM n WHERE n % 10 = 0`,
  `INSERT INTO newsletter_user (id, email, email_key, created_at)
   SELECT (${id})::uuid, ${email}, ${email}, now() FROM n`,
  `INSERT INTO newsletter_subscription (newsletter_user_id, newsletter_id, edition, origin, state, registered_at)
   SELECT (${id})::uuid, 'az-morgen', 'az', 'form', 'registered', now() FROM n`,
  `INSERT INTO known_device (token_hash, account_id, seen_at) SELECT 'geraet' || n, (${id})::uuid, now() FROM n`,
  `INSERT INTO passkey (id, account_id, credential_id, public_key, counter, device_type, backed_up, name, created_at)
   SELECT (${id})::uuid, (${id})::uuid, 'schluessel' || n, 'x', 0, 'multiDevice', true, 'Firefox', now() FROM n`,
  `INSERT INTO pending_registration (id, email, email_key, password_hash, edition, created_at, expires_at)
   SELECT (${id})::uuid, ${email}, ${email}, 'x', 'az', now(), ${someday} FROM n WHERE n % 10 = 0`,
  `INSERT INTO granted_access (id, account_id, edition, right_code, began_at, ends_at)
   SELECT (${id})::uuid, (${id})::uuid, 'az', '09', now(), ${someday} FROM n WHERE n % 10 = 0`,
  `INSERT INTO rate_limit (bucket, key, window_start, expires_at, count)
   SELECT 'plan', n::text, now(), ${someday}, 1 FROM n`,
].map((sql) => sql.replace('FROM n', `FROM generate_series(1, ${accounts}) AS n`))

/** The one statement a read asks. */
async function askedBy(pool: Pool, read: () => Promise<unknown>): Promise<string> {
  const { statements } = await statementsOf(pool, read)
  return statements[0] ?? ''
}

const anId = '00000001-0000-4000-8000-000000000000'

const now = new Date('2026-11-20T12:00:00Z')
const account = { id: anId, email: 'nobody@example.test', passwordHash: 'x' }
const notice = {
  id: anId,
  kind: 'device.new',
  payload: '{}',
  idempotencyKey: 'x',
  attempts: 0,
  nextAt: now,
  createdAt: now,
}
const session = { id: anId, account, edition: 'az', device: 'Firefox', deviceHash: 'x', now, expiresAt: now }
const login = {
  ...session,
  passkeyId: undefined,
  byPassword: true,
  notice,
  tells: true,
  auditId: anId,
  detail: {},
  taken: [{ bucket: 'plan', key: '1' }],
}

test.runIf(isServer())(
  'no hot statement looks through a table, however many accounts there are',
  async () => {
    const { pool, reads, close } = await openOnServer('plans')
    const hot = [
      await askedBy(pool, () => findReader(reads, { sessionId: anId, accountId: anId }, now)),
      await askedBy(pool, () => findReaderCopies(reads, anId, now)),
      await askedBy(pool, () => findShownNewsletters(reads, 'nobody@example.test')),
      await askedBy(pool, () => findSignInFacts(pool, { emailKey: 'x', deviceHash: 'x', now })),
      await askedBy(pool, () => openProvenSession(pool, login)),
    ]
    const client = await pool.connect()
    await client.query('SET statement_timeout = 0')
    for (const sql of rows) await client.query(sql)
    await client.query('ANALYZE')
    // The plan of a prepared statement knows no values.
    await client.query('SET plan_cache_mode = force_generic_plan')
    for (const [index, sql] of hot.entries()) {
      await client.query(`PREPARE hot${index} AS ${sql}`)
      const values = [...new Set(sql.match(/\$\d+/g))].map(() => 'NULL')
      const explain = `EXPLAIN EXECUTE hot${index} (${values.join(', ')})`
      const { rows: lines } = await client.query<{ 'QUERY PLAN': string }>(explain)
      const plan = lines.map((line) => line['QUERY PLAN']).join('\n')
      expect(plan).toMatch(/Index Scan/)
      expect(plan).not.toMatch(/Seq Scan|Hash|Merge/)
    }
    client.release()
    await close()
  },
  120_000,
)
