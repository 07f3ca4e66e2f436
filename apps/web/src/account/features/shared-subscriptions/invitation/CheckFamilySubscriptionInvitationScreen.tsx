import { useLocation } from 'react-router-dom'
import { useSession } from '../../../session/account.ts'
import { textOf } from '../../../shell/history-state.ts'
import { CheckInvitationState } from './CheckInvitationState.tsx'
import { UnnamedInvitation } from './UnnamedInvitation.tsx'

/**
 * What an invitation says and what can be done about it, for readers with and without an account. Its link's token
 * waits in the history entry: the first script or the login page put it there. Source: seed account §2, §6.
 */
export function CheckFamilySubscriptionInvitationScreen() {
  const session = useSession()
  const { state } = useLocation()
  const token = textOf(state, 'token') ?? textOf(state, 'invitation')
  const reader = session.signedIn ? session.token : undefined
  if (token === undefined && reader === undefined) return <UnnamedInvitation />
  // What an invitation says depends on who looks.
  return <CheckInvitationState key={reader} token={token} signedIn={reader !== undefined} />
}
