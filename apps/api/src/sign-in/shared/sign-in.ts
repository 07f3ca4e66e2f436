import { Problem } from '@leserkonto/contracts'
import type { ServedEdition } from '@leserkonto/editions'
import { deviceOf, errorCode, sessionLimits } from '@leserkonto/rules'
import { deviceName } from '@leserkonto/texts'
import { audit } from '../../accounts/store/audit.ts'
import type { Call } from '../../context.ts'
import { handOver, newEntry } from '../../outbox/enqueue.ts'
import type { Counter } from '../store/rate-limits.ts'
import { type Candidate, openProvenSession } from '../store/sign-in.ts'
import { accessToken } from './open-session.ts'
import { warmRights } from './warm-rights.ts'

/** How a reader proved to be the owner of the account; `link` is one of a mail, in the browser that may use it. */
export type LoginMethod = 'password' | 'code' | 'passkey' | 'link'

type Login = {
  account: Candidate
  edition: ServedEdition
  /** Secret of the browser's cookie. */
  secret: string
  /** Takes to give back, since the password was right. */
  taken: readonly Counter[]
  method: LoginMethod
  /** The passkey, if it was one. */
  passkeyId?: string
}

/**
 * What a proof gets that is worth nothing any more in this very moment: the account was blocked or given another password or
 * address, or the passkey was removed.
 */
const tooLate = {
  password: 'AUTH_INVALID_CREDENTIALS',
  code: 'LOGIN_CODE_EXPIRED',
  passkey: 'PASSKEY_REFUSED',
  link: 'AUTH_REQUIRED',
} as const

/**
 * Starts the session of a reader who has proved to be the owner, and sends them a mail if the browser is unknown. Throws
 * AUTH_BLOCKED, or the error of a proof that is too late.
 */
export async function signIn({ account, edition, secret, taken, method, passkeyId }: Login, call: Call) {
  if (account.status === 'blocked') {
    await audit(call.db, { action: 'login.blocked', accountId: account.id }, call)
    throw new Problem('AUTH_BLOCKED')
  }
  await warmRights({ accountId: account.id, email: account.email, edition: edition.shortcut }, call)
  const expiresAt = new Date(call.now.getTime() + sessionLimits.lifetimeMs)
  const entry = newDeviceEntry(account, edition.shortcut, call)
  const { device } = entry.payload
  const session = { id: call.ids.newId(), accountId: account.id, expiresAt }
  const notice = newEntry(entry, call)
  const opened = await openProvenSession(call.pool, {
    ...session,
    account,
    passkeyId,
    byPassword: method === 'password',
    edition: edition.shortcut,
    device,
    deviceHash: call.ids.secretHash(secret),
    now: call.now,
    notice,
    // A passkey is a device of the owner's already, whichever browser it is used in.
    tells: method !== 'passkey',
    auditId: call.ids.newId(),
    detail: { method, device, edition: edition.shortcut },
    taken,
  })
  if (!opened) throw new Problem(tooLate[method])
  if (opened.isTold) handOver(notice, call)
  call.setCookie('device', secret)
  const access_token = await accessToken(session, call)
  return { access_token, token_type: 'Bearer' as const, expires_in: sessionLimits.lifetimeMs / 1000 }
}

/** The mail to the owner about a sign-in from this browser. */
export const newDeviceEntry = (
  { id: accountId, email: to }: Pick<Candidate, 'id' | 'email'>,
  edition: string,
  { userAgent, now }: Call,
) => ({
  kind: 'device.new' as const,
  payload: { accountId, to, edition, device: deviceName(deviceOf(userAgent)), at: now.toISOString() },
})

/**
 * Signs in by a link of a mail that has just had its effect. Undefined if the account was blocked or changed since then:
 * the effect stays, and the reader has to sign in.
 */
export const signInByLink = (login: Omit<Login, 'taken' | 'method' | 'passkeyId'>, call: Call) =>
  signIn({ ...login, taken: [], method: 'link' }, call).catch((error: unknown) => {
    if (error instanceof Problem) return undefined
    throw error
  })

export const isOverloaded = (error: unknown) => errorCode(error) === 'OVERLOADED'

/** What a reader is told of a fault of ours while they sign in. Problems stay what they are. */
export function technical(error: unknown): never {
  if (error instanceof Problem) throw error
  throw new Problem(isOverloaded(error) ? 'AUTH_BUSY' : 'AUTH_TECHNICAL', { cause: error })
}
