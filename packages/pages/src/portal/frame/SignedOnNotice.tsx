import { addresses, withQuery } from '@leserkonto/rules'
import { sessionTexts, uiTexts } from '@leserkonto/texts'
import { Link } from '@leserkonto/ui/Link'
import classes from './PortalFrame.module.css'

type SignedOnNoticeProps = {
  /** Masked. */
  email: string
  /** The page to return to. */
  path: string
}

/**
 * Says once, without script, who has been signed in without typing; another account is chosen on the login page. In the
 * browser islands/arrival-notice.ts adds a button that takes it away.
 */
export const SignedOnNotice = ({ email, path }: SignedOnNoticeProps) => (
  <p className={classes.notice} role="status" data-signed-on={uiTexts.overlay.close}>
    <span>
      {sessionTexts.signOn.as(email)}{' '}
      <Link href={withQuery(addresses.login, { return_url: path })}>{sessionTexts.signOn.switch}</Link>
    </span>
  </p>
)
