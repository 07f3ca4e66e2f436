import type { DbOrTx, Tx } from '../../store/database/db.ts'
import type { Session, SignOnSession } from '../../store/generated/client.ts'

export type { SignOnSession } from '../../store/generated/client.ts'

type RunningAt = { now: Date; idleMs: number }

/**
 * The sign-on of a browser that may go on: not ended, its account active, and used in time, itself or by one of x
 */
export const findSignOn = (
  db: DbOrTx,
  which: { secretHash: { in: string[] } } | { id: string; accountId: string },
  { now, idleMs }: RunningAt,
): Promise<SignOnSession | null> => {
  const used = { lastSeenAt: { gt: new Date(now.getTime() - idleMs) } }
  return db.signOnSession.findFirst({
    where: {
      ...which,
      expiresAt: { gt: now },
      account: { status: 'activated' },
      OR: [used, { sessions: { some: used } }],
    },
  })
}

/** A sign-on takes these values from the login that creates it. */
export type KeptLogin = Pick<SignOnSession, 'secretHash' | 'lastSeenAt' | 'authTime' | 'expiresAt'>

/** Begins the sign-on of a browser. */
export async function createSignOn(
  tx: DbOrTx,
  signOn: KeptLogin & Pick<SignOnSession, 'id' | 'accountId' | 'createdAt'>,
): Promise<void> {
  await tx.signOnSession.create({ data: signOn })
}

/** Gives a running sign-on the secret and the times of a new login. */
export async function renewSignOn(tx: DbOrTx, id: string, login: KeptLogin): Promise<void> {
  await tx.signOnSession.update({ where: { id }, data: login })
}

/**
 * Ends the sign-on of a browser with its sessions at all editions and partners. Its account must be locked before, in the
 * same transaction: the browser may be arriving at an edition.
 */
export async function endSignOn(tx: Tx, id: string): Promise<void> {
  await tx.signOnSession.deleteMany({ where: { id } })
}

/** Notes that an edition was signed in to through it. */
export async function touchSignOn(db: DbOrTx, id: string, at: Date): Promise<void> {
  await db.signOnSession.updateMany({ where: { id, lastSeenAt: { lt: at } }, data: { lastSeenAt: at } })
}

/** Makes a session one of a browser's. */
export async function joinSignOn(tx: DbOrTx, sessionId: string, signOnId: string): Promise<void> {
  await tx.session.update({ where: { id: sessionId }, data: { signOnId } })
}

/** Gives the session that a browser has at an edition the times of its last login; null if it has none there. */
export async function continueSession(
  tx: DbOrTx,
  { signOn, edition }: { signOn: SignOnSession; edition: string },
  now: Date,
): Promise<Session | null> {
  const { id: signOnId, authTime, expiresAt } = signOn
  const running = await tx.session.findFirst({
    where: { signOnId, edition },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
  })
  return (
    running &&
    tx.session.update({ where: { id: running.id }, data: { authTime, expiresAt, lastSeenAt: now } })
  )
}
