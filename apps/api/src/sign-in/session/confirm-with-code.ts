import type { session } from '@leserkonto/contracts'
import type { OperationOf } from '../../context.ts'
import { giveBack } from '../store/rate-limits.ts'
import { renewAuthTime } from '../store/sessions.ts'
import { enterCode, takesOf } from './enter-code.ts'

/** Makes the login of this session fresh: the code went to the reader's own mailbox. Source: docs/spec/contract.md#fresh-login. */
export const confirmWithCode: OperationOf<typeof session.confirmWithCode> = async (form, call) => {
  const { emailKey, edition, sessionId, accountId } = call.reader
  const entered = await enterCode(form, { edition, emailKey }, call)
  await renewAuthTime(call.db, sessionId, call.now)
  await giveBack(call.pool, takesOf(entered, accountId, call))
}
