import { forgetAnnouncement } from '@leserkonto/pages/session/announcement'
import { readCookies, removeCookie } from '@leserkonto/pages/session/cookies'
import { forgetOthers, storeUserData, userData } from '@leserkonto/pages/session/user-data-cookie'
import {
  delayAfterSigningMs,
  type RenewalStep,
  renewalOffsetMs,
  renewalStep,
  renewOf,
  resetsConsent,
} from '@leserkonto/rules'
import { sessionTexts } from '@leserkonto/texts'
import { nowMs } from '@leserkonto/ui/browser/clock'
import type { Account } from './account.ts'
import type { Api } from './api-client.ts'
import { asLoad } from './call-marks.ts'
import { type Failure, failureOf, logFailure } from './failure.ts'
import { needsLogin } from './paths.ts'
import { forgetSignOn } from './sign-on-marks.ts'

/** A renewal that failed is tried again after this. Our choice: five times before the cookie expires. */
const againMs = 2 * 60_000

/** Result of signing: the new renew time in Unix seconds, or `signed: false` if the browser keeps no cookies. */
export type Signing = { readonly signed: true; readonly renewS: number } | { readonly signed: false }

/** Lets the service sign the cookie and stores it. Throws what the call throws. */
export async function signUserData(api: Api, edition: string): Promise<Signing> {
  const { user_data, renew } = await api.session.signUserData.mutate({ edition }, asLoad)
  return storeUserData(user_data) ? { signed: true, renewS: renew } : { signed: false }
}

/**
 * Signs the cookie again before a page is opened that knows its reader only by it. If the session is over, it ends here:
 * otherwise such a page would send the reader back to the login in a loop.
 */
export async function refreshUserData(account: Account, token: string): Promise<void> {
  try {
    await signUserData(await account.api(), account.page.edition.shortcut)
  } catch (error) {
    const failure = failureOf(error)
    logFailure('session.signUserData', failure)
    if (isOver(failure)) endSession(account, token, sessionTexts.ended)
  }
}

/**
 * Removes the cookie, and what would still be said to its reader. If it is of a reader who pays for no advertising, the stored
 * consent goes with it, and the next reader at this browser is asked again. Source: docs/spec/account.md#logout.
 */
export function forgetUserData({ consent }: Pick<Account, 'consent'>): void {
  if (readCookies(userData).some(resetsConsent)) consent.reset()
  forgetOthers()
  removeCookie(userData)
  forgetAnnouncement()
}

/**
 * Renews the cookie shortly before it expires while somebody is signed in. Signs out where the session is over or the
 * browser keeps no cookies; a failure that passes is tried again.
 * Source: docs/spec/account.md#userdata-cookie-renewal.
 */
export function keepUserData(account: Account): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    clearTimeout(timer)
    const session = account.session.get()
    if (!session.signedIn) return
    const offsetMs = renewalOffsetMs(Math.random())
    // Another tab may have renewed it in the meantime.
    const step = nextStep(account, session.token, offsetMs)
    if (step.do === 'wait') timer = setTimeout(check, step.delayMs)
    else whenOnline(() => renew(account, session.token, offsetMs).then((delayMs) => wait(delayMs)))
  }
  const wait = (delayMs: number | undefined) => {
    if (delayMs !== undefined) timer = setTimeout(check, delayMs)
  }
  account.session.subscribe(check)
  check()
}

/** What the first cookie of this session and edition says that is still good; of others there may be any number. */
function nextStep({ page }: Account, token: string, offsetMs: number): RenewalStep {
  const steps = readCookies(userData).map((cookie) =>
    renewalStep(renewOf(cookie, token, page.edition.shortcut), nowMs(), offsetMs),
  )
  return steps.find((step) => step.do === 'wait') ?? { do: 'sign' }
}

/** Signs again. Returns the delay to the next check in ms, or undefined if the reader is signed out now. */
async function renew(account: Account, token: string, offsetMs: number): Promise<number | undefined> {
  try {
    const signing = await signUserData(await account.api(), account.page.edition.shortcut)
    if (signing.signed) return delayAfterSigningMs(signing.renewS, nowMs(), offsetMs)
    endSession(account, token, sessionTexts.cookiesDisabled)
  } catch (error) {
    const failure = failureOf(error)
    logFailure('session.signUserData', failure)
    if (!isOver(failure)) return againMs
    endSession(account, token, sessionTexts.ended)
  }
  return undefined
}

/** Refused, and not just unanswered. */
const isOver = ({ status }: Failure): boolean => status === 401 || status === 403

/** Signs out and says why, unless another session has replaced this one in the meantime. */
export function endSession(account: Account, token: string, why: string): void {
  const session = account.session.get()
  if (session.signedIn && session.token !== token) return
  forgetUserData(account)
  forgetSignOn(account)
  if (session.signedIn) account.session.signOut('ended')
  if (needsLogin(location.pathname))
    account.notices.show({ type: 'warning', message: why, displayTimeMs: 'stays' })
}

/** Waits for the network: a laptop that wakes up runs its timers first, and signing must not fail for that. */
function whenOnline(action: () => void): void {
  if (navigator.onLine) action()
  else addEventListener('online', action, { once: true })
}
