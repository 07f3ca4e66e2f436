import { useState } from 'react'
import type { Invitation } from '../shared-plan.ts'
import { AcceptInvitationState } from './AcceptInvitationState.tsx'
import { AnonymousWays } from './AnonymousWays.tsx'
import { DeclinedInvitation } from './DeclinedInvitation.tsx'
import { InvitationPage } from './InvitationPage.tsx'
import { SettledInvitation } from './SettledInvitation.tsx'

type InvitationStateProps = { invitation: Invitation; token: string | undefined; signedIn: boolean }

/** One invitation that nothing speaks against: for somebody nobody knows yet, or for the invited reader. */
export function InvitationState({ invitation, token, signedIn }: InvitationStateProps) {
  const [declined, setDeclined] = useState(false)
  if (declined) return <DeclinedInvitation />
  if (invitation.status !== 'invited') return <SettledInvitation signedIn={signedIn} />
  if (signedIn)
    return <AcceptInvitationState {...{ invitation, token }} onDeclined={() => setDeclined(true)} />
  return (
    <InvitationPage invitation={invitation}>
      <AnonymousWays token={token} invitation={invitation} />
    </InvitationPage>
  )
}
