import { accessTokenAudience } from '@leserkonto/contracts'
import { isSessionRunning, sessionLimits } from '@leserkonto/rules'
import type { Deps } from '../context.ts'
import { findReader, type Reader } from '../sign-in/store/readers.ts'
import { touchSession } from '../sign-in/store/sessions.ts'

/** What a bearer names, proven by its signature alone. Undefined for anything else. */
export async function claimsOf(
  { keys }: Pick<Deps, 'keys'>,
  authorization: string | undefined,
  now: Date,
): Promise<{ sub: string; sid: string } | undefined> {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) return undefined
  const claims = await keys.verify(token, { type: 'at+jwt', audience: accessTokenAudience, now })
  const { sub, sid } = claims ?? {}
  return isId(sub) && isId(sid) ? { sub, sid } : undefined
}

/**
 * Who reads a page: a signed userData cookie, expired or not, only names the session, and its row decides. So a reader
 * who comes back after hours reads on at once, and an ended session opens nothing. Of several cookies the first counts whose
 * session runs. Source: docs/spec/contract.md#who-a-page-is-for.
 */
export async function readerOfPage(
  deps: Pick<Deps, 'keys' | 'reads' | 'db'>,
  cookies: readonly string[],
  { edition, now }: { edition: string; now: Date },
): Promise<{ reader: Reader; cookie: string } | undefined> {
  const kind = { type: 'userdata+jwt', audience: edition, now, evenExpired: true } as const
  let first: { reader: Reader; cookie: string } | undefined
  for (const cookie of cookies) {
    const reader = await runningReader(deps, await deps.keys.verify(cookie, kind), now)
    // Of two readers one was put there by somebody else: which, nobody can tell.
    if (reader && first && reader.accountId !== first.reader.accountId) return undefined
    if (reader) first ??= { reader, cookie }
  }
  return first
}

/** Whose session it is: its row must stand, too, so that an ended session ends at the next call. */
export async function runningReader(
  deps: Pick<Deps, 'reads' | 'db'>,
  claims: { sub?: unknown; sid?: unknown } | undefined,
  now: Date,
): Promise<Reader | undefined> {
  if (!isId(claims?.sub) || !isId(claims.sid)) return undefined
  const reader = await findReader(deps.reads, { sessionId: claims.sid, accountId: claims.sub }, now)
  if (!reader || !isSessionRunning(reader, now)) return undefined
  if (now.getTime() - reader.lastSeenAt.getTime() > sessionLimits.touchMs)
    await touchSession(deps.db, reader.sessionId, now)
  return reader
}

/**
 * A bearer that has the form of a hand-over token; what it is worth, its redemption says.
 * Source: docs/spec/contract.md#hand-over-token.
 */
export const handOverTokenIn = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1]

const isId = (claim: unknown): claim is string =>
  typeof claim === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(claim)
