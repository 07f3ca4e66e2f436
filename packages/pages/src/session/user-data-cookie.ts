import { expiriesElsewhere, userDataLimits } from '@leserkonto/rules'
import { announcementCookie } from './announcement.ts'
import { type CookieJar, readCookies, writeCookie } from './cookies.ts'

/** Cookie with the signed token for the portals. Source: docs/spec/contract.md#userdata-cookie. */
export const userData = 'userData'

/** Keeps what the service has signed; false if the browser keeps no cookies. */
export function storeUserData(signed: string): boolean {
  // First, since old browsers take a cookie of the host's own domain for that of the host.
  forgetOthers()
  writeCookie(userData, signed, userDataLimits.cookieLifetimeMs)
  return readCookies(userData).includes(signed)
}

/**
 * Expires the cookies of our names that others have left for this page. Here and not where cookies are written, since the
 * login page has no room for more. Source: docs/spec/security.md#cookies-of-others.
 */
export function forgetOthers(jar: CookieJar = document): void {
  for (const name of [userData, announcementCookie])
    for (const expiry of expiriesElsewhere(name, location)) jar.cookie = expiry
}
