/**
 * Where a reader is who is led to the login: the path with query and anchor, without tokens, as a return URL. What no return
 * URL takes is written in another way or, if that is not enough, left out. Sent inline, too, so that it uses nothing around
 * it. Source: docs/spec/account.md#after-login.
 */
export function placeOf(page: { pathname: string; search: string; hash: string }): string {
  const secret = /^(?:token|t|access_token|tokenSSO)(?:=|$)/
  const pairs = page.search.slice(1).split('&')
  const query = pairs.filter((pair) => pair !== '' && !secret.test(pair)).join('&')
  const search = query && `?${query}`
  const anchor = page.hash
    .slice(1)
    .split('&')
    .some((pair) => secret.test(pair))
    ? ''
    : page.hash
  const isGood = (place: string) => {
    try {
      const read = decodeURIComponent(place)
      return place.length <= 2_000 && !/[\p{Cc}\\]|#(?:.*&)?(?:access_token|tokenSSO)=/u.test(read)
    } catch {
      return false
    }
  }
  const places = [search + anchor, search, anchor].map((rest) =>
    (page.pathname + rest).replace(/[^\w\-.~:/?#[\]@!$&'()*+,;=%]/g, encodeURIComponent),
  )
  return places.find(isGood) ?? page.pathname
}
