import { invitationTexts } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { ProblemBox } from '@leserkonto/ui/parts/problem-box'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useAccount } from '../../../session/account.ts'
import type { Failure } from '../../../session/failure.ts'
import { usePaths } from '../../../session/paths.ts'
import { signOut } from '../../../session/sign-in.ts'
import actions from '../../../shell/Actions.module.css'
import { FailureText } from '../../../shell/FailureText.tsx'
import { NextSteps } from '../../../shell/next-steps/NextSteps.tsx'
import { Page } from '../../../shell/Page.tsx'

type RefusedInvitationProps = { failure: Failure; signedIn: boolean }

/** After signing out the reader stays on the page, which then asks for a login. */
export function RefusedInvitation({ failure, signedIn }: RefusedInvitationProps) {
  const account = useAccount()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await signOut(account)
  }
  return <RefusedInvitationPage failure={failure} signedIn={signedIn} leaving={leaving} onSignOut={leave} />
}

type RefusedInvitationPageProps = {
  failure: Failure
  signedIn: boolean
  onSignOut: () => void
  /** Signing out is under way. */
  leaving: boolean
}

/** Why this reader cannot accept this invitation, and where they can go instead. */
export function RefusedInvitationPage({ failure, signedIn, onSignOut, leaving }: RefusedInvitationPageProps) {
  const { title, refused } = invitationTexts
  return (
    <Page title={title}>
      <ProblemBox title={refused.title}>
        <FailureText failure={failure} steps={NextSteps} />
      </ProblemBox>
      <div className={actions.actions}>
        {failure.code === 'SHARED_WRONG_USER' && signedIn ? (
          <Button onClick={onSignOut} loading={leaving}>
            {refused.signOut}
          </Button>
        ) : (
          <WayOn failure={failure} signedIn={signedIn} />
        )}
      </div>
    </Page>
  )
}

function WayOn({ failure, signedIn }: { failure: Failure; signedIn: boolean }) {
  const paths = usePaths()
  const { refused, anonymous } = invitationTexts
  const look = buttonLook({ variant: 'secondary' })
  if (!signedIn)
    return (
      <Link {...look} to={paths.loginFor(paths.sharedSubscriptions)}>
        {anonymous.login}
      </Link>
    )
  if (failure.code === 'SHARED_ALREADY_MEMBER')
    return (
      <Link {...look} to={paths.sharedSubscriptions}>
        {refused.manage}
      </Link>
    )
  return (
    <Link {...look} to={paths.profile}>
      {refused.profile}
    </Link>
  )
}
