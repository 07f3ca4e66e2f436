import type { session } from '@leserkonto/contracts'
import type { OperationOf } from '../../context.ts'
import { transaction } from '../../store/database/run.ts'
import { endSession } from '../store/sessions.ts'

/**
 * Ends the session on the server, with the others of its browser: their tokens are refused from the next call on. Who uses
 * the browser next is not shown what was declared in it, and no page asks the sign-on for them by itself.
 */
export const logout: OperationOf<typeof session.logout> = async ({ alone = false }, call) => {
  const { sessionId: id, accountId } = call.reader
  await transaction(call.db, (tx) => endSession(tx, { id, accountId, alone }))
  if (alone) return
  call.forgetCookie('declared')
  call.forgetCookie('known')
}
