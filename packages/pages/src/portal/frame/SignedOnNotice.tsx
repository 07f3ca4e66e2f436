import { addresses, isWelcome, withQuery } from '@leserkonto/rules'
import { announcementTexts, sessionTexts, uiTexts, welcomeTexts } from '@leserkonto/texts'
import { Link } from '@leserkonto/ui/Link'
import { ReaderNotice } from '@leserkonto/ui/reader-notice'
import type { SignedOn } from '../view.ts'
import classes from './PortalFrame.module.css'

type SignedOnNoticeProps = SignedOn & {
  /** The page to return to. */
  path: string
}

/**
 * Says once, without script, what the account area has done and who is signed in; another account is chosen on the login
 * page, and a new reader finds the way to set up theirs. In the browser islands/arrival-notice.ts adds a button that takes it away.
 */
export const SignedOnNotice = ({ said, as, givenName, familyName, path }: SignedOnNoticeProps) => (
  <ReaderNotice
    className={classes.notice}
    user={{ given_name: givenName, family_name: familyName }}
    data-signed-on={uiTexts.overlay.close}
  >
    {`${announcementTexts[said]} ${sessionTexts.signOn.as(as)} `.trimStart()}
    {isWelcome(said) ? (
      <Link href={withQuery(addresses.welcome, { return_url: path })}>{welcomeTexts.open}</Link>
    ) : (
      <Link href={withQuery(addresses.login, { return_url: path })}>{sessionTexts.signOn.switch}</Link>
    )}
  </ReaderNotice>
)
