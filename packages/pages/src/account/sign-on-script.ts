import { placeOf } from '@leserkonto/rules'
import { inlineFunction } from '../html.ts'
import type { FirstPage } from './first-script.ts'

/** The part of `window` that the script uses. Declared here because the server's types have no DOM. */
export type VisitedPage = Pick<FirstPage, 'arrivalHash'> & {
  location: { origin: string; pathname: string; search: string; hash: string; replace(url: string): void }
  localStorage: { getItem(key: string): string | null }
  document: {
    prerendering?: boolean
    addEventListener(type: string, listener: () => void, options: { once: true }): void
  }
  /** The page is on its way to the sign-on, so that its own code need not be loaded. */
  leaves?: boolean
}

/** Origin of the edition whose page it is, the key of the session, and the address that asks the sign-on. */
export type SignOnWay = { readonly origin: string; readonly key: string; readonly signOn: string }

/**
 * Leads a visit of a page behind the login by the sign-on where nobody is signed in here, before anything is shown: who is
 * signed on comes back signed in, and anybody else arrives at the login. Neither is a page of this kind, so there is no
 * loop. A token in the address signs in by itself. A page that a browser only prepares waits until it is looked at. The
 * script is sent inline, so the function uses nothing around it and is given `place`. Source: docs/spec/account.md#route-guard.
 */
export function leadBySignOn(
  page: VisitedPage,
  { origin, key, signOn }: SignOnWay,
  place: typeof placeOf,
): void {
  const { location, document } = page
  try {
    // At another host the sign-on would come back to the edition's own, where this visit is not.
    if (page.arrivalHash || location.origin !== origin || /token/.test(`${page.localStorage.getItem(key)}`))
      return
  } catch {
    // With blocked storage nobody can be signed in here, and the login says so.
    return
  }
  const lead = () => location.replace(`${signOn}?return_url=${encodeURIComponent(place(location))}`)
  page.leaves = true
  if (document.prerendering) document.addEventListener('prerenderingchange', lead, { once: true })
  else lead()
}

/** The same function as the text of an inline script for the pages of an edition. */
export const signOnScript = (way: SignOnWay): string =>
  `${inlineFunction(leadBySignOn)}(window,${JSON.stringify(way)},${inlineFunction(placeOf)})`
