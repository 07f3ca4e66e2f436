import { linkQuery } from '@leserkonto/rules'
import { inlineFunction } from '../html.ts'

/** The part of `window` that the first script uses. Declared here because the server's types have no DOM. */
export type FirstPage = {
  location: { pathname: string; search: string; hash: string }
  history: { state: unknown; replaceState(state: unknown, unused: string, url: string): void }
  /** The hash, kept here until the page's own code takes it. */
  arrivalHash?: string | undefined
}

/**
 * Takes secrets out of the address before any other script of the page can read it. The token of a mail link and the
 * address of an invited reader move into the history entry, where the router finds them and a reload keeps them. A
 * sign-in token in the hash is kept in a variable. The script is sent inline, so the function uses nothing around it and is
 * given `read`, which knows what mail programs do to links.
 * Source: docs/spec/contract.md#tokens-in-addresses.
 */
export function takeSecretsFromAddress(page: FirstPage, read: typeof linkQuery): void {
  const { location, history } = page
  // Half of an `&` that a mail program has written as a number begins a fragment.
  const [, rest] = /^#(?:38|x26);(.*)/i.exec(location.hash) ?? []
  const hash = rest === undefined ? location.hash : ''
  const query = new URLSearchParams(read(location.search + (rest === undefined ? '' : `&${rest}`)))
  // The router's own shape: what pages may read is under `usr`.
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
      // Not an address: it is only removed.
    }
  }
  const signsIn = /[#&](access_token|tokenSSO)=/.test(hash)
  // A fragment identifier before the token stays.
  const place = signsIn ? (/^#[^=&]+(?=&)/.exec(hash)?.[0] ?? '') : hash
  if (signsIn) page.arrivalHash = hash
  if (!signsIn && !path && secrets.length === 0) return
  const search = secrets.length === 0 ? location.search : query.size > 0 ? `?${query}` : ''
  history.replaceState(state, '', (path ?? location.pathname) + search + place)
}

/**
 * The same function as the text of an inline script. It also runs before the router at each later history event,
 * because a link to the page that is already open changes the hash without a load.
 */
export const firstScript = `(function(take,read){take(window,read);addEventListener('popstate',function(){take(window,read)})})(${inlineFunction(takeSecretsFromAddress)},${inlineFunction(linkQuery)})`
