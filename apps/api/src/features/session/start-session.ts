import { sessionLimits } from '@leserkonto/rules'
import type { Call } from '../../call.ts'
import { createSession } from '../../store/sessions.ts'

/** Starts a session by password and hands out its token. Every login starts a new one. */
export async function startSession(of: { accountId: string; edition: string; device: string }, call: Call) {
  const id = call.ids.newId()
  const expiresAt = new Date(call.now.getTime() + sessionLimits.lifetimeMs)
  await createSession(call.db, { id, ...of, createdAt: call.now, authTime: call.now, expiresAt })
  const access_token = await call.keys.sign(
    { sub: of.accountId, sid: id },
    { type: 'at+jwt', audience: 'leserkonto-api', now: call.now, expiresAt },
  )
  return { access_token, token_type: 'Bearer' as const, expires_in: sessionLimits.lifetimeMs / 1000 }
}
