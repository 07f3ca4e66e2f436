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
 * sign-in token in the hash is kept in a variable. The script is sent inline, so the function uses nothing around it.
 * Source: docs/spec/contract.md#tokens-in-addresses.
 */
export function takeSecretsFromAddress(page: FirstPage): void {
  const { location, history } = page
  const query = new URLSearchParams(location.search)
  // The router's own shape: what pages may read is under `usr`.
  const state: { usr?: object } = { ...(history.state as object | null) }
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
  const signsIn = /[#&](access_token|tokenSSO)=/i.test(location.hash)
  // A fragment identifier before the token stays.
  const place = signsIn ? (/^#[^=&]+(?=&)/.exec(location.hash)?.[0] ?? '') : location.hash
  if (signsIn) page.arrivalHash = location.hash
  if (!signsIn && !path && secrets.length === 0) return
  const search = secrets.length === 0 ? location.search : query.size > 0 ? `?${query}` : ''
  history.replaceState(state, '', (path ?? location.pathname) + search + place)
}

/**
 * The same on a page that mails lead to, where what mail programs have done to a link is undone first. Sent inline, too.
 * Source: docs/spec/contract.md#touched-links.
 */
export function takeSecretsOfMail(
  page: FirstPage,
  take: typeof takeSecretsFromAddress,
  read: typeof linkQuery,
): void {
  const { pathname, search, hash } = page.location
  // Half of an `&` that one has written as a number begins a fragment.
  const [, rest] = /^#(?:38|x26);(.*)/i.exec(hash) ?? []
  const query = new URLSearchParams(read(rest === undefined ? search : `${search}&${rest}`))
  const location = {
    pathname,
    search: query.size > 0 ? `?${query}` : '',
    hash: rest === undefined ? hash : '',
  }
  const mended: FirstPage = { location, history: page.history }
  take(mended)
  if (mended.arrivalHash) page.arrivalHash = mended.arrivalHash
}

/**
 * The same functions as the text of an inline script. It also runs before the router at each later history event,
 * because a link to the page that is already open changes the hash without a load.
 */
export function firstScript(fromMail: boolean): string {
  const take = inlineFunction(takeSecretsFromAddress)
  const ofMail = `function(page){${inlineFunction(takeSecretsOfMail)}(page,${take},${inlineFunction(linkQuery)})}`
  return `(function(take){take(window);addEventListener('popstate',function(){take(window)})})(${fromMail ? ofMail : take})`
}
