import { byId } from './element.js'

const query = new URLSearchParams(location.search)

/**
 * Which mails the list shows; the initial values come from the address bar. An unencoded `+` arrives as a space, and
 * addresses contain no spaces.
 *
 * @type {import('./api.js').Filter}
 */
export const filter = {
  to: query.get('to')?.trim().replaceAll(' ', '+') || null,
  search: query.get('search') ?? '',
}

/** Shows the filter on the page and in the address bar, so that the view can be bookmarked and sent to a colleague. */
export function showFilter() {
  byId('filter', HTMLElement).hidden = filter.to === null
  byId('filter-to', HTMLElement).textContent = filter.to
  const query = new URLSearchParams()
  if (filter.to) query.set('to', filter.to)
  if (filter.search) query.set('search', filter.search)
  history.replaceState(null, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}${location.hash}`)
}
