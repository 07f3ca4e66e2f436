import type pg from 'pg'
import type { DbOrTx } from './db.ts'
import type { Session } from './generated/client.ts'

export type { Session } from './generated/client.ts'

/** A running session with its account, in one row. */
export type SessionRow = {
  sessionId: string
  accountId: string
  edition: string
  authTime: Date | null
  lastSeenAt: Date
  expiresAt: Date
  email: string
  emailKey: string
}

const bySessionId = {
  name: 'session-by-id',
  text: `SELECT s.id, s.account_id, s.edition, s.auth_time, s.last_seen_at, s.expires_at, a.email, a.email_key
    FROM session s JOIN account a ON a.id = s.account_id
    WHERE s.id = $1 AND s.account_id = $2 AND a.status = 'activated'`,
}

type Row = {
  id: string
  account_id: string
  edition: string
  auth_time: Date | null
  last_seen_at: Date
  expires_at: Date
  email: string
  email_key: string
}

/** The session of a verified token, by one prepared statement; undefined if it has ended or its account may not sign in. */
export async function findSession(
  pool: pg.Pool,
  id: string,
  accountId: string,
): Promise<SessionRow | undefined> {
  const { rows } = await pool.query<Row>({ ...bySessionId, values: [id, accountId] })
  const row = rows[0]
  return (
    row && {
      sessionId: row.id,
      accountId: row.account_id,
      edition: row.edition,
      authTime: row.auth_time,
      lastSeenAt: row.last_seen_at,
      expiresAt: row.expires_at,
      email: row.email,
      emailKey: row.email_key,
    }
  )
}

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
