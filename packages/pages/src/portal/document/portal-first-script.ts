import { loginFor } from '@leserkonto/rules'
import { policyHash } from '../../html.ts'

/** The part of the browser that the script needs; structural, since the server's types know no DOM. */
export type PortalWindow = {
  location: { pathname: string; search: string; hash: string; replace(url: string): void }
  history: { state: unknown; replaceState(state: unknown, unused: string, url: string): void }
}

type FontDocument = {
  referrer: string
  documentElement: { dataset: { lateFont?: string | undefined } }
}

/**
 * A sign-in token that arrives in the hash of a portal page is the account area's matter: it leaves the address before
 * anything is shown, and the page leaves its place in the history to the login, which takes the token up and leads back
 * here; `login` is its address up to the page that it leads back to. Sent inline, hence one self-contained function.
 * Source: docs/spec/account.md#arriving-token.
 */
export function handOnArrival({ location, history }: PortalWindow, login: string): void {
  const { pathname, search, hash } = location
  if (!/[#&](access_token|tokenSSO)=/.test(hash)) return
  // A place in the page that stood before the token stays.
  const place = /^#[^=&]+(?=&)/.exec(hash)?.[0] ?? ''
  const here = pathname + search + place
  history.replaceState(history.state, '', here)
  location.replace(`${login}${encodeURIComponent(here)}#${hash.slice(place.length + 1)}`)
}

/**
 * Who comes from another page of this origin has the headlines' font: it is worn at once. Everybody else gets it after
 * the page, see islands/late-font.ts. Sent inline too.
 */
export function wearKnownFont(
  { referrer, documentElement: { dataset } }: FontDocument,
  origin: string,
): void {
  if (referrer.startsWith(`${origin}/`)) delete dataset.lateFont
}

/** The same functions as the text of an inline script, which also looks at each later change of the hash. */
export const portalFirstScript = `(function(look,login,wear){look(window,login);wear(document,location.origin);addEventListener('hashchange',function(){look(window,login)})})(${handOnArrival},${JSON.stringify(loginFor(''))},${wearKnownFont})`

/** For the content security policy: pages that caches keep carry no nonce. */
export const portalFirstScriptHash = policyHash(portalFirstScript)
