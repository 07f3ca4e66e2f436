import { invitationTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { Link } from 'react-router-dom'
import { usePaths } from '../../../paths.ts'
import { Page } from '../../../shell/Page.tsx'

/** The invitee said no. */
export function DeclinedInvitation() {
  const paths = usePaths()
  const { declined, refused } = invitationTexts
  return (
    <Page key="declined" title={declined.title} lead={declined.text}>
      <Link {...buttonLook({ variant: 'secondary' })} to={paths.profile}>
        {refused.profile}
      </Link>
    </Page>
  )
}
