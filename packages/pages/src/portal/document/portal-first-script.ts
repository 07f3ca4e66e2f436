import { loginFor } from '@leserkonto/rules'
import { policyHash } from '../../html.ts'
import { askNames, askOnce } from '../../session/ask-once.ts'

/** The part of `window` that the script uses. Declared here because the server's types have no DOM. */
export type PortalWindow = {
  location: { pathname: string; search: string; hash: string; replace(url: string): void }
  history: { state: unknown; replaceState(state: unknown, unused: string, url: string): void }
}

type FontDocument = {
  referrer: string
  documentElement: { dataset: { lateFont?: string | undefined } }
}

/**
 * Hands a sign-in token that arrives in the hash of a portal page to the account area: the login replaces this page in
 * the history before anything is shown, redeems the token and leads back here; true where it does. `login` is the login's address up to the
 * value of its return address. The script is sent inline, so the function uses nothing around it.
 * Source: docs/spec/account.md#arriving-token.
 */
export function handOnArrival({ location, history }: PortalWindow, login: string): boolean {
  const { pathname, search, hash } = location
  if (!/[#&](access_token|tokenSSO)=/.test(hash)) return false
  // A fragment identifier before the token stays.
  const place = /^#[^=&]+(?=&)/.exec(hash)?.[0] ?? ''
  const here = pathname + search + place
  history.replaceState(history.state, '', here)
  location.replace(`${login}${encodeURIComponent(here)}#${hash.slice(place.length + 1)}`)
  return true
}

/**
 * A reader who comes from another page of this origin has the headlines' font already, so it is used at once. Others get
 * it after the page, see islands/late-font.ts. Sent inline too.
 */
export function wearKnownFont(
  { referrer, documentElement: { dataset } }: FontDocument,
  origin: string,
): void {
  if (referrer.startsWith(`${origin}/`)) delete dataset.lateFont
}

/** The same functions as the text of an inline script, which also looks at each later change of the hash. */
export const portalFirstScript = `(function(look,login,wear,ask){look(window,login)||ask(window,${JSON.stringify(askNames)});wear(document,location.origin);addEventListener('hashchange',function(){look(window,login)})})(${handOnArrival},${JSON.stringify(loginFor(''))},${wearKnownFont},${askOnce})`

/** For the content security policy: pages that caches keep carry no nonce. */
export const portalFirstScriptHash = policyHash(portalFirstScript)
