import { homeTexts, noticeText, planTexts, priceText } from '@leserkonto/texts'
import { germanDay } from '../../shell/german-date.ts'
import { anyTime } from './PlanFacts.tsx'
import { dayOf, type Plan } from './plan-state.ts'

const texts = homeTexts.plan

/** State of a plan, as the heading beside its card. */
export function titleOf({ status, start_date, end_date }: Plan): string {
  if (status === 'upcoming') return texts.starts(dayOf(start_date))
  if (status === 'ended') return texts.ended
  return end_date ? texts.runsUntil(dayOf(end_date)) : texts.runs
}

/** What is known of a plan, in sentences; those without data are left out. */
export function factsOf({ status, start_date, end_date, price, renews_at, notice }: Plan): string {
  if (status === 'ended') return end_date ? texts.ranUntil(dayOf(end_date)) : ''
  return [
    status === 'running' && start_date && texts.since(germanDay(start_date)),
    price && `${priceText(price)}.`,
    renews_at && texts.renews(germanDay(renews_at)),
    notice && (notice === anyTime ? planTexts.facts.anyTime : texts.notice(noticeText(notice))),
  ]
    .filter(Boolean)
    .join(' ')
}
