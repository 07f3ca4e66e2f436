import { invitationTexts } from '@leserkonto/texts'
import { ProblemBox } from '../../shell/ProblemBox.tsx'
import { seatNoticeText } from './seat-notice-text.ts'

/** What stood in the way of the seat when the account was activated; nothing when nothing did. */
export const SeatNotice = ({ code }: { code: string | null | undefined }) =>
  code ? (
    <ProblemBox title={invitationTexts.notice.title}>
      <p>{seatNoticeText(code)}</p>
    </ProblemBox>
  ) : null
