import type { Work } from '../../context.ts'
import { supersedeSignInNotices } from '../../sign-in/store/take-backs.ts'
import type { Tx } from '../../store/database/db.ts'
import { findAccount, lockAccount } from '../store/accounts.ts'
import { audit } from '../store/audit.ts'
import { createResetToken } from './reset-token.ts'
import { voidWaysIn } from './void-ways-in.ts'

/** `emailKey`: the mailbox that was told. */
type Denied = { accountId: string; emailKey: string | null; deviceHash: string; edition: string }

/**
 * "Das war ich nicht" in the mail about a sign-in from a new browser or a new passkey. Which way in the stranger knows nobody
 * can tell, so every one ends; of the known browsers the one with this hash remains. The answer is the secret that sets a new
 * password, if the account still belongs to the mailbox that was told. Call it in the transaction that consumes the token.
 */
export async function denyWayIn(
  tx: Tx,
  { accountId, emailKey, deviceHash, edition }: Denied,
  work: Work,
): Promise<string | null> {
  await lockAccount(tx, accountId)
  const account = await findAccount(tx, accountId)
  if (!account) return null
  await voidWaysIn(tx, { accountId, deviceHash }, work)
  // Only those to the same mailbox: whoever has moved the account must not settle what its former owner was told.
  await supersedeSignInNotices(tx, { accountId, emailKey }, work.now)
  await audit(tx, { action: 'sessions.ended', accountId, detail: { by: 'not_me' } }, work)
  if (account.emailKey !== emailKey) return null
  return createResetToken(tx, { accountId, email: account.email, edition }, work)
}
