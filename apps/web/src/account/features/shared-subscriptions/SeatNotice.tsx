import { invitationTexts } from '@leserkonto/texts'
import { ProblemBox } from '../../shell/ProblemBox.tsx'
import { refusalOf } from './refusal-of.ts'

/**
 * German text of what prevented a seat when the account was activated.
 * Source: docs/spec/flows.md#invitees-without-an-account.
 */
export function seatNoticeText(code: string): string {
  const { notice } = invitationTexts
  const { code: known, detail } = refusalOf(code)
  const own = known === 'SHARED_SEATS_EXHAUSTED' || known === 'SHARED_DOMAIN_NOT_ALLOWED'
  return own ? notice[known] : detail
}

/** Says what prevented the seat when the account was activated, if anything did. */
export const SeatNotice = ({ code }: { code: string | null | undefined }) =>
  code ? (
    <ProblemBox title={invitationTexts.notice.title}>
      <p>{seatNoticeText(code)}</p>
    </ProblemBox>
  ) : null
