import { Problem } from '@leserkonto/contracts'
import type { ServedEdition } from '@leserkonto/editions'
import { deviceOf, sessionLimits } from '@leserkonto/rules'
import { deviceName } from '@leserkonto/texts'
import { findAccount, lockAccount } from '../../accounts/store/accounts.ts'
import { audit, isAsImported } from '../../accounts/store/audit.ts'
import type { Call } from '../../context.ts'
import type { Tx } from '../../store/database/db.ts'
import { transaction } from '../../store/database/run.ts'
import { accessToken, type OpenedSession, openSession } from '../shared/open-session.ts'
import { findUsableSession } from '../store/sessions.ts'
import { continueSession, findSignOn } from '../store/sign-on-sessions.ts'
import type { HandOverPayload } from '../store/token-payloads.ts'
import { consumeToken } from '../store/tokens.ts'
import { movableSince } from './move-session.ts'

type Redeemed = { session: OpenedSession; isSignOn: boolean }

/**
 * Turns a hand-over token into a session of the edition it was made for. The session has the login time and the absolute
 * end of what it comes from, which must still run: signing out makes the token invalid, too. A try at another edition, or
 * without the cookie it is bound to, uses up the token. Throws AUTH_REQUIRED, RATE_LIMITED.
 */
export async function redeemHandOver(token: string, edition: ServedEdition, call: Call) {
  await call.limits.take('guess')
  const redeemed = await transaction(call.db, (tx) => sessionOf(tx, { token, edition }, call))
  if (!redeemed) throw new Problem('AUTH_REQUIRED')
  await call.limits.giveBack('guess')
  const { session, isSignOn } = redeemed
  return {
    sessionId: session.id,
    accountId: session.accountId,
    access_token: await accessToken(session, call),
    ...(isSignOn && { sign_on: true as const }),
  }
}

type Redemption = { token: string; edition: ServedEdition }

async function sessionOf(tx: Tx, { token, edition }: Redemption, call: Call): Promise<Redeemed | undefined> {
  const { now } = call
  const row = await consumeToken(tx, { purpose: 'token_sso', tokenHash: call.ids.secretHash(token), now })
  const made = row?.payload
  if (!row?.accountId || made?.edition !== edition.shortcut) return undefined
  const { accountId } = row
  // Whatever ends the reader's sessions at this moment ends the new one, too.
  if (!(await lockAccount(tx, accountId))) return undefined
  if ('moved' in made) return movedIn(tx, { accountId, edition: made.edition }, call)
  if ('signOnId' in made) return ofSignOn(tx, { made, accountId }, call)
  const parent = await findUsableSession(tx, made.sessionId, accountId, now)
  return parent
    ? { session: await opened(tx, parent, { edition: made.edition }, call), isSignOn: false }
    : undefined
}

/** Nobody has proved here who they are, so it is no fresh login. The reader finds it among the sign-ins. */
async function movedIn(
  tx: Tx,
  { accountId, edition }: { accountId: string; edition: string },
  call: Call,
): Promise<Redeemed | undefined> {
  if ((await findAccount(tx, accountId))?.status !== 'activated') return undefined
  if (!(await isAsImported(tx, accountId, movableSince(call.now)))) return undefined
  const expiresAt = new Date(call.now.getTime() + sessionLimits.lifetimeMs)
  const from = { accountId, authTime: null, expiresAt, signOnId: null }
  const detail = { method: 'moved', device: deviceName(deviceOf(call.userAgent)), edition }
  await audit(tx, { action: 'login', accountId, detail }, call)
  return { session: await opened(tx, from, { edition }, call), isSignOn: false }
}

type OfSignOn = { made: Extract<HandOverPayload, { signOnId: string }>; accountId: string }

/** A browser has one session at each edition, so that going to and fro begins no new ones. */
async function ofSignOn(tx: Tx, { made, accountId }: OfSignOn, call: Call): Promise<Redeemed | undefined> {
  const { edition, signOnId, state } = made
  // Otherwise the author of a link could sign its readers in to the author's account.
  if (!call.signOnStates.some((secret) => call.ids.secretHash(secret) === state)) return undefined
  const running = { now: call.now, idleMs: sessionLimits.idleMs }
  const signOn = await findSignOn(tx, { id: signOnId, accountId }, running)
  if (!signOn) return undefined
  const session =
    (await continueSession(tx, { signOn, edition }, call.now)) ??
    (await opened(tx, { ...signOn, signOnId }, { edition }, call))
  return { session, isSignOn: true }
}

type Origin = { accountId: string; authTime: Date | null; expiresAt: Date; signOnId: string | null }

const opened = (tx: Tx, from: Origin, { edition }: { edition: string }, call: Call) => {
  const { accountId, authTime, expiresAt, signOnId } = from
  const device = deviceName(deviceOf(call.userAgent))
  return openSession(tx, { accountId, authTime, expiresAt, signOnId, edition, device }, call)
}
