import type { AccountRoute } from '@leserkonto/pages/route-table'
import { Fragment, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAccount, useSession } from '../session/account.ts'
import { usePaths } from '../session/paths.ts'

/**
 * Lets a visitor through or sends an anonymous one to LoginRegister, which takes the page's place in the history.
 * Pages without login keep where the visitor came from. Source: docs/spec/account.md#route-guard.
 */
export function RouteGate({ route, children }: { route: AccountRoute; children: ReactNode }) {
  const { returnUrl } = useAccount()
  const session = useSession()
  const paths = usePaths()
  const { pathname, search } = useLocation()
  if (!route.login) {
    // Here and not in an effect: the screen below may already want to go on. Twice is the same as once.
    const query = new URLSearchParams(search)
    returnUrl.offer(query.get('redirectFrom'))
    returnUrl.offer(query.get('return_url'))
    return children
  }
  // Another tab may sign somebody else in: nothing of the reader before stays on the page.
  if (session.signedIn) return <Fragment key={session.token}>{children}</Fragment>
  const wanted = session.why === 'left' ? paths.login : paths.loginFor(pathname + search)
  return <Navigate to={wanted} replace />
}
