import { invitationTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { Link } from 'react-router-dom'
import { usePaths } from '../../../paths.ts'
import { Page } from '../../../shell/Page.tsx'

/** The invitation has been taken up: by the signed-in reader, or by registering, which the mailbox has yet to prove. */
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
