import { isOwnScreen } from '@leserkonto/pages/route-table'
import { addresses } from '@leserkonto/rules'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Account, useAccount } from './account.ts'
import { pathsAt } from './paths.ts'

/**
 * Goes on to where this visit wanted to: the stored return URL, else the profile on the sign-on edition and the
 * root path on the others. What waits in the history entry, such as an invitation, goes along.
 * Source: docs/spec/account.md#after-login.
 */
export function useForward(): () => void {
  const account = useAccount()
  const navigate = useNavigate()
  const { state } = useLocation()
  const leaveFor = async (target: string) => {
    const { origin } = new URL(target, location.origin)
    if (isOtherEdition(account, origin)) {
      const { withHandOver } = await import('./hand-over.ts')
      return account.browser.open(await withHandOver(account, target))
    }
    const session = account.session.get()
    if (origin === location.origin && session.signedIn) {
      const { refreshUserData } = await import('./user-data.ts')
      await refreshUserData(account, session.token)
      // It was over: the wish waits for the next login.
      if (!account.session.get().signedIn) return account.returnUrl.offer(target)
    }
    account.browser.open(target)
  }
  return () => {
    const home = account.page.signOnEdition ? pathsAt(location.pathname).profile : addresses.root
    const target = account.returnUrl.take() ?? home
    // Only the screens of this area can be reached without a full load; the rest of the site is other pages.
    if (target.startsWith('/') && isOwnScreen(new URL(target, location.origin).pathname))
      navigate(target, { replace: true, state })
    else leaveFor(target)
  }
}

/** Only an edition's very own origin may be given a token. Source: docs/spec/contract.md#hand-over-token. */
function isOtherEdition({ page }: Account, origin: string): boolean {
  return origin !== location.origin && page.returnTargets.ownOrigins.includes(origin)
}
