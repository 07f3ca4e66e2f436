import { api, loadedAhead } from '../../session/ApiProvider.tsx'
import { InvitationHint } from './InvitationHint.tsx'

type InvitationHintStateProps = { accountId: string; notice: string | null }

/** Asks whether an invitation waits for the reader; the profile stands without an answer too. */
export function InvitationHintState({ accountId, notice }: InvitationHintStateProps) {
  const waiting = api.sharedSubscriptions.hasInvitation.useQuery({ id: accountId }, loadedAhead).data
  return waiting?.has_invitation ? <InvitationHint notice={notice} /> : null
}
