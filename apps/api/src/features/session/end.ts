import { Problem, type session } from '@leserkonto/contracts'
import type { Story } from '../../context.ts'
import { audit } from '../../store/audit.ts'
import { endSession, endSessions } from '../../store/sessions.ts'
import { transaction } from '../../store/transaction.ts'

/** Ends one of the reader's sessions; for somebody else's the answer is the same as for an unknown one. */
export const end: Story<typeof session.end> = async ({ id }, call) => {
  if (!(await endSession(call.db, id, call.reader.accountId))) throw new Problem('NOT_FOUND')
}

/** Ends all sessions of the reader except the current one. */
export const endOthers: Story<typeof session.endOthers> = async (_input, call) => {
  const { accountId, sessionId } = call.reader
  await transaction(call.db, async (tx) => {
    await endSessions(tx, accountId, sessionId)
    await audit(tx, { action: 'sessions.ended', accountId }, call)
  })
}
