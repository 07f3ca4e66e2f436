import type { DbOrTx } from './db.ts'
import type { Session } from './generated/client.ts'

export type { Session } from './generated/client.ts'

type RunningAt = { now: Date; idleMs: number }

/** Sessions of an account that could be used now, last used first. */
export const findSessions = (db: DbOrTx, accountId: string, { now, idleMs }: RunningAt): Promise<Session[]> =>
  db.session.findMany({
    where: { accountId, expiresAt: { gt: now }, lastSeenAt: { gt: new Date(now.getTime() - idleMs) } },
    orderBy: [{ lastSeenAt: 'desc' }, { createdAt: 'desc' }, { id: 'asc' }],
  })

/** A session of an account that may sign in, until its absolute end; null otherwise. */
export const findUsableSession = (
  db: DbOrTx,
  id: string,
  accountId: string,
  now: Date,
): Promise<Session | null> =>
  db.session.findFirst({ where: { id, accountId, expiresAt: { gt: now }, account: { status: 'activated' } } })

/** Starts a session. */
export async function createSession(
  db: DbOrTx,
  session: {
    id: string
    accountId: string
    edition: string
    device: string
    createdAt: Date
    authTime: Date | null
    expiresAt: Date
  },
): Promise<void> {
  await db.session.create({ data: { ...session, lastSeenAt: session.createdAt } })
}

/** Notes when a session was last used; an older time from another process does not replace a newer one. */
export async function touchSession(db: DbOrTx, id: string, at: Date): Promise<void> {
  await db.session.updateMany({ where: { id, lastSeenAt: { lt: at } }, data: { lastSeenAt: at } })
}

/** Ends one session of an account; false if it has none with that id. */
export async function endSession(db: DbOrTx, id: string, accountId: string): Promise<boolean> {
  const { count } = await db.session.deleteMany({ where: { id, accountId } })
  return count > 0
}

/** Ends all sessions of an account, except the given one. */
export async function endSessions(db: DbOrTx, accountId: string, except?: string): Promise<void> {
  await db.session.deleteMany({ where: { accountId, ...(except && { NOT: { id: except } }) } })
}

/** Removes sessions that can never be used again. */
export async function purgeSessions(db: DbOrTx, { now, idleMs }: RunningAt): Promise<void> {
  const idleSince = new Date(now.getTime() - idleMs)
  await db.session.deleteMany({
    where: { OR: [{ expiresAt: { lte: now } }, { lastSeenAt: { lte: idleSince } }] },
  })
}
