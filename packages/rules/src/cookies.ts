/**
 * All values of a cookie in a `Cookie` header or in `document.cookie`, as they stand there. A browser sends one of each
 * domain above the host and of each path it was set for, and their order says nothing (RFC 6265 §4.2.2). Some servers put a
 * value in quotes (§4.1.1), which are none of it.
 */
export function cookieValues(cookies: string, name: string): string[] {
  const start = `${name}=`
  return cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
    .map((pair) => pair.slice(start.length).replace(/^"(.*)"$/, '$1'))
}
