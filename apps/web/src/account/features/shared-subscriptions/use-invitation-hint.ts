import { sharedReaderTexts } from '@leserkonto/texts'
import { usePaths } from '../../session/paths.ts'
import { loadedAhead, trpc } from '../../session/trpc.ts'
import type { WaitingItem } from '../../shell/Waiting.tsx'
import { seatNoticeText } from './SeatNotice.tsx'

type InvitedReader = {
  sub: string
  seat_notice: string | null
  shared_subscriptions_role: 'owner' | 'member' | null
}

/**
 * An invitation that waits for the reader; the profile works without the answer, too. A reader who shares a plan already is told
 * only about a seat that could not be given.
 */
export function useInvitationHint(user: InvitedReader): WaitingItem | undefined {
  const { sub: id, seat_notice: notice, shared_subscriptions_role: role } = user
  const { invitation } = usePaths()
  const waiting = trpc.sharedSubscriptions.hasInvitation.useQuery({ id }, loadedAhead).data
  if (!waiting?.has_invitation || (role !== null && notice === null)) return undefined
  const { none } = sharedReaderTexts
  return {
    title: none.invitedTitle,
    texts: [...(notice ? [seatNoticeText(notice)] : []), ...(role === null ? [none.invited] : [])],
    verb: none.invitation,
    to: invitation,
  }
}
