import { cookieValues } from '@leserkonto/rules'

const dayMs = 24 * 60 * 60 * 1_000

/** Default lifetime of a cookie. Source: docs/spec/account.md#cookies. */
const cookieLifetimeMs = dayMs

/** Where cookies are: the document. */
export type CookieJar = { cookie: string }

/**
 * The values of a cookie, decoded: of older systems and of other hosts of the domain, too, which the browser may name
 * before ours. Source: docs/spec/account.md#cookies.
 */
export const readCookies = (name: string, jar: CookieJar = document): string[] =>
  cookieValues(jar.cookie, name).map(decoded)

/** The only function that writes cookies: for one day by default, for the whole site, Secure if the page is. */
export function writeCookie(
  name: string,
  value: string,
  lifetimeMs: number = cookieLifetimeMs,
  jar: CookieJar = document,
): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const maxAgeS = Math.floor(lifetimeMs / 1_000)
  jar.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax${secure}`
}

/** Removes a cookie. */
export const removeCookie = (name: string): void => writeCookie(name, '', 0)

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
