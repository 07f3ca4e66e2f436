import { passwordChanged } from '@leserkonto/mails'
import type { Call } from '../../context.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import { type Account, setPassword } from '../../store/accounts.ts'
import { audit } from '../../store/audit.ts'
import type { Tx } from '../../store/db.ts'
import { endSessions } from '../../store/sessions.ts'
import { supersedeTokens } from '../../store/tokens.ts'

type Replacement = { account: Account; passwordHash: string; edition: string; keep?: string }

/**
 * Replaces the hash: all sessions except `keep` and all reset links end, and the owner gets a mail. Call it in a
 * transaction that has locked the account; tell the relay afterwards.
 */
export async function replacePassword(
  tx: Tx,
  { account, passwordHash, edition, keep }: Replacement,
  call: Call,
): Promise<void> {
  await setPassword(tx, account.id, passwordHash)
  await endSessions(tx, account.id, keep)
  await supersedeTokens(tx, { purpose: 'password_reset', accountId: account.id }, call.now)
  const action = keep ? 'password.changed' : 'password.reset'
  await audit(tx, { action, accountId: account.id }, call)
  const mail = passwordChanged({ at: call.now }, call.edition(edition))
  await enqueueMail(tx, { purpose: 'password_changed', to: account.email, edition, mail }, call)
}
