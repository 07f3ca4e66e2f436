import { fieldError, Problem, type password } from '@leserkonto/contracts'
import { holdSession } from '../../accounts/shared/hold-session.ts'
import { refuseWeakPassword } from '../../accounts/shared/refuse-weak-password.ts'
import { requireFreshLogin } from '../../accounts/shared/require-fresh-login.ts'
import { findAccount } from '../../accounts/store/accounts.ts'
import type { OperationOf } from '../../context.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { transaction } from '../../store/database/run.ts'
import { replacePassword } from './replace-password.ts'

/** Changes the password of the signed-in reader: this session stays, every other one ends. */
export const update: OperationOf<typeof password.update> = async (form, call) => {
  const edition = call.askedEdition(undefined).shortcut
  await requireFreshLogin(form.current_password, call)
  const account = await findAccount(call.db, call.reader.accountId)
  if (!account) throw new Problem('AUTH_REQUIRED')
  refuseWeakPassword(form.password, account, call)
  // This is no oracle for guesses: a wrong guess becomes the new password.
  if (await call.passwords.verify(account.passwordHash, form.password, call.asker))
    throw new Problem('VALIDATION_FAILED', { fields: [fieldError('password', 'PASSWORD_SAME')] })
  const passwordHash = await call.passwords.hash(form.password, call.asker)
  const replacement = { account, passwordHash, edition, keep: call.reader.sessionId }
  await transaction(call.db, async (tx) => {
    await holdSession(tx, call)
    await replacePassword(tx, replacement, call)
  }).catch(failed)
  tellRelay(call)
  return {}
}

const failed = (cause: unknown): never => {
  if (cause instanceof Problem) throw cause
  throw new Problem('PASSWORD_UPDATE_FAILED', { cause })
}
