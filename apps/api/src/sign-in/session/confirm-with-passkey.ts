import { Problem, type session } from '@leserkonto/contracts'
import type { OperationOf } from '../../context.ts'
import { renewAuthTime } from '../store/sessions.ts'
import { provePasskey } from './prove-passkey.ts'

/** Makes the login of this session fresh by a passkey of its own account. Source: docs/spec/contract.md#fresh-login. */
export const confirmWithPasskey: OperationOf<typeof session.confirmWithPasskey> = async (form, call) => {
  const { sessionId, accountId } = call.reader
  const { account } = await provePasskey(form, call)
  if (account.id !== accountId) throw new Problem('PASSKEY_REFUSED')
  await renewAuthTime(call.db, sessionId, call.now)
  await call.limits.giveBack('guess', { account: accountId })
}
