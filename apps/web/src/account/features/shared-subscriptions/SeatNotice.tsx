import { invitationTexts } from '@leserkonto/texts'
import { ProblemBox } from '../../shell/ProblemBox.tsx'
import { refusalOf } from './refusal-of.ts'

/** What stood in the way of the seat when the account was activated; nothing when nothing did. Source: flows.md §5. */
export function SeatNotice({ code }: { code: string | null | undefined }) {
  if (!code) return null
  const { notice } = invitationTexts
  const { code: known, detail } = refusalOf(code)
  const own = known === 'SHARED_SEATS_EXHAUSTED' || known === 'SHARED_DOMAIN_NOT_ALLOWED'
  return (
    <ProblemBox title={notice.title}>
      <p>{own ? notice[known] : detail}</p>
    </ProblemBox>
  )
}
