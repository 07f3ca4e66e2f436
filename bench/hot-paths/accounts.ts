import { createHash } from 'node:crypto'
import { openPool, type Pool } from '../../apps/api/src/store/database/db.ts'

/** A generated account as the generator of load needs it. */
export type Generated = { id: string; sessionId: string; email: string; deviceSecret: string }

/** Of every account this password. */
export const password = 'Bench-Geheim-77'

// Every second account is a customer with a running plan, every twentieth owns a family plan, and four of its twenty
// neighbours have a seat in it.
const isCustomer = (n: number) => n % 2 === 0
const hasSeat = (n: number) => n % 10 === 1 || n % 10 === 3

/** `count` accounts spread evenly over all of them, each of which may read an article. */
export function someAccounts(total: number, count: number): Generated[] {
  const readers: number[] = []
  for (let n = 1; n <= total; n++) if (isCustomer(n) || hasSeat(n)) readers.push(n)
  return Array.from({ length: count }, (_, index) =>
    account(readers[Math.floor((index * readers.length) / count)] ?? 1),
  )
}

const account = (n: number): Generated => ({
  id: uuid(`account ${n}`),
  sessionId: uuid(`session ${n}`),
  email: `leser${n}@example.test`,
  deviceSecret: createHash('sha256').update(`device ${n}`).digest('base64url'),
})

/** A UUID of version 4 that is always the same for a text; `id` below says the same in SQL. */
const uuid = (text: string) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')

const digest = (bytes: string) => `translate(encode(sha256(${bytes}), 'base64'), '+/=', '-_')`
const plan = `jsonb_build_object('id', 'abo-' || (2000000000 + n), 'product', 'AZ-PLUS', 'title', 'AZ PLUS', 'edition', 'az',
  'rights', '["09", "01"]'::jsonb, 'start_date', '2024-01-01T00:00:00.000Z', 'end_date', NULL,
  'flags', '{"direct_delivery": false, "direct_delivery_pur": false, "direct_delivery_noad": false, "pur_abo": false,
    "noad_abo": false, "bundle_text": null}'::jsonb,
  'family', CASE WHEN n % 20 = 0 THEN '{"max_members": 4}'::jsonb END, 'company', NULL)`
const id = (kind: string, n = 'n') =>
  `overlay(overlay(md5('${kind} ' || ${n}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`
const email = "'leser' || n || '@example.test'"
const everyone = 'FROM generate_series(1, $total) n'

/** Statements that fill an empty, migrated database; each list runs beside the others. */
const lists: readonly (readonly string[])[] = [
  [
    `INSERT INTO account (id, email, email_key, password_hash, status, given_name, family_name, gender, customer_type,
        source, gp_number, link_method, linked_at, created_at, activated_at)
      SELECT ${id('account')}, ${email}, ${email}, $hash, 'activated', 'Erika', 'Muster', 'female', 'private', 'az',
        CASE WHEN n % 2 = 0 THEN (2000000000 + n)::text END, CASE WHEN n % 2 = 0 THEN 'number' END,
        CASE WHEN n % 2 = 0 THEN now() END, now(), now() ${everyone}`,
    `INSERT INTO customer_link (gp_number, account_id, method, linked_at)
      SELECT (2000000000 + n)::text, ${id('account')}, 'number', now() ${everyone} WHERE n % 2 = 0`,
    `INSERT INTO session (id, account_id, edition, device, created_at, last_seen_at, auth_time, expires_at)
      SELECT ${id('session')}, ${id('account')}, 'az', 'Firefox, Linux', now(), now(), now(), now() + interval '365 days'
      ${everyone}`,
    `INSERT INTO rights_copy (gp_number, payload, fetched_at)
      SELECT (2000000000 + n)::text, jsonb_build_object('customer_type', 'private', 'company_name', NULL,
        'postcode', '12345', 'subscriptions', jsonb_build_array(${plan})), now() ${everyone} WHERE n % 2 = 0`,
    `INSERT INTO shared_subscription (id, crm_subscription_id, type, title, edition, max_members, owner_gp_number,
        status, created_at)
      SELECT ${id('plan')}, 'abo-' || (2000000000 + n), 'family', 'AZ PLUS Familie', 'az', 4, (2000000000 + n)::text,
        'live', now() ${everyone} WHERE n % 20 = 0`,
    `INSERT INTO shared_seat (id, shared_subscription_id, email, email_key, account_id, status, invited_by, invited_at,
        expires_at, accepted_at, activated_at)
      SELECT ${id('seat')}, ${id('plan', '((n + 19) / 20 * 20)')}, ${email}, ${email}, ${id('account')}, 'activated',
        ${id('account', '((n + 19) / 20 * 20)')}, now(), now() + interval '14 days', now(), now()
      ${everyone} WHERE n % 10 IN (1, 3)`,
  ],
  [
    `INSERT INTO newsletter_user (id, email, email_key, account_id, created_at)
      SELECT ${id('newsletter')}, ${email}, ${email}, ${id('account')}, now() ${everyone}`,
    `INSERT INTO newsletter_subscription (newsletter_user_id, newsletter_id, edition, origin, state, registered_at,
        mail_sent_at, optin_confirmation_date)
      SELECT ${id('newsletter')}, list, 'az', 'form', 'confirmed', now(), now(), now()
      ${everyone}, unnest(ARRAY['az-morgen', 'az-sport']) list`,
    `INSERT INTO setting (account_id, name, value, updated_at)
      SELECT ${id('account')}, name, '1', now() ${everyone}, unnest(ARRAY['font.size', 'region']) name`,
    `INSERT INTO known_device (token_hash, account_id, seen_at)
      SELECT ${digest(`${digest("('device ' || n)::bytea")}::bytea`)}, ${id('account')}, now() ${everyone}`,
  ],
]

