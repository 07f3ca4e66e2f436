import { addresses, signOnFor } from '@leserkonto/rules'
import { portalTexts } from '@leserkonto/texts'
import { Link } from '@leserkonto/ui/Link'
import { mastheadWay } from '@leserkonto/ui/Masthead'
import type { OverlayName } from '../islands/open-overlays.ts'
import type { PortalSurroundings } from '../view.ts'

const sheet: OverlayName = 'signIn'

/** To the profile or the login; in the browser the other one may turn out to be true. */
export function AccountLink({ path, isSignedIn }: Pick<PortalSurroundings, 'path' | 'isSignedIn'>) {
  const { account, profile } = portalTexts.nav
  return isSignedIn ? (
    <span data-account={account} data-way={signOnFor(path)} data-known="">
      <Link className={mastheadWay} href={addresses.profile} data-opens={sheet}>
        {profile}
      </Link>
    </span>
  ) : (
    <span data-account={profile} data-way={addresses.profile}>
      <Link className={mastheadWay} href={signOnFor(path)} rel="nofollow" data-opens={sheet}>
        {account}
      </Link>
    </span>
  )
}
