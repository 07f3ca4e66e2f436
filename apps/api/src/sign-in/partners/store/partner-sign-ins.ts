import type { PartnerScope } from '@leserkonto/rules'
import type { DbOrTx, Pool } from '../../../store/database/db.ts'
import { ask } from '../../../store/database/run.ts'
import { statement } from '../../../store/database/statement.ts'

/** A sign-in at a partner: a session that belongs to no browser of ours. */
export type PartnerSignIn = {
  id: string
  accountId: string
  clientId: string
  /** The session of the browser it ends with; null for an app, which is a device of its own. */
  parentId: string | null
  edition: string
  device: string
  authTime: Date | null
  now: Date
  expiresAt: Date
  /** Sealed outbox entry of the sign-out; null when the partner does not want to hear of it. */
  signOut: string | null
  /**
   * What the partner may see from now on: all of it if the reader has just `agreed`, else only what they allow already. Null
   * for a house of the group, which asks for nothing.
   */
  consent: { scopes: readonly PartnerScope[]; agreed: boolean } | null
}

// The locks, in the order of all who end sessions, order this against them: an app's sign-in hangs on no other session, and
// would outlive a reset of the same moment. A consent that was taken back while the statement waited for them is still in
// its snapshot; only what locks the row sees that it is gone.
const openStatement = statement<{ id: string }>('open-partner-sign-in')`WITH owner AS (
      SELECT id FROM account WHERE id = ${'accountId'}::uuid AND status = 'activated' FOR SHARE
    ), reader AS (
      SELECT s.account_id FROM owner o JOIN session s ON s.account_id = o.id WHERE s.id = ${'by'}::uuid FOR KEY SHARE OF s
    ), consent AS (
      INSERT INTO partner_consent AS known (account_id, client_id, scopes, given_at)
      SELECT account_id, ${'clientId'}, string_to_array(${'scopes'}, ' '), ${'now'}::timestamptz FROM reader
      WHERE ${'agreed'}::boolean
      ON CONFLICT (account_id, client_id)
        DO UPDATE SET scopes = ARRAY(SELECT DISTINCT unnest(known.scopes || excluded.scopes) ORDER BY 1)
    ), known AS (
      SELECT c.account_id FROM reader r JOIN partner_consent c ON c.account_id = r.account_id AND c.client_id = ${'clientId'}
      WHERE NOT ${'agreed'}::boolean AND c.scopes @> string_to_array(${'scopes'}, ' ') FOR SHARE OF c
    ), allowed AS (
      SELECT account_id FROM reader WHERE ${'agreed'}::boolean IS NOT FALSE UNION ALL SELECT account_id FROM known
    )
    INSERT INTO session
      (id, account_id, client_id, parent_id, edition, device, auth_time, created_at, last_seen_at, expires_at, sign_out)
    SELECT ${'id'}::uuid, account_id, ${'clientId'}, ${'parentId'}::uuid, ${'edition'}, ${'device'},
      ${'authTime'}::timestamptz, ${'now'}::timestamptz, ${'now'}::timestamptz,
      ${'expiresAt'}::timestamptz, ${'signOut'}
    FROM allowed
    ON CONFLICT (parent_id, client_id) DO UPDATE SET last_seen_at = excluded.last_seen_at, auth_time = excluded.auth_time
    RETURNING id`

/**
 * Starts the sign-in, or goes on with the one this browser has at the partner; its id, or undefined when the reader's own
 * session (`by`) has ended, or nobody has allowed what the partner wants to see. The same statement keeps the consent: what
 * is allowed grows, and keeps the time it was first given, so that no sign-in runs without the consent that its reader sees.
 */
export async function openPartnerSignIn(
  pool: Pool,
  signIn: PartnerSignIn,
  by: string,
): Promise<string | undefined> {
  const { consent, ...values } = signIn
  const [row] = await ask(pool, openStatement, {
    ...values,
    by,
    scopes: consent?.scopes.join(' ') ?? null,
    agreed: consent?.agreed ?? null,
  })
  return row?.id
}

/** Ends a sign-in at a partner, with all its tokens. */
export async function endPartnerSignIn(
  db: DbOrTx,
  which: { id: string } | { parentId: string; clientId: string },
): Promise<void> {
  await db.session.deleteMany({ where: { ...which, NOT: { clientId: null } } })
}
