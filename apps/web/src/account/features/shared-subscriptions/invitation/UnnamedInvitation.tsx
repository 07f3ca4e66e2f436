import { invitationTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { Link } from 'react-router-dom'
import { usePaths } from '../../../paths.ts'
import actions from '../../../shell/Actions.module.css'
import { Page } from '../../../shell/Page.tsx'

/** A link without a token: whoever signs in sees what waits for their address. */
export function UnnamedInvitation() {
  const paths = usePaths()
  return (
    <Page title={invitationTexts.title} lead={invitationTexts.refused.noToken}>
      <div className={actions.actions}>
        <Link {...buttonLook({})} to={paths.loginFor(paths.invitation)}>
          {invitationTexts.anonymous.login}
        </Link>
      </div>
    </Page>
  )
}
