import { cookieValues, expiriesElsewhere, placeOf, renewOf, signOnFor, tokenClaims } from '@leserkonto/rules'
import { nowMs } from '@leserkonto/ui/browser/clock'
import { sessionToken } from '../session/kept-session.ts'
import { ask, callAs } from './islands/call-as.ts'
import { endSession, forgetSession } from './islands/end-session.ts'
import { followSession, isRunning } from './islands/follow-session.ts'
import type { Flags, Reader } from './leserkonto-types.ts'

// `/leserkonto.js`: what scripts of a portal at an edition's own host need of its reader, in one file without others. The
// project's own pages take the same code from `islands/`.

const listeners = new Set<(isSignedIn: boolean) => void>()

const look = followSession(document, {
  changed(token) {
    if (token !== undefined) void keepUserData(token)
    for (const listener of listeners) listener(token !== undefined)
  },
  isRunning: async (token) => (await isRunning(token)) && keepUserData(token),
  forget: forgetSession,
})

/** Expires the cookies of our names that others have left for this page. Source: docs/spec/security.md#cookies-of-others. */
function forgetOthers(jar: { cookie: string } = document): void {
  for (const name of ['userData', 'signedOn'])
    for (const expiry of expiriesElsewhere(name, location)) jar.cookie = expiry
}

/** Has the userData cookie signed again when its time has come; false when the session is over. */
async function keepUserData(token: string): Promise<boolean> {
  const cookies = cookieValues(document.cookie, 'userData')
  if (cookies.some((cookie) => (renewOf(cookie, token) ?? 0) * 1_000 > nowMs())) return true
  // What others have left for this page would be read before the new one.
  forgetOthers()
  return (await callAs(token, '/user/signUserData', { method: 'POST' })) !== 401
}

/** What the cookie says about the plans; undefined where none is of this session. */
function flagsOf(token: string): Flags | undefined {
  const own = cookieValues(document.cookie, 'userData').find((cookie) => renewOf(cookie, token) !== undefined)
  const said = own && tokenClaims(own)
  return said ? flags((name) => said[name] === true) : undefined
}

const flags = (holds: (name: keyof Flags) => boolean): Flags => ({
  direct_delivery: holds('direct_delivery'),
  direct_delivery_pur: holds('direct_delivery_pur'),
  direct_delivery_noad: holds('direct_delivery_noad'),
  pur_abo: holds('pur_abo'),
  noad_abo: holds('noad_abo'),
})

/** The reader of this page. */
export const reader: Reader = {
  isSignedIn: () => sessionToken() !== undefined,
  async mayRead(right, article) {
    const token = sessionToken()
    if (token === undefined) return false
    const asked = `right=${encodeURIComponent(right)}${article === undefined ? '' : `&article=${encodeURIComponent(article)}`}`
    const status = await callAs(token, `/user/checkRight?${asked}`)
    return status === 200 || (status === 403 || status === 401 ? false : undefined)
  },
  async freeArticles() {
    const token = sessionToken()
    if (token === undefined) return null
    const answer = await ask(token, '/user/freeArticles')
    const said = await answer?.json().catch(() => undefined)
    return answer?.ok ? said?.free_articles : answer?.status === 401 ? null : undefined
  },
  async flags() {
    const token = sessionToken()
    if (token === undefined) return flags(() => false)
    await keepUserData(token)
    return flagsOf(token)
  },
  signIn: (returnUrl = placeOf(location)) => location.assign(signOnFor(returnUrl)),
  async signOut() {
    const token = sessionToken()
    // The reader may leave the page before the request is done.
    if (token !== undefined) await callAs(token, '/user/logout', { method: 'POST', keepalive: true })
    forgetOthers()
    endSession()
    look()
  },
  onChange(listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
