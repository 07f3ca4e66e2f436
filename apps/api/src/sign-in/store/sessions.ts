import type { DbOrTx, Tx } from '../../store/database/db.ts'
import type { Session } from '../../store/generated/client.ts'

export type { Session } from '../../store/generated/client.ts'

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

/** The same, locked until the end of the transaction, so that nothing ends it before. */
export async function lockUsableSession(
  tx: Tx,
  id: string,
  accountId: string,
  now: Date,
): Promise<Session | null> {
  await tx.$queryRaw`SELECT 1 FROM session WHERE id = ${id}::uuid FOR UPDATE`
  return findUsableSession(tx, id, accountId, now)
}

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
    signOnId: string | null
  },
): Promise<void> {
  await db.session.create({ data: { ...session, lastSeenAt: session.createdAt } })
}

/** Notes when a session was last used; an older time from another process does not replace a newer one. */
export async function touchSession(db: DbOrTx, id: string, at: Date): Promise<void> {
  await db.session.updateMany({ where: { id, lastSeenAt: { lt: at } }, data: { lastSeenAt: at } })
}

/** Whether a session began with the password, and after this instant. */
export const beganWithPassword = async (db: DbOrTx, id: string, after: Date): Promise<boolean> =>
  (await db.session.count({ where: { id, passwordTime: { gt: after } } })) > 0

/** Notes that the reader of a session has just proven who they are. */
export async function renewAuthTime(db: DbOrTx, id: string, at: Date): Promise<void> {
  await db.session.updateMany({ where: { id }, data: { authTime: at } })
}

/**
 * Ends one session of an account, and with it all others of its browser; false if it has none with that id. `alone`: the
 * others go on. Locks the account first, as all who end sessions do: those of one browser fall in any order.
 */
export async function endSession(
  tx: Tx,
  { id, accountId, alone = false }: { id: string; accountId: string; alone?: boolean },
): Promise<boolean> {
  await tx.$queryRaw`SELECT 1 FROM account WHERE id = ${accountId}::uuid FOR UPDATE`
  const [ended] = await tx.$queryRaw<{ sign_on_id: string | null }[]>`
    DELETE FROM session WHERE id = ${id}::uuid AND account_id = ${accountId}::uuid RETURNING sign_on_id`
  // Only now: a browser that is just being signed on has held the session until it was.
  if (ended?.sign_on_id && !alone) await tx.signOnSession.deleteMany({ where: { id: ended.sign_on_id } })
  return ended !== undefined
}

/**
 * Ends all sessions of an account and the sign-ons of its browsers, except the given one and the others of its browser.
 * The account must be locked or changed before, in the same transaction: a browser may be signing on.
 */
export async function endSessions(tx: Tx, accountId: string, except?: string): Promise<void> {
  const own = except === undefined ? null : await tx.session.findUnique({ where: { id: except } })
  const others = own?.signOnId ? { NOT: { id: own.signOnId } } : {}
  await tx.signOnSession.deleteMany({ where: { accountId, ...others } })
  // Those of other browsers have ended with their sign-on, and sign-ins at partners with the session they hang on.
  const ownBrowser = own?.signOnId ? { signOnId: own.signOnId } : { id: own?.id ?? '' }
  const ofOthers = { OR: [{ parentId: null }, { parent: { isNot: ownBrowser } }] }
  const single = own ? { signOnId: null, NOT: { id: own.id }, ...ofOthers } : {}
  await tx.session.deleteMany({ where: { accountId, ...single } })
}

/**
 * Ends all sessions, and the sign-ons of their browsers, of the next accounts after an id that have any, at most `max`;
 * returns their ids in order. Locks the accounts: whoever is signing in again by a session ends with it.
 */
export async function endSessionsAfter(tx: Tx, after: string, max: number): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM account WHERE id > ${after}::uuid AND (
      EXISTS (SELECT FROM session WHERE session.account_id = account.id)
      OR EXISTS (SELECT FROM sign_on_session WHERE sign_on_session.account_id = account.id))
    ORDER BY id LIMIT ${max} FOR UPDATE`
  const ids = rows.map(({ id }) => id)
  await tx.signOnSession.deleteMany({ where: { accountId: { in: ids } } })
  await tx.session.deleteMany({ where: { accountId: { in: ids } } })
  return ids
}
