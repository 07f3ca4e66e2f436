import { passwordChanged, passwordRemoved, passwordSet } from '@leserkonto/mails'
import { type Account, setPassword } from '../../accounts/store/accounts.ts'
import { audit } from '../../accounts/store/audit.ts'
import type { Call } from '../../context.ts'
import { enqueueMail } from '../../outbox/enqueue.ts'
import { tellBrowsers } from '../../outbox/tell-browsers.ts'
import type { Tx } from '../../store/database/db.ts'
import { endSessions } from '../store/sessions.ts'
import { supersedeTokens } from '../store/tokens.ts'

type Replacement = {
  account: Account
  passwordHash: string | null
  edition: string
  keep?: string
  passkeys?: number
}

/**
 * Replaces the hash, sets the first one or removes it: all sessions except `keep` and all reset links end, and the owner
 * gets a mail, which says whether `passkeys` were removed with it. Call it in a transaction that has locked the account;
 * tell the relay afterwards.
 */
export async function replacePassword(
  tx: Tx,
  { account, passwordHash, edition, keep, passkeys = 0 }: Replacement,
  call: Call,
): Promise<void> {
  const { action, purpose, mailOf, notice } = kindOf(account.passwordHash, passwordHash, keep)
  await tellBrowsers(tx, { accountId: account.id, notice: { kind: notice } }, call)
  await setPassword(tx, account.id, passwordHash)
  await endSessions(tx, account.id, keep)
  await supersedeTokens(tx, { purpose: 'password_reset', accountId: account.id }, call.now)
  await audit(tx, { action, accountId: account.id }, call)
  const mail = mailOf({ at: call.now, passkeysRemoved: passkeys > 0 }, call.edition(edition), account)
  await enqueueMail(tx, { purpose, to: account.email, edition, mail }, call)
}

function kindOf(from: string | null, to: string | null, keep: string | undefined) {
  if (to === null)
    return {
      action: 'password.removed',
      purpose: 'password_removed',
      mailOf: passwordRemoved,
      notice: 'password_removed',
    } as const
  if (from === null)
    return {
      action: 'password.set',
      purpose: 'password_set',
      mailOf: passwordSet,
      notice: 'password_set',
    } as const
  const action = keep ? 'password.changed' : 'password.reset'
  return { action, purpose: 'password_changed', mailOf: passwordChanged, notice: 'password' } as const
}
