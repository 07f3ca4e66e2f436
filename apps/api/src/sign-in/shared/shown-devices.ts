import type { Session } from '../store/sessions.ts'

/** Devices as a reader sees them: the sessions of one browser are one entry, since they end together. `asking`: that of who asks. */
export function shownDevices(rows: readonly Session[], asking?: string) {
  const browsers = Map.groupBy(rows, ({ id, signOnId }) => signOnId ?? id)
  return [...browsers.values()].flatMap((sessions) => deviceOf(sessions, asking))
}

/** The entry of a browser, from its sessions, last used first. */
function deviceOf(sessions: readonly Session[], asking: string | undefined) {
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
