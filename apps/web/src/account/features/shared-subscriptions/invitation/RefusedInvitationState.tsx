import { useState } from 'react'
import { useAccount } from '../../../session/account.ts'
import type { Failure } from '../../../session/failure.ts'
import { signOut } from '../../../session/sign-in.ts'
import { RefusedInvitation } from './RefusedInvitation.tsx'

type RefusedInvitationStateProps = { failure: Failure; signedIn: boolean }

/** Signing out leaves the reader on the page, which then asks who they are. */
export function RefusedInvitationState({ failure, signedIn }: RefusedInvitationStateProps) {
  const account = useAccount()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await signOut(account)
  }
  return <RefusedInvitation failure={failure} signedIn={signedIn} leaving={leaving} onSignOut={leave} />
}
