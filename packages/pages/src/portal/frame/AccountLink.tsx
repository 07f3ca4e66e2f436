import { addresses, signOnFor } from '@leserkonto/rules'
import { portalTexts } from '@leserkonto/texts'
import { Avatar } from '@leserkonto/ui/Avatar'
import { Link } from '@leserkonto/ui/Link'
import { mastheadReader, mastheadWay } from '@leserkonto/ui/Masthead'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import type { OverlayName } from '../islands/open-overlays.ts'
import type { PortalSurroundings } from '../view.ts'

const texts = portalTexts.nav
const sheet: OverlayName = 'signIn'

/**
 * To the login or the profile. The page is mostly the same for everybody, so it has both: the browser knows which one is true, and
 * whom the second one names.
 */
export function AccountLink({ path, isSignedIn }: Pick<PortalSurroundings, 'path' | 'isSignedIn'>) {
  return (
    <>
      <Link
        className={mastheadWay}
        href={signOnFor(path)}
        rel="nofollow"
        data-opens={sheet}
        data-account="login"
        hidden={isSignedIn}
      >
        {texts.account}
      </Link>
      <template data-account="">
        <ProfileLink />
      </template>
      {isSignedIn && <ProfileLink />}
    </>
  )
}

const ProfileLink = () => (
  <Link className={mastheadWay} href={addresses.profile}>
    <Avatar size="small" decorative />
    {/* Shown to screen readers once the name is there. */}
    <VisuallyHidden hidden>{texts.profile}: </VisuallyHidden>
    <span className={mastheadReader}>{texts.profile}</span>
  </Link>
)
