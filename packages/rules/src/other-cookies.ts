/** Where a cookie belongs to: its `Domain`, empty for the host alone, and its `Path`. */
type CookiePlace = { readonly domain: string; readonly path: string }

/** Of a path so many parts are looked at: none of our pages has more. */
const mostParts = 4

/**
 * Where else a cookie may stand that a page is sent: at each domain from the host upwards, and at each path that leads to
 * the page. Our own cookies have no domain and the path `/`, so theirs is not among them. A domain that is nobody's own
 * (`co.uk`) is refused by browsers, so that naming it does nothing.
 */
export function otherCookiePlaces(host: string, path: string): CookiePlace[] {
  // No network address: those end with a digit or a bracket.
  const labels = /^[\w.-]+[a-z]$/i.test(host) ? host.split('.') : []
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
  // What is no plain part could write more than a path into the cookie.
  const parts = (/^(?:\/[\w.~%-]+)*/.exec(path)?.[0] ?? '').split('/').slice(1, 1 + mostParts)
  const paths = parts.flatMap((_, index) => {
    const part = `/${parts.slice(0, index + 1).join('/')}`
    return [part, `${part}/`]
  })
  return ['', ...domains].flatMap((domain) =>
    (domain ? ['/', ...paths] : paths).map((each) => ({ domain, path: each })),
  )
}

/** What a page writes so that its browser forgets the cookies of a name at these other places. */
export const expiriesElsewhere = (name: string, at: { hostname: string; pathname: string }): string[] =>
  otherCookiePlaces(at.hostname, at.pathname).map(({ domain, path }) => {
    const where = domain ? `; Domain=${domain}` : ''
    return `${name}=${where}; Path=${path}; Max-Age=0`
  })
