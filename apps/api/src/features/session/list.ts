import type { session } from '@leserkonto/contracts'
import { sessionLimits } from '@leserkonto/rules'
import type { Story } from '../../context.ts'
import { findSessions } from '../../store/sessions.ts'

/** Where the reader is signed in. */
export const list: Story<typeof session.list> = async (_input, call) => {
  const { accountId, sessionId } = call.reader
  const rows = await findSessions(call.db, accountId, { now: call.now, idleMs: sessionLimits.idleMs })
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      created_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
      edition: row.edition,
      device: row.device,
      current: row.id === sessionId,
    })),
  }
}
