import type { session } from '@leserkonto/contracts'
import { sessionLimits } from '@leserkonto/rules'
import type { OperationOf } from '../../context.ts'
import { shownDevices } from '../shared/shown-devices.ts'
import { findSessions } from '../store/sessions.ts'

/** Where the reader is signed in. */
export const list: OperationOf<typeof session.list> = async (_input, call) => {
  const { accountId, sessionId } = call.reader
  const rows = await findSessions(call.db, accountId, { now: call.now, idleMs: sessionLimits.idleMs })
  return { sessions: shownDevices(rows, sessionId) }
}
