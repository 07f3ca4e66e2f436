import type { session } from '@leserkonto/contracts'
import { sessionLimits } from '@leserkonto/rules'
import type { OperationOf } from '../../context.ts'
import { findSessions, type Session } from '../store/sessions.ts'

/** Where the reader is signed in. The sessions of one browser are one entry, since they end together. */
export const list: OperationOf<typeof session.list> = async (_input, call) => {
  const { accountId, sessionId } = call.reader
  const rows = await findSessions(call.db, accountId, { now: call.now, idleMs: sessionLimits.idleMs })
  const browsers = Map.groupBy(rows, ({ id, signOnId }) => signOnId ?? id)
  return { sessions: [...browsers.values()].flatMap((sessions) => deviceOf(sessions, sessionId)) }
}

/** The entry of a browser, from its sessions, last used first. */
function deviceOf(sessions: readonly Session[], asking: string) {
  const [last] = sessions
  if (!last) return []
  const own = sessions.find(({ id }) => id === asking)
  // The browser itself began it; later ones may have been begun by another newspaper's server.
  const first = sessions.reduce((one, other) => (other.createdAt < one.createdAt ? other : one), last)
  return [
    {
      id: (own ?? last).id,
      created_at: first.createdAt.toISOString(),
      last_seen_at: last.lastSeenAt.toISOString(),
      edition: last.edition,
      editions: [...new Set(sessions.map(({ edition }) => edition))].sort(),
      device: (own ?? first).device,
      partner: first.clientId !== null,
      current: own !== undefined,
    },
  ]
}
