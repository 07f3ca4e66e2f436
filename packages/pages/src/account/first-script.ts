/** The part of the browser that the first script needs; structural, since the server's types know no DOM. */
export type FirstPage = {
  location: { pathname: string; search: string; hash: string }
  history: { state: unknown; replaceState(state: unknown, unused: string, url: string): void }
  /** Where the hash waits for the page's own code, which takes it from here. */
  arrivalHash?: string | undefined
}

/**
 * Takes secrets out of the address before any other script of the page can read it: a token of a mail link moves
 * into the history entry, where the router finds it and a reload keeps it, and so does the address of an invited
 * reader; a sign-in token of the hash waits in a variable. Sent inline, hence one self-contained function.
 * Source: docs/spec/contract.md#tokens-in-addresses.
 */
export function takeSecretsFromAddress(page: FirstPage): void {
  const { location, history } = page
  const query = new URLSearchParams(location.search)
  // The router's own shape: what pages may know stands under `usr`.
  const state = { ...(history.state as object | null) } as { usr?: object }
  const secrets = ['token', 't'].filter((name) => query.has(name))
  for (const name of secrets) {
    state.usr = { ...state.usr, [name]: query.get(name) }
    query.delete(name)
  }
  const [, path, email] = /^(.*\/shared-subscriptions\/[^/]+)\/([^/]+)\/?$/i.exec(location.pathname) ?? []
  if (email) {
    try {
      state.usr = { ...state.usr, email: decodeURIComponent(email) }
    } catch {
      // No address: it only leaves.
    }
  }
  const signsIn = /[#&](access_token|tokenSSO)=/.test(location.hash)
  // A place in the page that stood before the token stays.
  const place = signsIn ? (/^#[^=&]+(?=&)/.exec(location.hash)?.[0] ?? '') : location.hash
  if (signsIn) page.arrivalHash = location.hash
  if (!signsIn && !path && secrets.length === 0) return
  const search = secrets.length === 0 ? location.search : query.size > 0 ? `?${query}` : ''
  history.replaceState(state, '', (path ?? location.pathname) + search + place)
}

/**
 * The same function as the text of an inline script. It also runs before the router at each later step in the
 * history: a link to the very page that is open changes the hash without a load.
 */
export const firstScript = `(function(take){take(window);addEventListener('popstate',function(){take(window)})})(${takeSecretsFromAddress})`
