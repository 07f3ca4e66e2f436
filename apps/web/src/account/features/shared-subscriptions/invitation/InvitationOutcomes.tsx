import { invitationTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { Link } from 'react-router-dom'
import { usePaths } from '../../../session/paths.ts'
import actions from '../../../shell/Actions.module.css'
import { Page } from '../../../shell/Page.tsx'

/** The invitee has declined. */
export function DeclinedInvitation({ signedIn }: { signedIn: boolean }) {
  const paths = usePaths()
  const { declined, refused } = invitationTexts
  return (
    <Page key="declined" title={declined.title} lead={declined.text}>
      <div className={actions.actions}>
        <a {...buttonLook({})} href={paths.overview}>
          {declined.next}
        </a>
        {signedIn && (
          <Link className={actions.quiet} to={paths.profile}>
            {refused.profile}
          </Link>
        )}
      </div>
    </Page>
  )
}

/** No invitation waits for the signed-in reader; it may have been accepted already. */
export function NoInvitation() {
  const paths = usePaths()
  const { title, refused } = invitationTexts
  return (
    <Page title={title} lead={refused.none}>
      <Link {...buttonLook({ variant: 'secondary' })} to={paths.sharedSubscriptions}>
        {refused.manage}
      </Link>
    </Page>
  )
}

/** The invitation is accepted: by the signed-in reader, or with a registration whose address is not proven yet. */
export function SettledInvitation({ signedIn }: { signedIn: boolean }) {
  const paths = usePaths()
  const { title, already, registered } = invitationTexts
  return (
    <Page title={title} lead={signedIn ? already.text : registered.text}>
      {signedIn ? (
        <Link {...buttonLook({})} to={paths.sharedSubscriptions}>
          {already.next}
        </Link>
      ) : (
        <Link {...buttonLook({ variant: 'secondary' })} to={paths.requestDoiEmail}>
          {registered.newLink}
        </Link>
      )}
    </Page>
  )
}

/** A link without a token: after the login, readers see the invitation to their address. */
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
