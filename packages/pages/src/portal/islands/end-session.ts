import { cookieValues, resetsConsent } from '@leserkonto/rules'
import { consentKey } from '@leserkonto/ui/browser/consent'
import { sessionToken } from '../../session/kept-session.ts'
import { knownCookie, markKey, sessionKey, sessionOver } from '../../session-key.ts'

/**
 * Clears what the browser has kept of a session that is over. Nothing happens if it has another one by now, or the account
 * area has found out first: then false is returned. Source: docs/spec/account.md#login-state.
 */
export function forgetSession(token: string, jar: { cookie: string } = document): boolean {
  if (sessionToken() !== token) return false
  endSession(jar, ofSession)
  localStorage.setItem(sessionKey, sessionOver)
  return true
}

const ofSession = ['userData', 'signedOn']

/**
 * Clears what the browser has kept of a session that its reader ends, and that they are known here; of who pays for no
 * advertising, the consent to measuring, too.
 */
export function endSession(jar: { cookie: string } = document, names = [...ofSession, knownCookie]): void {
  if (cookieValues(jar.cookie, 'userData').some(resetsConsent)) localStorage.removeItem(consentKey)
  localStorage.removeItem(sessionKey)
  localStorage.removeItem(markKey)
  for (const name of names) jar.cookie = `${name}=; Path=/; Max-Age=0`
}