/**
 * Fills an empty, migrated database with accounts, each with a session, a known browser, settings and newsletters; half
 * of them with a plan, a fifth with a seat. Needs a superuser: foreign keys are not checked row by row.
 */
export async function generateAccounts(databaseUrl: string, total: number, hash: string): Promise<void> {
  await Promise.all(
    lists.map((list) =>
      withClient(databaseUrl, async (client) => {
        await client.query('SET session_replication_role = replica')
        for (const statement of list)
          await client.query(
            statement
              .replaceAll('$total', String(total))
              .replaceAll('$hash', () => client.escapeLiteral(hash)),
          )
      }),
    ),
  )
  await withClient(databaseUrl, (client) => client.query('VACUUM ANALYZE'))
}

/** Makes what is known of the customers as young as if the publisher had just been asked: the service need not ask it. */
export const refreshCopies = (databaseUrl: string, accounts: readonly Generated[]): Promise<unknown> =>
  withClient(databaseUrl, (client) =>
    client.query(
      `UPDATE rights_copy SET fetched_at = now() WHERE gp_number IN (
        SELECT gp_number FROM account WHERE id = ANY($1::uuid[])
        UNION SELECT p.owner_gp_number FROM shared_subscription p JOIN shared_seat s ON s.shared_subscription_id = p.id
          WHERE s.account_id = ANY($1::uuid[]))`,
      [accounts.map((one) => one.id)],
    ),
  )

/** How many mails and other entries are due or being worked on: one that is taken is put off by 30 seconds. */
export async function waitingEntries(databaseUrl: string): Promise<number> {
  const text = "SELECT count(*)::int AS waiting FROM outbox WHERE next_at < now() + interval '35 s'"
  return withClient(databaseUrl, async (client) => (await client.query(text)).rows[0].waiting)
}

/** Creates an empty database beside the given one and answers its URL. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  await withClient(serverUrl, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${name}`)
  })
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** The server's version as it says it. */
export const serverVersion = (url: string): Promise<string> =>
  withClient(url, async (client) => (await client.query('SHOW server_version')).rows[0].server_version)

const connect = (pool: Pool) => pool.connect()
type Client = Awaited<ReturnType<typeof connect>>

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const { pool, close } = await openPool({ url, directory: '', connections: 1, prepared: true })
  const client = await connect(pool)
  try {
    // What the service may not, the generator of its rows may: take its time.
    await client.query('SET statement_timeout = 0')
    return await work(client)
  } finally {
    client.release()
    await close()
  }
}
