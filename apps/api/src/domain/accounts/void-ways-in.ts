import type { Work } from '../../context.ts'
import { setPassword } from '../../store/accounts/accounts.ts'
import type { Tx } from '../../store/database/db.ts'
import { removeConsents } from '../../store/partners/partner-consents.ts'
import { keepOneDevice } from '../../store/sessions/known-devices.ts'
import { removePasskeys } from '../../store/sessions/passkeys.ts'
import { endSessions } from '../../store/sessions/sessions.ts'
import { supersedeTokens } from '../../store/sessions/tokens.ts'
import { cancelEmailChange } from './cancel-email-change.ts'

/**
 * Ends every way into an account but a code to its mailbox: whatever opened it before may be an intruder's, who may have
 * made it before the address was changed. Of the known browsers the one with this hash remains. Call it in a transaction
 * that has locked the account.
 */
export async function voidWaysIn(
  tx: Tx,
  { accountId, deviceHash: tokenHash }: { accountId: string; deviceHash: string },
  work: Work,
): Promise<void> {
  await cancelEmailChange(tx, accountId, work)
  await setPassword(tx, accountId, null)
  await removePasskeys(tx, accountId)
  await endSessions(tx, accountId)
  await keepOneDevice(tx, { accountId, tokenHash, seenAt: work.now })
  await removeConsents(tx, accountId)
  await supersedeTokens(tx, { purpose: 'password_reset', accountId }, work.now)
}
