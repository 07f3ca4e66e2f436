import { accessTokenAudience } from '@leserkonto/contracts'
import { sessionLimits } from '@leserkonto/rules'
import type { Deps } from '../context.ts'
import { findSession, type SessionRow, touchSession } from '../store/sessions.ts'

/**
 * Who is calling: the token's signature and the session row must both stand, so that an ended session ends at
 * the next call. Undefined for anybody else.
 */
export async function identify(
  deps: Pick<Deps, 'keys' | 'pool' | 'db'>,
  authorization: string | undefined,
  now: Date,
): Promise<SessionRow | undefined> {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) return undefined
  const claims = await deps.keys.verify(token, { type: 'at+jwt', audience: accessTokenAudience, now })
  return runningSession(deps, claims, now)
}

/**
 * Who reads a page: the signed userData cookie, expired or not, only names the session, and its row decides. So a reader
 * who comes back after hours reads on at once, and an ended session opens nothing.
 * Source: docs/spec/contract.md#who-a-page-is-for.
 */
export async function readerOfPage(
  deps: Pick<Deps, 'keys' | 'pool' | 'db'>,
  userData: string | undefined,
  { edition, now }: { edition: string; now: Date },
): Promise<SessionRow | undefined> {
  if (!userData) return undefined
  const kind = { type: 'userdata+jwt', audience: edition, now, evenExpired: true } as const
  return runningSession(deps, await deps.keys.verify(userData, kind), now)
}

async function runningSession(
  deps: Pick<Deps, 'pool' | 'db'>,
  claims: { sub?: unknown; sid?: unknown } | undefined,
  now: Date,
): Promise<SessionRow | undefined> {
  if (!isId(claims?.sub) || !isId(claims.sid)) return undefined
  const session = await findSession(deps.pool, claims.sid, claims.sub)
  if (!session || !isRunning(session, now)) return undefined
  if (now.getTime() - session.lastSeenAt.getTime() > sessionLimits.touchMs)
    await touchSession(deps.db, session.sessionId, now)
  return session
}

/**
 * A bearer that has the form of a hand-over token; what it is worth, its redemption says.
 * Source: docs/spec/contract.md#hand-over-token.
 */
export const handOverTokenIn = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1]

const isId = (claim: unknown): claim is string =>
  typeof claim === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(claim)

const isRunning = ({ expiresAt, lastSeenAt }: SessionRow, now: Date) =>
  expiresAt > now && now.getTime() - lastSeenAt.getTime() < sessionLimits.idleMs
