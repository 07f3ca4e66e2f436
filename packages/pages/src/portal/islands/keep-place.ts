import { placeOf } from '@leserkonto/rules'

/** The same page, whatever its prefix, case and last slash. */
const pageOf = (address = '') =>
  address
    .replace(/[?#].*/, '')
    .replace(/^\/na(?=\/)/i, '')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase()

/**
 * Lets links that lead to the login, and back to this page, lead back to its place: the page from the server is the same for
 * all, and knows neither the query nor the anchor. Links are looked at when they are used, also in another tab.
 * Source: docs/spec/account.md#after-login.
 */
export function keepPlace(page: Document): void {
  const lead = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="return_url="]')
    if (!link || link.origin !== location.origin) return
    const query = new URLSearchParams(link.search)
    if (pageOf(query.get('return_url') ?? undefined) !== pageOf(location.pathname)) return
    query.set('return_url', placeOf(location))
    link.search = String(query)
  }
  for (const type of ['click', 'auxclick', 'contextmenu']) page.addEventListener(type, lead, true)
}
