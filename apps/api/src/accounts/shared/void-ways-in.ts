import type { Work } from '../../context.ts'
import { removeConsents } from '../../sign-in/partners/store/partner-consents.ts'
import { keepOneDevice } from '../../sign-in/store/known-devices.ts'
import { removePasskeys } from '../../sign-in/store/passkeys.ts'
import { endSessions } from '../../sign-in/store/sessions.ts'
import { supersedeTokens } from '../../sign-in/store/tokens.ts'
import type { Tx } from '../../store/database/db.ts'
import { setPassword } from '../store/accounts.ts'
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
