import { invitationTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { Link } from 'react-router-dom'
import { usePaths } from '../../../paths.ts'
import actions from '../../../shell/Actions.module.css'
import type { Invitation } from '../shared-plan.ts'

type AnonymousWaysProps = { token: string | undefined; invitation: Invitation }

/** To an account, and back with it. The token travels in the history entry; the page of the registration uses it too. */
export function AnonymousWays({ token, invitation }: AnonymousWaysProps) {
  const paths = usePaths()
  const { anonymous } = invitationTexts
  const carried = { invitation: token, invitedAs: invitation.email_masked, invitedTo: invitation.type }
  const back = new URL(paths.loginFor(paths.invitation), location.origin).search
  return (
    <>
      <p className={actions.after}>{anonymous.text}</p>
      <div className={actions.actions}>
        <Link {...buttonLook({})} to={paths.login + back} state={carried}>
          {anonymous.login}
        </Link>
        <Link {...buttonLook({ variant: 'secondary' })} to={paths.register + back} state={carried}>
          {anonymous.register}
        </Link>
      </div>
    </>
  )
}
