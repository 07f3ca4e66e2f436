import type { Subscription } from '@leserkonto/contracts'
import { dateTexts, planState, planTexts, readerSince } from '@leserkonto/texts'
import type { output } from 'zod/v4/core'

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
    line: isPresent && since ? readerSince(gender, dateTexts.month(since)) : planState(plan),
    number: { label: planTexts.card.number, value: plan.gp_number },
    pale: plan.status === 'ended',
  }
}
