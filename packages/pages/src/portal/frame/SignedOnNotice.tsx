import { type Announcement, addresses, withQuery } from '@leserkonto/rules'
import { announcementTexts, sessionTexts, uiTexts } from '@leserkonto/texts'
import { Link } from '@leserkonto/ui/Link'
import classes from './PortalFrame.module.css'

type SignedOnNoticeProps = {
  said: Announcement
  /** Masked. */
  email: string
  /** The page to return to. */
  path: string
}

/**
 * Says once, without script, what the account area has done and who is signed in; another account is chosen on the login
 * page. In the browser islands/arrival-notice.ts adds a button that takes it away.
 */
export const SignedOnNotice = ({ said, email, path }: SignedOnNoticeProps) => (
  <p className={classes.notice} role="status" data-signed-on={uiTexts.overlay.close}>
    <span>
      {`${announcementTexts[said]} ${sessionTexts.signOn.as(email)} `.trimStart()}
      <Link href={withQuery(addresses.login, { return_url: path })}>{sessionTexts.signOn.switch}</Link>
    </span>
  </p>
)
