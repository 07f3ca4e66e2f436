import type { Subscription } from '@leserkonto/contracts'
import { rightCodes } from '@leserkonto/rules'
import { dateTexts, planTexts, readerSince, subscriptionTexts } from '@leserkonto/texts'
import type { output } from 'zod/v4/core'
import { germanDay } from '../../shell/german-date.ts'

/** One plan as the service shows it. */
export type Plan = output<typeof Subscription>

/** What a card says of its reader. */
export type CardHolder = {
  readonly given_name: string | null
  readonly family_name: string | null
  readonly company_name: string | null
  readonly gender: 'male' | 'female' | 'divers' | null
  readonly email: string
}

/** The day of an instant that may not be known. */
export const dayOf = (instant: string | null): string => (instant ? germanDay(instant) : '')

/** State of a plan with its day: `läuft seit 3. Mai 2024`. The same words wherever a plan is named. */
export function stateOf({ status, start_date, end_date }: Plan): string {
  const { runs, runsUntil, starts, ended } = subscriptionTexts.linked
  if (status === 'ended') return ended(dayOf(end_date))
  if (status === 'upcoming') return starts(dayOf(start_date))
  return end_date ? runsUntil(dayOf(end_date)) : runs(dayOf(start_date))
}

/**
 * The plans a reader thinks of as theirs now, those of the page's newspaper first: all that run, else all that are to come, else the
 * one that ended last.
 */
export function presentPlans(plans: readonly Plan[], edition: string): readonly Plan[] {
  const of = (wanted: string) =>
    plans
      .filter(({ status }) => status === wanted)
      .sort((one, other) => Number(other.edition === edition) - Number(one.edition === edition))
  const [running, upcoming, ended] = [of('running'), of('upcoming'), of('ended')]
  if (running.length > 0) return running
  if (upcoming.length > 0) return upcoming
  return ended.sort((one, other) => (other.end_date ?? '').localeCompare(one.end_date ?? '')).slice(0, 1)
}

/** What the card of a plan says; `plans` are all of its reader, who may have read the newspaper before. */
export function cardOf(plan: Plan, plans: readonly Plan[], holder: CardHolder) {
  const isCompany = plan.customer_type === 'company'
  const person = [holder.given_name, holder.family_name].filter(Boolean).join(' ')
  const begins = plans.flatMap(({ edition, start_date }) =>
    edition === plan.edition && start_date ? [start_date] : [],
  )
  const [since] = begins.sort()
  const isPresent = plan.status === 'running'
  const gender = isCompany ? null : holder.gender
  return {
    edition: plan.edition,
    title: plan.title,
    name: (isCompany && holder.company_name) || person || holder.email,
    line: isPresent && since ? readerSince(gender, dateTexts.month(since)) : stateOf(plan),
    number: { label: planTexts.card.number, value: plan.gp_number },
    pale: plan.status === 'ended',
  }
}

/** What a running plan opens. */
export const opensOf = ({ status, rights }: Pick<Plan, 'status' | 'rights'>) => ({
  articles: status === 'running' && rights.includes(rightCodes.newsPortal),
  newsletters: status === 'running' && rights.includes(rightCodes.premiumNewsletters),
})
