import type { Subscription } from '@leserkonto/contracts'
import { subscriptionTexts } from '@leserkonto/texts'
import type { output } from 'zod/v4/core'
import { germanDay } from '../../shell/german-date.ts'
import classes from './Plans.module.css'

/** One plan as the service shows it. */
export type Plan = output<typeof Subscription>

/** The plans by name, each with its state and its days. */
export const Plans = ({ plans }: { plans: readonly Plan[] }) => (
  <ul className={classes.plans}>
    {plans.map((plan) => (
      <li key={plan.id}>
        <strong>{plan.title}</strong>
        <span>{stateOf(plan)}</span>
      </li>
    ))}
  </ul>
)

function stateOf({ status, start_date, end_date }: Plan): string {
  const { status: words, from, startsOn, until, endedOn } = subscriptionTexts.linked
  if (status === 'ended' && end_date) return endedOn(germanDay(end_date))
  const begin = start_date && (status === 'upcoming' ? startsOn : from)(germanDay(start_date))
  const end = end_date && until(germanDay(end_date))
  const word = Object.hasOwn(words, status) ? words[status as keyof typeof words] : undefined
  return [word, status !== 'ended' && begin, status === 'running' && end].filter(Boolean).join(', ')
}
