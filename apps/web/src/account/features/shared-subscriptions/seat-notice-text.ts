import { invitationTexts } from '@leserkonto/texts'
import { refusalOf } from './refusal-of.ts'

/** German text of what stood in the way of a seat when the account was activated. Source: flows.md §5. */
export function seatNoticeText(code: string): string {
  const { notice } = invitationTexts
  const { code: known, detail } = refusalOf(code)
  const own = known === 'SHARED_SEATS_EXHAUSTED' || known === 'SHARED_DOMAIN_NOT_ALLOWED'
  return own ? notice[known] : detail
}
