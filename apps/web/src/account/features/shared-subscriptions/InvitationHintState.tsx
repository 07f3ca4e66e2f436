import { api, loadedAhead } from '../../session/ApiProvider.tsx'
import { InvitationHint } from './InvitationHint.tsx'

type InvitationHintStateProps = {
  user: { sub: string; seat_notice: string | null; shared_subscriptions_role: 'owner' | 'member' | null }
}

/**
 * Asks whether an invitation waits for the reader; the profile stands without an answer too. Who shares a plan already
 * is told only of a seat that could not be given.
 */
export function InvitationHintState({ user }: InvitationHintStateProps) {
  const { sub: id, seat_notice: notice, shared_subscriptions_role: role } = user
  const waiting = api.sharedSubscriptions.hasInvitation.useQuery({ id }, loadedAhead).data
  if (!waiting?.has_invitation || (role !== null && notice === null)) return null
  return <InvitationHint notice={notice} sharesAlready={role !== null} />
}
