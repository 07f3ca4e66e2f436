import type { Edition } from '@leserkonto/editions'
import { type AccountRoute, accountRouteAt } from './account/route-table.ts'
import { canonicalPath, type PortalRoute, portalRouteAt } from './portal/portal-route.ts'

/** Where a path leads. Without a route there is no such page, and the area it would be in says so. */
export type PageFound =
  /** The path is the one under which the page is known. */
  | { readonly area: 'portal'; readonly route: PortalRoute | undefined; readonly path: string }
  /** The path is the one that was asked for. */
  | { readonly area: 'account'; readonly route: AccountRoute | undefined; readonly path: string }

const isAccountPath = /^\/((na\/)?service|na\/newsletter)(\/|$)/i

/** The page of an edition under the path of a request, without query. */
export function pageAt(given: string, edition: Edition): PageFound {
  const path = canonicalPath(given)
  const route = portalRouteAt(path, edition)
  if (route) return { area: 'portal', route, path }
  const accountRoute = accountRouteAt(given)
  if (accountRoute || isAccountPath.test(given)) return { area: 'account', route: accountRoute, path: given }
  return { area: 'portal', route: undefined, path }
}
