import { fieldError, Problem } from '@leserkonto/contracts'
import { sessionLimits } from '@leserkonto/rules'
import type { CallOf } from '../../context.ts'
import { findAccount } from '../store/accounts.ts'

/**
 * Sensitive operations need a login younger than five minutes, or the current password. If a password is given
 * it is always checked, and a wrong one counts as a guess. Throws REAUTHENTICATION_REQUIRED, PASSWORD_WRONG (names its
 * field), RATE_LIMITED. Source: docs/spec/contract.md#fresh-login.
 */
export async function requireFreshLogin(
  currentPassword: string | undefined,
  call: CallOf<'reader'>,
): Promise<void> {
  if (currentPassword !== undefined) return provePassword(currentPassword, call)
  const { authTime } = call.reader
  if (!authTime || call.now.getTime() - authTime.getTime() >= sessionLimits.freshMs)
    throw new Problem('REAUTHENTICATION_REQUIRED')
}

async function provePassword(password: string, call: CallOf<'reader'>) {
  const subjects = { account: call.reader.accountId }
  await call.limits.take('guess', subjects)
  const account = await findAccount(call.db, call.reader.accountId)
  if (!(await call.passwords.verify(account?.passwordHash, password, call.asker)))
    throw new Problem('PASSWORD_WRONG', { fields: [fieldError('current_password', 'PASSWORD_WRONG')] })
  await call.limits.giveBack('guess', subjects)
}
