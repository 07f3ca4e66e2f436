import { sharedReaderTexts } from '@leserkonto/texts'
import { Link } from 'react-router-dom'
import { usePaths } from '../../session/paths.ts'
import { loadedAhead, trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { Section } from '../../shell/Section.tsx'
import { seatNoticeText } from './SeatNotice.tsx'

type InvitationHintBlockProps = {
  user: { sub: string; seat_notice: string | null; shared_subscriptions_role: 'owner' | 'member' | null }
}

/**
 * Asks whether an invitation waits for the reader; the profile works without the answer, too. A reader who shares a plan
 * already is told only about a seat that could not be given.
 */
export function InvitationHintBlock({ user }: InvitationHintBlockProps) {
  const { sub: id, seat_notice: notice, shared_subscriptions_role: role } = user
  const waiting = trpc.sharedSubscriptions.hasInvitation.useQuery({ id }, loadedAhead).data
  if (!waiting?.has_invitation || (role !== null && notice === null)) return null
  return <InvitationHint notice={notice} sharesAlready={role !== null} />
}

type InvitationHintProps = {
  /** Code of what prevented a seat when the account was activated. */
  notice: string | null
  /** The reader owns or shares a plan. */
  sharesAlready: boolean
}

/** Says on the profile that somebody has invited the reader, with a link to the invitation. */
export function InvitationHint({ notice, sharesAlready }: InvitationHintProps) {
  const paths = usePaths()
  const { none } = sharedReaderTexts
  return (
    <Section title={none.invitedTitle}>
      {notice && <p className={actions.notice}>{seatNoticeText(notice)}</p>}
      {!sharesAlready && <p>{none.invited}</p>}
      <Link className={actions.quiet} to={paths.invitation}>
        {none.invitation}
      </Link>
    </Section>
  )
}
