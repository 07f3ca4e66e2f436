import { addresses, signOnFor } from '@leserkonto/rules'
import { portalTexts } from '@leserkonto/texts'
import { Link } from '@leserkonto/ui/Link'
import type { PortalSurroundings } from '../view.ts'

type AccountLinkProps = Pick<PortalSurroundings, 'path' | 'isSignedIn'> & { className: string | undefined }

/** To the profile or the login; in the browser the other one may turn out to be true. */
export function AccountLink({ path, isSignedIn, className }: AccountLinkProps) {
  const { account, profile } = portalTexts.nav
  return isSignedIn ? (
    <span className={className} data-account={account} data-way={signOnFor(path)} data-known="">
      <Link href={addresses.profile}>{profile}</Link>
    </span>
  ) : (
    <span className={className} data-account={profile} data-way={addresses.profile}>
      <Link href={signOnFor(path)} rel="nofollow">
        {account}
      </Link>
    </span>
  )
}
