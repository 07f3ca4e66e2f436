import { placeOf } from '@leserkonto/rules'

const pathOf = (address: string) =>
  address
    .replace(/[?#].*/, '')
    .replace(/\/$/, '')
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
    // A prefix of this visit stands before it.
    if (!pathOf(location.pathname).endsWith(pathOf(`${query.get('return_url')}`))) return
    query.set('return_url', placeOf(location))
    link.search = String(query)
  }
  for (const type of ['click', 'auxclick', 'contextmenu']) page.addEventListener(type, lead, true)
}
