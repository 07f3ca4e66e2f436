import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../store/testing/test-database.ts'
import { afterFault, evidenceTables, inDatabase } from './invariants.ts'

let client: PoolClient
beforeAll(async () => {
  const { pool } = await testDatabase()
  client = await pool.connect()
})
afterAll(() => client.release())

const one = "'10000000-0000-4000-8000-000000000001'"
const other = "'10000000-0000-4000-8000-000000000002'"

const account = (fields = "'activated', NULL") =>
  `INSERT INTO account (id, email, email_key, source, created_at, activated_at, blocked_at, status, picture)
    VALUES (${one}, 'plant@example.test', 'plant@example.test', 'az', now(), now(), now(), ${fields});`
const session = `INSERT INTO session (id, account_id, edition, device, created_at, last_seen_at, expires_at)
    VALUES (${other}, ${one}, 'az', '', now(), now(), now() + interval '1 h');`
const plan = (status = 'live') =>
  `INSERT INTO shared_subscription (id, crm_subscription_id, type, title, edition, max_members, owner_gp_number, status, created_at)
    VALUES (${one}, 'plan', 'company', '', 'az', 1, '1', '${status}', now());`
const seat = (status: string, id = one) =>
  `INSERT INTO shared_seat (id, shared_subscription_id, email, email_key, account_id, crm_seat_id, status, invited_at,
      expires_at, accepted_at, activated_at, ended_at)
    VALUES (${id}, ${one}, '', ${id}, ${id}, 'seat', '${status}', now(), now(), now(), now(), now());`
const list = (state: string, confirmed: string, address = 'plant@example.test') =>
  `INSERT INTO newsletter_user (id, email, email_key, account_id, created_at)
    VALUES (${one}, '', '${address}', ${one}, now());
  INSERT INTO newsletter_subscription (newsletter_user_id, newsletter_id, edition, origin, state, registered_at, optin_confirmation_date)
    VALUES (${one}, 'liste', 'az', 'form', '${state}', now(), ${confirmed});`
const picture = "INSERT INTO picture_object (bucket, key, created_at) VALUES ('media', 'bild', now());"
const mail = `INSERT INTO mail_log (id, purpose, recipient_hmac, edition, template_version, message_id, state, at)
    VALUES (${one}, 'activation', '', 'az', '1', '<1>', 'submitted', now());`
const promised = (table: string, values: string) => `INSERT INTO promised_${table} VALUES (${values});`

/** For each invariant rows that break it and no CHECK refuses. */
const planted: Readonly<Record<string, string>> = {
  sessionOfInactive: account("'blocked', NULL") + session,
  attemptBesideAccount: `${account()} INSERT INTO pending_registration (id, email, email_key, password_hash, edition, created_at, expires_at)
    VALUES (${one}, '', 'plant@example.test', '', 'az', now() - interval '1 h', now());`,
  listWithoutProof: list('confirmed', 'now()'),
  endWithoutProof: list('unsubscribed', 'NULL'),
  proofWithoutWords: `INSERT INTO consent_event (id, email_hmac, type, newsletter_ids, at, edition, method)
    VALUES (${one}, '', 'requested', '{liste}', now(), 'az', 'form');`,
  listOfAnother: account() + list('confirmed', 'now()', 'anders@example.test'),
  tokenBeforeItself: `INSERT INTO one_time_token (id, purpose, token_hash, created_at, expires_at, consumed_at)
    VALUES (${one}, 'activation', '${'x'.repeat(43)}', now(), now(), now() - interval '1 s');`,
  seatOversold: plan() + seat('activated') + seat('invited', other),
  memberOfEnded: plan('ended') + seat('activated'),
  seatWithoutHistory: plan() + seat('quit'),
  pictureWithoutObject: account("'activated', 'media%bild'"),
  pictureOfNobody: picture,
  outboxDrains: `INSERT INTO outbox (id, kind, payload, idempotency_key, next_at, created_at)
    VALUES (${one}, 'mail', '', '', now(), now());`,
  mailLost: mail,
  mailUnknown: "INSERT INTO seen_mail VALUES ('<2>', '', 1);",
  mailDoubled: "INSERT INTO doubles_allowed VALUES (1); INSERT INTO seen_mail VALUES ('<1>', '', 3);",
  mailPromised: promised('mail', "'plant@example.test', 'activation', 1, 1"),
  accountLost: account() + promised('account', "'plant@example.test', 'active', 'Kim'"),
  accountBack: account() + promised('account', "'plant@example.test', 'gone', NULL"),
  sessionAlive: account() + session + promised('end', other),
  listForgotten: promised('list', "'plant@example.test', 'liste', 'confirmed'"),
  seatForgotten: promised('seat', "'plant@example.test', 'plan'"),
  seatOnlyOurs: plan() + seat('activated'),
  seatOnlyTheirs: `${plan()} INSERT INTO seen_seat VALUES ('plan', 'seat', '');`,
  consentOnlyOurs: promised('list', "'plant@example.test', 'liste', 'confirmed'"),
  consentOnlyTheirs: "INSERT INTO seen_consent VALUES ('plant@example.test', 'liste', 'subscribed');",
  pictureFileOfNobody: "INSERT INTO seen_picture VALUES ('bild');",
  pictureFileLost: picture,
}

test.each(Object.entries({ ...inDatabase, ...afterFault }))(
  'whatever breaks it is found: %s',
  async (name, { broken }) => {
    await client.query('BEGIN')
    try {
      await client.query(evidenceTables)
      const before = (await client.query(broken)).rowCount ?? 0
      // Rows that no transaction of the service could leave: neither keys nor triggers look at them.
      await client.query("SET LOCAL session_replication_role = 'replica'")
      await client.query(planted[name] ?? '')
      expect((await client.query(broken)).rowCount).toBeGreaterThan(before)
    } finally {
      await client.query('ROLLBACK')
    }
  },
)
