import type { Work } from '../../context.ts'
import { removeConsents } from '../../sign-in/partners/store/partner-consents.ts'
import { forgetDevices } from '../../sign-in/store/known-devices.ts'
import { dropLoginCodes } from '../../sign-in/store/login-codes.ts'
import { removePasskeys } from '../../sign-in/store/passkeys.ts'
import { supersedeAllTokens } from '../../sign-in/store/tokens.ts'
import type { Tx } from '../../store/database/db.ts'
import type { Account } from '../store/accounts.ts'
import { cancelEmailChange } from './cancel-email-change.ts'

/**
 * Ends what a blocked account would keep for later: passkeys, known browsers, codes, links and what partners may see. Only the
 * password stays, which a block refuses. Call it in the transaction that blocks the account and ends its sessions.
 */
export async function endWaysIn(
  tx: Tx,
  { id: accountId, emailKey }: Pick<Account, 'id' | 'emailKey'>,
  work: Work,
): Promise<void> {
  await cancelEmailChange(tx, accountId, work)
  await removePasskeys(tx, accountId)
  await forgetDevices(tx, accountId)
  await removeConsents(tx, accountId)
  await supersedeAllTokens(tx, accountId, work.now)
  await dropLoginCodes(tx, emailKey)
}
