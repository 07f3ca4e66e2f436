import type { AccountRoute } from '@leserkonto/pages/route-table'
import { Fragment, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAccount, useSession } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'

/**
 * Shows a page, or redirects visitors who are not signed in to LoginRegister, and who has just signed out to the page that says
 * so; either replaces the page in the history.
 * Pages without login store the return URL of their address. Source: docs/spec/account.md#route-guard.
 */
export function RouteGate({ route, children }: { route: AccountRoute; children: ReactNode }) {
  const { returnUrl } = useAccount()
  const session = useSession()
  const paths = usePaths()
  // The first script has taken the tokens out.
  const { pathname, search, hash } = useLocation()
  if (!route.login) {
    // During rendering and not in an effect, because the screen below may already read it. Repeating it is harmless.
    const query = new URLSearchParams(search)
    returnUrl.offer(query.get('redirectFrom'))
    returnUrl.offer(query.get('return_url'))
    return children
  }
  // Another tab may sign in somebody else: then nothing of the previous reader may stay on the page.
  if (session.signedIn) return <Fragment key={session.token}>{children}</Fragment>
  const wanted =
    session.why === 'left' ? paths.success('session', 'left') : paths.loginFor(pathname + search + hash)
  return <Navigate to={wanted} replace />
}
