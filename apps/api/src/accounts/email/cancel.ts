import type { email } from '@leserkonto/contracts'
import type { OperationOf } from '../../context.ts'
import { transaction } from '../../store/database/run.ts'
import { cancelEmailChange } from '../shared/cancel-email-change.ts'
import { holdSession } from '../shared/hold-session.ts'

/** The account keeps its address, and the link that was sent ends; nothing happens if no change waits. */
export const cancel: OperationOf<typeof email.cancel> = async (_input, call) => {
  await transaction(call.db, async (tx) => {
    await holdSession(tx, call)
    await cancelEmailChange(tx, call.reader.accountId, call)
  })
}
