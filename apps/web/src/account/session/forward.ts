import { isOwnScreen } from '@leserkonto/pages/route-table'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Account, useAccount } from './account.ts'
import { announce } from './announcement.ts'
import { cameBy, confirmLink } from './by-link.ts'
import { takeOwedSignOn } from './owed-sign-on.ts'
import { pathsAt } from './paths.ts'

/**
 * Opens the target of this visit: the stored return URL, else `home`, else the profile, to which a newspaper's root leads, too. The state of the history entry, such as an invitation, is passed on. Right after a login
 * the way leads by the sign-on edition, which then knows this browser.
 * Source: docs/spec/account.md#after-login.
 */
export function useForward(home?: string): () => void {
  const account = useAccount()
  const navigate = useNavigate()
  const { state } = useLocation()
  const leaveFor = async (target: string) => {
    const { origin } = new URL(target, location.origin)
    if (takesHandOver(account, origin)) {
      const { withHandOver } = await import('./hand-over.ts')
      return account.browser.open(await withHandOver(account, target))
    }
    const session = account.session.get()
    if (origin === location.origin && session.signedIn) {
      const { refreshUserData } = await import('./user-data.ts')
      await refreshUserData(account, session.token)
      // The session was over: the target is kept for the next login.
      if (!account.session.get().signedIn) return account.returnUrl.offer(target)
      const by = cameBy(account)
      if (by) announce('signOn')
      // Who came by a link is told in the account area until they have answered.
      if (by === 'signOn') confirmLink(account)
    }
    account.browser.open(target)
  }
  const goTo = (target: string) => {
    // Only screens of this area can be opened without a full load.
    if (target.startsWith('/') && isOwnScreen(new URL(target, location.origin).pathname))
      navigate(target, { replace: true, state })
    else leaveFor(target)
  }
  const signOnFirst = async (target: string) => {
    const { keepSignOn } = await import('./keep-sign-on.ts')
    if (!(await keepSignOn(account, target, state))) goTo(target)
  }
  return () => {
    const target = account.returnUrl.take() ?? home ?? pathsAt(location.pathname).profile
    if (takeOwedSignOn(account)) signOnFirst(target)
    else goTo(target)
  }
}

/** Whether the target of this visit is a page of another origin, which cannot say what was done here. */
export const leadsElsewhere = ({ returnUrl }: Account): boolean =>
  new URL(returnUrl.peek() ?? '', location.href).origin !== location.origin

/** Only an edition's own origin and registered partners may get a token. Source: docs/spec/contract.md#hand-over-token. */
function takesHandOver({ page }: Account, origin: string): boolean {
  const { handOverTargets, returnTargets } = page
  return origin !== location.origin && [...returnTargets.ownOrigins, ...handOverTargets].includes(origin)
}
