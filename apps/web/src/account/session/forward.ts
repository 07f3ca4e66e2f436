import { isOwnScreen } from '@leserkonto/pages/route-table'
import { announce } from '@leserkonto/pages/session/announcement'
import { signOnAt } from '@leserkonto/rules'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Account, useAccount } from './account.ts'
import { pathsAt } from './paths.ts'
import { forgetSignOn, isSignedOn, takeOwedSignOn } from './sign-on-marks.ts'

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
    const session = account.session.get()
    if (origin !== location.origin && session.signedIn)
      return account.browser.open(await addressElsewhere(account, target))
    if (session.signedIn) {
      const { refreshUserData } = await import('./user-data.ts')
      await refreshUserData(account, session.token)
      // The session was over: the target is kept for the next login.
      if (!account.session.get().signedIn) return account.returnUrl.offer(target)
      if (isSignedOn(account)) announce('signOn')
      forgetSignOn(account)
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
    const { profile } = pathsAt(location.pathname)
    const wanted = account.returnUrl.take()
    // A newspaper's root wants the profile: that is no place somebody came from.
    const target = (wanted === profile ? home : wanted) ?? home ?? profile
    if (takeOwedSignOn(account)) signOnFirst(target)
    else goTo(target)
  }
}

/** Whether the target of this visit is a page of another origin, which cannot say what was done here. */
export const leadsElsewhere = ({ returnUrl }: Account): boolean =>
  new URL(returnUrl.peek() ?? '', location.href).origin !== location.origin

/**
 * How a target of another origin is reached: an edition by its sign-on, which this browser then has asked for, a registered
 * partner with a token. Source: docs/spec/contract.md#hand-over-token.
 */
async function addressElsewhere(account: Account, target: string): Promise<string> {
  const { handOverTargets, returnTargets } = account.page
  const { origin } = new URL(target)
  if (returnTargets.ownOrigins.includes(origin)) return signOnAt(target)
  if (!handOverTargets.includes(origin)) return target
  const { withHandOver } = await import('./hand-over.ts')
  return withHandOver(account, target)
}
