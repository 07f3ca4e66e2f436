const dayMs = 24 * 60 * 60 * 1_000

/** Default lifetime of a cookie. Source: docs/spec/account.md#cookies. */
const cookieLifetimeMs = dayMs

/** Where cookies are: the document. */
export type CookieJar = { cookie: string }

/** The value of a cookie, decoded; undefined without it. */
export function readCookie(name: string, jar: CookieJar = document): string | undefined {
  for (const pair of jar.cookie.split('; ')) {
    const [key, ...value] = pair.split('=')
    if (key === name) return decoded(value.join('='))
  }
  return undefined
}

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
