import type { Deps } from '../deps.ts'
import type { Tx } from '../store/db.ts'
import { cancelOpenEmailChange } from '../store/email-changes.ts'
import { supersedeTokens } from '../store/tokens.ts'
import { audit } from './audit.ts'

/** Drops the open change of address of an account and its link; nothing happens when there is none. */
export async function cancelEmailChange(
  tx: Tx,
  accountId: string,
  at: Pick<Deps, 'ids'> & { now: Date },
): Promise<void> {
  if (!(await cancelOpenEmailChange(tx, accountId, at.now))) return
  await supersedeTokens(tx, { purpose: 'email_change', accountId }, at.now)
  await audit(tx, { action: 'email.change_cancelled', accountId }, at)
}
