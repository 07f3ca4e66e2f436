import { createHash } from 'node:crypto'

/** The part of the browser that the script needs; structural, since the server's types know no DOM. */
export type PortalWindow = {
  location: { pathname: string; search: string; hash: string; replace(url: string): void }
  history: { state: unknown; replaceState(state: unknown, unused: string, url: string): void }
}

/**
 * A sign-in token that arrives in the hash of a portal page is the account area's matter: it leaves the address before
 * anything is shown, and the page leaves its place in the history to the login, which takes the token up and leads back
 * here. Sent inline, hence one self-contained function. Source: seed account §4 "Login state".
 */
export function handOnArrival({ location, history }: PortalWindow): void {
  const { pathname, search, hash } = location
  if (!/[#&](access_token|tokenSSO)=/.test(hash)) return
  // A place in the page that stood before the token stays.
  const place = /^#[^=&]+(?=&)/.exec(hash)?.[0] ?? ''
  const here = pathname + search + place
  history.replaceState(history.state, '', here)
  location.replace(
    `/service/profil/loginRegister?redirectFrom=${encodeURIComponent(here)}#${hash.slice(place.length + 1)}`,
  )
}

/** The same function as the text of an inline script, which also looks at each later change of the hash. */
export const portalFirstScript = `(function(look){look(window);addEventListener('hashchange',function(){look(window)})})(${handOnArrival})`

/** For the content security policy: pages that caches keep carry no nonce. */
export const portalFirstScriptHash = `sha256-${createHash('sha256').update(portalFirstScript).digest('base64')}`
