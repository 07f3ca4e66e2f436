import {
  delayAfterSigningMs,
  renewalOffsetMs,
  renewalStep,
  subjectOf,
  tokenClaims,
  userDataLimits,
} from '@leserkonto/rules'
import { sessionTexts } from '@leserkonto/texts'
import type { Account } from './account.ts'
import type { Api } from './api-client.ts'
import { confirmLink } from './by-link.ts'
import { asLoad } from './call-marks.ts'
import { nowMs } from './clock.ts'
import { readCookie, removeCookie, writeCookie } from './cookies.ts'
import { failureOf, logFailure } from './failure.ts'

/** Cookie with the signed token for the portals. Source: docs/spec/contract.md#userdata-cookie. */
const userData = 'userData'

/** What came of signing: the new renew time in Unix seconds, or a browser that keeps no cookies. */
export type Signing = { readonly signed: true; readonly renewS: number } | { readonly signed: false }

/** Has the cookie signed and keeps it. Throws what the call throws. */
export async function signUserData(api: Api, edition: string): Promise<Signing> {
  const { user_data, renew } = await api.session.signUserData.mutate({ edition }, asLoad)
  writeCookie(userData, user_data, userDataLimits.cookieLifetimeMs)
  return readCookie(userData) === user_data ? { signed: true, renewS: renew } : { signed: false }
}

/**
 * Signs the cookie anew before a page is opened that knows its reader by it alone. A session that is over ends here:
 * such a page would send its reader back to the login again and again.
 */
export async function refreshUserData(account: Account, token: string): Promise<void> {
  try {
    await signUserData(await account.api(), account.page.edition.shortcut)
  } catch (error) {
    const failure = failureOf(error)
    logFailure('session.signUserData', failure)
    if (failure.status === 401 || failure.status === 403) endSession(account, token, sessionTexts.ended)
  }
}

/** Takes the cookie away. */
export const forgetUserData = (): void => removeCookie(userData)

/**
 * Watches over the cookie while somebody is signed in: renews it shortly before its time and signs out when that
 * fails. Source: docs/spec/account.md#userdata-cookie-renewal.
 */
export function keepUserData(account: Account): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    clearTimeout(timer)
    const session = account.session.get()
    if (!session.signedIn) return
    const offsetMs = renewalOffsetMs(Math.random())
    // Another tab may have renewed it meanwhile.
    const step = renewalStep(renewOf(readCookie(userData), session.token, account), nowMs(), offsetMs)
    if (step.do === 'wait') timer = setTimeout(check, step.delayMs)
    else whenOnline(() => renew(account, session.token, offsetMs).then((delayMs) => wait(delayMs)))
  }
  const wait = (delayMs: number | undefined) => {
    if (delayMs !== undefined) timer = setTimeout(check, delayMs)
  }
  account.session.subscribe(check)
  check()
}

/** Signs anew; the delay to the next look, or undefined when the reader is signed out now. */
async function renew(account: Account, token: string, offsetMs: number): Promise<number | undefined> {
  try {
    const signing = await signUserData(await account.api(), account.page.edition.shortcut)
    if (signing.signed) return delayAfterSigningMs(signing.renewS, nowMs(), offsetMs)
    endSession(account, token, sessionTexts.cookiesDisabled)
  } catch (error) {
    logFailure('session.signUserData', failureOf(error))
    endSession(account, token, sessionTexts.ended)
  }
  return undefined
}

/** Signs out unless the session has been replaced meanwhile, and says why. */
export function endSession(account: Account, token: string, why: string): void {
  const session = account.session.get()
  if (session.signedIn && session.token !== token) return
  forgetUserData()
  confirmLink(account)
  if (session.signedIn) account.session.signOut('ended')
  account.notices.show({ type: 'warning', message: why, displayTimeMs: 'stays' })
}

/** The cookie's renew time, if it is this reader's and this edition's; its signature is the service's matter. */
function renewOf(cookie: string | undefined, token: string, { page }: Account): number | undefined {
  const claims = tokenClaims(cookie ?? '')
  const own = claims?.aud === page.edition.shortcut && claims.sub === subjectOf(token)
  return own && typeof claims.renew === 'number' ? claims.renew : undefined
}

/** A sleeping laptop wakes its timers before its network: that is no failed signing. */
function whenOnline(action: () => void): void {
  if (navigator.onLine) action()
  else addEventListener('online', action, { once: true })
}
