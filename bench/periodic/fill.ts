import { openPool } from '../../apps/api/src/store/database/db.ts'

const uuid = 'gen_random_uuid()'
/** 43 characters, as of a digest. */
const hash = "rpad(translate(encode(sha256(('$kind' || n)::bytea), 'base64'), '+/=', '-_'), 43, 'A')"
/** An instant of the last days, spread evenly over the rows. */
const within = (days: number) => `now() - n % ${days * 1440} * interval '1 minute'`
const every = (share: number) => `FROM generate_series(1, $total / ${share}) n`
const soon = "now() + interval '1 day'"

/** What a year of readers leaves in the tables that periodic work looks through, none of it due. */
const statements: readonly string[] = [
  `INSERT INTO audit_event (id, account_id, actor, action, at)
    SELECT ${uuid}, ${uuid}, 'reader', 'session.login', ${within(80)} ${every(1)}`,
  `INSERT INTO audit_event (id, account_id, actor, action, at)
    SELECT ${uuid}, ${uuid}, 'reader', 'password.update', ${within(700)} ${every(1)}`,
  `INSERT INTO consent_event (id, newsletter_user_id, email_hmac, type, newsletter_ids, at, ip, user_agent, edition, method)
    SELECT ${uuid}, u.id, 'x', type, ARRAY['az-morgen', 'az-sport'], now() - interval '300 days', '192.0.2.1', 'Firefox', 'az', 'form'
    FROM (SELECT id FROM newsletter_user) u, unnest(ARRAY['requested', 'confirmed']) type`,
  `INSERT INTO mail_log (id, purpose, recipient_hmac, edition, template_version, message_id, state, at)
    SELECT ${uuid}, 'login_code', 'x' || n, 'az', '1', ${uuid}::text, 'submitted', ${within(80)} ${every(1)}`,
  `INSERT INTO webhook_event (id, type, account_id, body, at)
    SELECT ${uuid}, 'account.changed', ${uuid}, '{}', ${within(13)} ${every(5)}`,
  `INSERT INTO inbound_event (id, type, received_at) SELECT 'crm:' || n, 'subscription.changed', ${within(34)} ${every(2)}`,
  `INSERT INTO rate_limit (bucket, key, window_start, expires_at, count) SELECT 'login', n::text, now(), ${soon}, 1 ${every(10)}`,
  `INSERT INTO login_code (id, attempt_hash, email, email_key, created_at, expires_at)
    SELECT ${uuid}, ${hash.replace('$kind', 'code')}, 'x@example.test', 'x@example.test', now(), ${soon} ${every(50)}`,
  `INSERT INTO one_time_token (id, purpose, token_hash, created_at, expires_at)
    SELECT ${uuid}, 'password_reset', ${hash.replace('$kind', 'token')}, now(), ${soon} ${every(20)}`,
  `INSERT INTO pending_registration (id, email, email_key, password_hash, edition, created_at, expires_at)
    SELECT ${uuid}, 'x' || n || '@example.test', 'x' || n || '@example.test', 'x', 'az', now(), ${soon} ${every(50)}`,
  `INSERT INTO email_change (id, account_id, new_email, new_email_key, edition, requested_at, expires_at, confirmed_at)
    SELECT ${uuid}, id, 'y@example.test', 'y@example.test', 'az', now(), ${soon}, now() FROM account LIMIT $total / 20`,
  `INSERT INTO suppression (email_hmac, scope, reason, at) SELECT 'x' || n, 'newsletter', 'complaint', now() ${every(50)}`,
  `INSERT INTO cancellation (id, payload, received_at) SELECT ${uuid}, 'x', ${within(700)} ${every(20)}`,
  `INSERT INTO link_proof (id, account_id, gp_number, expires_at) SELECT ${uuid}, id, 'x', ${soon} FROM account LIMIT $total / 50`,
  `INSERT INTO picture_object (bucket, key, account_id, created_at) SELECT 'media', 'x' || n, ${uuid}, now() ${every(10)}`,
  `INSERT INTO shared_event (id, shared_subscription_id, seat_id, to_status, at)
    SELECT ${uuid}, shared_subscription_id, id, status, now() - interval '80 days' FROM shared_seat`,
  `UPDATE account SET activated_at = now() - mod(abs(hashtext(id::text)), 300) * interval '1 day'`,
  `UPDATE shared_subscription SET ends_at = now() + interval '200 days' WHERE mod(abs(hashtext(id::text)), 5) = 0`,
  // A third of the customers had a plan before, and a tenth of the present ones have an end; both are known.
  `UPDATE rights_copy SET payload = jsonb_set(payload, '{subscriptions}', (payload->'subscriptions') || jsonb_set(
      payload->'subscriptions'->0, '{end_date}', '"2023-12-31T23:00:00.000Z"'))
    WHERE mod(gp_number::bigint, 3) = 0`,
  `UPDATE rights_copy SET payload = jsonb_set(payload, '{subscriptions,0,end_date}',
      to_jsonb(to_char(now() + (1 + mod(gp_number::bigint, 300)) * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"')))
    WHERE mod(gp_number::bigint, 20) = 0`,
  `UPDATE newsletter_subscription SET newsletter_id = 'az-plus-exklusiv'
    WHERE newsletter_id = 'az-sport' AND mod(abs(hashtext(newsletter_user_id::text)), 5) = 0`,
]

/** Fills the tables beside those of hot-paths/accounts.ts, `total` being the number of accounts. */
export async function fillBeside(databaseUrl: string, total: number): Promise<void> {
  const { pool, close } = await openPool({ url: databaseUrl, directory: '', connections: 1, prepared: true })
  const client = await pool.connect()
  await client.query('SET statement_timeout = 0')
  for (const statement of statements) await client.query(statement.replaceAll('$total', String(total)))
  await client.query('VACUUM ANALYZE')
  client.release()
  await close()
}
