import { invitationTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { Link } from 'react-router-dom'
import { usePaths } from '../../../paths.ts'
import { Page } from '../../../shell/Page.tsx'

/** Nothing waits for the signed-in reader; perhaps it has been taken up. */
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
