import { anyTime, noticeText, planTexts, priceText } from '@leserkonto/texts'
import { germanDay } from '../../shell/german-date.ts'
import classes from './PlanFacts.module.css'
import type { Plan } from './plan-state.ts'

const texts = planTexts.facts

type Fact = { readonly label: string; readonly value: string; readonly more?: string | undefined }

/** What is known of a plan, a row for each; what the publisher does not say leaves none. */
export const PlanFacts = ({ plan, seatsUsed }: { plan: Plan; seatsUsed?: number | undefined }) => (
  <dl className={classes.facts}>
    {factsOf(plan, seatsUsed).map(({ label, value, more }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <strong>{value}</strong>
          {more && <span>{more}</span>}
        </dd>
      </div>
    ))}
  </dl>
)

function factsOf(plan: Plan, seatsUsed: number | undefined): Fact[] {
  const { price, notice, seats, renews_at: renews } = plan
  const runs = plan.status !== 'ended'
  return [
    ...daysOf(plan),
    ...(runs && renews ? [{ label: texts.renews, value: texts.renewsOn(germanDay(renews)) }] : []),
    ...(runs && price ? [{ label: texts.price, value: priceText(price) }] : []),
    ...(runs && notice
      ? [
          {
            label: texts.notice,
            value: noticeText(notice),
            more: notice === anyTime ? texts.anyTime : undefined,
          },
        ]
      : []),
    ...(runs && seats ? [{ label: texts.seats, value: texts.seatsUsed(seats, seatsUsed) }] : []),
  ]
}

function daysOf({ status, start_date: start, end_date: end }: Plan): Fact[] {
  const begun = status === 'upcoming' ? texts.starts : texts.runs
  return [
    ...(start && status !== 'ended' ? [{ label: begun, value: germanDay(start) }] : []),
    ...(end ? [{ label: status === 'ended' ? texts.ended : texts.ends, value: germanDay(end) }] : []),
  ]
}
