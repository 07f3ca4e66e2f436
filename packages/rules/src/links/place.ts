/**
 * Where a reader is who is led to the login: the path with query and anchor, without tokens, as a return URL. What no return
 * URL takes is written in another way or, if that is not enough, left out. Sent inline, too, so that it uses nothing around
 * it. Source: docs/spec/account.md#after-login.
 */
export function placeOf(page: { pathname: string; search: string; hash: string }): string {
  const withoutTokens = (text: string) =>
    text
      .slice(1)
      .split('&')
      .filter((pair) => pair && !/^(?:token|t|access_token|tokenSSO)(?:=|$)/.test(pair))
      .join('&')
  const query = withoutTokens(page.search)
  const search = query && `?${query}`
  // What comes with a sign-in token belongs to the token.
  const anchor = `#${withoutTokens(page.hash)}` === page.hash ? page.hash : ''
  const places = [search + anchor, search].map((rest) =>
    (page.pathname + rest).replace(/[^\w\-.~:/?#[\]@!$&'()*+,;=%]/g, encodeURIComponent),
  )
  const isGood = (place: string) => {
    try {
      const read = decodeURIComponent(place)
      return place.length <= 2_000 && !/[\p{Cc}\\]|#(?:.*&)?(?:access_token|tokenSSO)=/u.test(read)
    } catch {
      return false
    }
  }
  return places.find(isGood) ?? page.pathname
}
