import { cookieValues, resetsConsent } from '@leserkonto/rules'
import { consentKey } from '@leserkonto/ui/browser/consent'
import { markKey, returnKey, sessionKey, sessionOver } from '../../session-key.ts'

/** Access token of the reader who is signed in at this origin; undefined without a session. */
export function sessionToken(): string | undefined {
  try {
    const { access_token: token, logged_in: flag } = JSON.parse(localStorage.getItem(sessionKey) ?? '{}')
    return flag === true && typeof token === 'string' ? token : undefined
  } catch {
    // Storage is switched off, or the value was not written by us.
    return undefined
  }
}

/**
 * Makes the link in the head that of the profile for a signed-in reader, or that of the login for a stranger; the page from
 * the server is mostly the same for everybody. It names the other one's text and address, too.
 */
export function showAccount(page: Document, isKnown: boolean): void {
  const place = page.querySelector<HTMLElement>('[data-account]')
  const link = place?.querySelector('a')
  if (!place || !link || 'known' in place.dataset === isKnown) return
  const { account = '', way = '' } = place.dataset
  place.dataset.account = link.textContent
  place.dataset.way = link.pathname + link.search
  link.textContent = account
  link.href = way
  place.toggleAttribute('data-known')
}

/**
 * Clears what the browser has kept of a session that is over. Nothing happens if it has another one by now, or the account
 * area has found out first. Source: docs/spec/account.md#login-state.
 */
export function forgetSession(token: string, jar: { cookie: string } = document): void {
  if (sessionToken() !== token) return
  endSession(jar)
  localStorage.setItem(sessionKey, sessionOver)
}

/**
 * Clears what the browser has kept of a session that its reader ends; of who pays for no advertising, the consent to measuring,
 * too.
 */
export function endSession(jar: { cookie: string } = document): void {
  if (cookieValues(jar.cookie, 'userData').some(resetsConsent)) localStorage.removeItem(consentKey)
  localStorage.removeItem(sessionKey)
  localStorage.removeItem(markKey)
  for (const name of ['userData', 'signedOn']) jar.cookie = `${name}=; Path=/; Max-Age=0`
}

/** Whether a reader has left this tab's page to sign in, and may be back. */
export function isBack(): boolean {
  try {
    return returnKey in sessionStorage
  } catch {
    return false
  }
}
