import { openPool } from '../../apps/api/src/store/database/db.ts'
import { generateAccounts } from '../hot-paths/accounts.ts'

const proofs = `INSERT INTO consent_event (id, newsletter_user_id, email_hmac, type, newsletter_ids, at, edition, text_version,
    text_sha256, method)
  SELECT gen_random_uuid(), u.id, encode(sha256(u.email_key::bytea), 'base64'), 'confirmed', ARRAY['az-morgen', 'az-sport'],
    u.created_at, 'az', 'newsletter-2026-11', encode(sha256('text'), 'hex'), 'doi'
  FROM newsletter_user u WHERE NOT EXISTS (SELECT 1 FROM consent_event c WHERE c.newsletter_user_id = u.id)`

const audit = `INSERT INTO audit_event (id, account_id, actor, action, at)
  SELECT gen_random_uuid(), id, 'reader', action, now() FROM account, unnest(ARRAY['password.changed', 'sessions.ended']) action`

/**
 * Fills the schema of the first release beside its personas: accounts with sessions, known browsers, settings, two confirmed
 * newsletters with their proof and two lines of the audit each; half of them with a plan, a fifth with a seat.
 */
export async function fill(databaseUrl: string, accounts: number, hash: string): Promise<void> {
  await generateAccounts(databaseUrl, accounts, hash)
  await query(databaseUrl, `SET statement_timeout = 0; ${proofs}; ${audit}`)
  await query(databaseUrl, 'VACUUM ANALYZE')
}

/** The rows of one statement. */
export async function query<T extends object>(databaseUrl: string, text: string): Promise<T[]> {
  const { pool, close } = await openPool({ url: databaseUrl, directory: '', connections: 1, prepared: true })
  try {
    return (await pool.query<T>(text)).rows
  } finally {
    await close()
  }
}
