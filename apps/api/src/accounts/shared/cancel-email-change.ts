import type { Work } from '../../context.ts'
import { supersedeTokens } from '../../sign-in/store/tokens.ts'
import type { Tx } from '../../store/database/db.ts'
import { audit } from '../store/audit.ts'
import { cancelOpenEmailChange } from '../store/email-changes.ts'

/** Cancels the open change of address of an account and its link; does nothing if there is none. */
export async function cancelEmailChange(tx: Tx, accountId: string, work: Work): Promise<void> {
  if (!(await cancelOpenEmailChange(tx, accountId, work.now))) return
  await supersedeTokens(tx, { purpose: 'email_change', accountId }, work.now)
  await audit(tx, { action: 'email.change_cancelled', accountId }, work)
}
