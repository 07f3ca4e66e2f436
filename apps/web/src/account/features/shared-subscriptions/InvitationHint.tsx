import { sharedReaderTexts } from '@leserkonto/texts'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import actions from '../../shell/Actions.module.css'
import { Section } from '../../shell/Section.tsx'
import { seatNoticeText } from './seat-notice-text.ts'

type InvitationHintProps = {
  /** What stood in the way when the account was activated. */
  notice: string | null
  /** The reader owns or shares a plan. */
  sharesAlready: boolean
}

/** Says on the profile that somebody has invited the reader, and leads there. */
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
