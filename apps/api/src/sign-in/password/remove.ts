import { Problem, type password } from '@leserkonto/contracts'
import { holdSession } from '../../accounts/shared/hold-session.ts'
import { requireFreshLogin } from '../../accounts/shared/require-fresh-login.ts'
import { findAccount } from '../../accounts/store/accounts.ts'
import type { OperationOf } from '../../context.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { transaction } from '../../store/database/run.ts'
import { replacePassword } from './replace-password.ts'

/** Removes the password: the mailbox stays as the way in. Without one nothing is changed. */
export const remove: OperationOf<typeof password.remove> = async ({ current_password }, call) => {
  const edition = call.askedEdition(undefined).shortcut
  await requireFreshLogin(current_password, call)
  await transaction(call.db, async (tx) => {
    await holdSession(tx, call)
    const account = await findAccount(tx, call.reader.accountId)
    if (!account?.passwordHash) return
    await replacePassword(tx, { account, passwordHash: null, edition, keep: call.reader.sessionId }, call)
  }).catch(failed)
  tellRelay(call)
}

const failed = (cause: unknown): never => {
  if (cause instanceof Problem) throw cause
  throw new Problem('PASSWORD_UPDATE_FAILED', { cause })
}
