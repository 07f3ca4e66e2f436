import { pageDataId } from '@leserkonto/pages/page-data'
import type { AccountRoute } from '@leserkonto/pages/route-table'
import { startTagManager, type Tracker } from '@leserkonto/ui/browser/tag-manager'
import { usePageViews } from '@leserkonto/ui/hooks/use-page-views'
import { useLocation } from 'react-router-dom'
import { type Account, useAccount } from '../../session/account.ts'

type PageViewsProps = {
  route: AccountRoute
  /** The edition's tag manager. */
  id: string
}

/** Counts a view of the route, without the values in its address. Source: docs/spec/presentation.md#page-views. */
export function PageViews({ route, id }: PageViewsProps) {
  const account = useAccount()
  const { pathname, search } = useLocation()
  usePageViews({
    tracker: trackerOf(account, id),
    route: { name: route.screen },
    path: route.path,
    search,
    base: /^\/na\//i.test(pathname) ? '/na' : '/',
  })
  return null
}

const known = new WeakMap<Account, Tracker>()

/** One tag manager for the whole visit. */
function trackerOf(account: Account, id: string): Tracker {
  const { consent, page } = account
  // The first element with the nonce of the page's policy.
  const nonce = document.getElementById(pageDataId)?.nonce
  const { trackingProductId } = page.edition
  const tracker = known.get(account) ?? startTagManager({ id, trackingProductId, consent, nonce })
  known.set(account, tracker)
  return tracker
}
