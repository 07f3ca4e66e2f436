import { Problem, type session } from '@leserkonto/contracts'
import { lockAccount } from '../../accounts/store/accounts.ts'
import { audit } from '../../accounts/store/audit.ts'
import type { OperationOf } from '../../context.ts'
import { transaction } from '../../store/database/run.ts'
import { endSession, endSessions } from '../store/sessions.ts'

/**
 * Ends one of the reader's devices: a session with the others of its browser, or a sign-in at a partner, which keeps what
 * it was allowed. For somebody else's the answer is the same as for an unknown one.
 */
export const end: OperationOf<typeof session.end> = async ({ id }, call) => {
  const { accountId } = call.reader
  const ended = await transaction(call.db, (tx) => endSession(tx, { id, accountId }))
  if (!ended) throw new Problem('NOT_FOUND')
}

/** Ends all sessions of the reader except the current one and the others of its browser. */
export const endOthers: OperationOf<typeof session.endOthers> = async (_input, call) => {
  const { accountId, sessionId } = call.reader
  await transaction(call.db, async (tx) => {
    await lockAccount(tx, accountId)
    await endSessions(tx, accountId, sessionId)
    await audit(tx, { action: 'sessions.ended', accountId }, call)
  })
}
