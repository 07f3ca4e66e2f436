import type { Work } from '../../context.ts'
import { audit } from '../../store/accounts/audit.ts'
import { cancelOpenEmailChange } from '../../store/accounts/email-changes.ts'
import type { Tx } from '../../store/database/db.ts'
import { supersedeTokens } from '../../store/sessions/tokens.ts'

/** Cancels the open change of address of an account and its link; does nothing if there is none. */
export async function cancelEmailChange(tx: Tx, accountId: string, work: Work): Promise<void> {
  if (!(await cancelOpenEmailChange(tx, accountId, work.now))) return
  await supersedeTokens(tx, { purpose: 'email_change', accountId }, work.now)
  await audit(tx, { action: 'email.change_cancelled', accountId }, work)
}
