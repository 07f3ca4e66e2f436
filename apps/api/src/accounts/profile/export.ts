import { Problem, type profile } from '@leserkonto/contracts'
import type { OperationOf } from '../../context.ts'
import { requireFreshLogin } from '../shared/require-fresh-login.ts'
import { findAccount } from '../store/accounts.ts'
import { audit } from '../store/audit.ts'
import { exportAccount } from './export-account.ts'

/**
 * Returns everything stored about the reader. It needs a recent login and takes no password, because a GET has no place
 * for one that is not kept in logs or the history.
 */
export const exportProfile: OperationOf<typeof profile.export> = async (_input, call) => {
  const { accountId } = call.reader
  await requireFreshLogin(undefined, call)
  await call.limits.take('export', { account: accountId })
  const account = await findAccount(call.db, accountId)
  if (!account) throw new Problem('AUTH_REQUIRED')
  const file = await exportAccount(account, call)
  await audit(call.db, { action: 'account.exported', accountId }, call)
  return file
}
