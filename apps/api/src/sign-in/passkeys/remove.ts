import { Problem, type passkeys } from '@leserkonto/contracts'
import { holdSession } from '../../accounts/shared/hold-session.ts'
import { requireFreshLogin } from '../../accounts/shared/require-fresh-login.ts'
import { audit } from '../../accounts/store/audit.ts'
import type { OperationOf } from '../../context.ts'
import { transaction } from '../../store/database/run.ts'
import { removePasskey } from '../store/passkeys.ts'

/**
 * Removes one of the reader's passkeys, the last one too: a code to the mailbox always is another way in.
 * Source: docs/spec/account.md#the-last-way-in.
 */
export const remove: OperationOf<typeof passkeys.remove> = async ({ id, current_password }, call) => {
  await requireFreshLogin(current_password, call)
  const { accountId } = call.reader
  await transaction(call.db, async (tx) => {
    await holdSession(tx, call)
    if (!(await removePasskey(tx, { id, accountId }))) throw new Problem('NOT_FOUND')
    await audit(tx, { action: 'passkey.removed', accountId }, call)
  })
}
