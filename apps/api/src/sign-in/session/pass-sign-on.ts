import { sessionLimits, tokenLifetimeMs } from '@leserkonto/rules'
import type { SignOnOperations } from '../../context.ts'
import { findSignOn, touchSignOn } from '../store/sign-on-sessions.ts'
import type { HandOverPayload } from '../store/token-payloads.ts'
import { createToken } from '../store/tokens.ts'

/**
 * A hand-over token for a browser that is signed on, good at one edition and only together with the cookie whose hash is
 * `state`. Source: docs/spec/contract.md#sign-on.
 */
export const pass: SignOnOperations['pass'] = async ({ secrets, edition, state }, work) => {
  const { now, ids } = work
  const running = { now, idleMs: sessionLimits.idleMs }
  const signOn = await findSignOn(work.db, { secretHash: { in: secrets.map(ids.secretHash) } }, running)
  if (!signOn) return undefined
  const token = ids.newSecret()
  const payload: HandOverPayload = { edition: edition.shortcut, signOnId: signOn.id, state }
  await createToken(work.db, {
    id: ids.newId(),
    purpose: 'token_sso',
    tokenHash: ids.secretHash(token),
    accountId: signOn.accountId,
    payload,
    createdAt: now,
    expiresAt: new Date(now.getTime() + tokenLifetimeMs.token_sso),
  })
  if (now.getTime() - signOn.lastSeenAt.getTime() > sessionLimits.touchMs)
    await touchSignOn(work.db, signOn.id, now)
  return token
}
