import { opensOf, type PlanPrice } from '@leserkonto/rules'
import { day } from '../dates.ts'
import { homeTexts } from '../home.ts'
import { anyTime, noticeText, priceText } from './plan-words.ts'
import { planTexts } from './plans.ts'
import { subscriptionTexts } from './subscriptions.ts'

const texts = homeTexts.plan

type Plan = {
  readonly edition: string
  readonly rights: readonly string[]
  /** running, ended or upcoming. */
  readonly status: string
  readonly start_date: string | null
  readonly end_date: string | null
  readonly price: PlanPrice | null
  readonly renews_at: string | null
  readonly notice: string | null
}

/** The day of an instant that may not be known. */
const dayOf = (instant: string | null): string => (instant ? day(instant) : '')

/** State of a plan with its day: `läuft seit 3. Mai 2024`. The same words wherever a plan is named. */
export function planState({
  status,
  start_date,
  end_date,
}: Pick<Plan, 'status' | 'start_date' | 'end_date'>): string {
  const { runs, runsUntil, starts, ended } = subscriptionTexts.linked
  if (status === 'ended') return ended(dayOf(end_date))
  if (status === 'upcoming') return starts(dayOf(start_date))
  return end_date ? runsUntil(dayOf(end_date)) : runs(dayOf(start_date))
}

/** State of a plan, as a heading: `Ihr Abo läuft`. */
export function planTitle({
  status,
  start_date,
  end_date,
}: Pick<Plan, 'status' | 'start_date' | 'end_date'>): string {
  if (status === 'upcoming') return texts.starts(dayOf(start_date))
  if (status === 'ended') return texts.ended
  return end_date ? texts.runsUntil(dayOf(end_date)) : texts.runs
}

/** What is known of a plan, in sentences; those without data are left out. */
export function planFacts({
  status,
  start_date,
  end_date,
  price,
  renews_at,
  notice,
}: Omit<Plan, 'edition' | 'rights'>): string {
  if (status === 'ended') return end_date ? texts.ranUntil(dayOf(end_date)) : ''
  return [
    status === 'running' && start_date && texts.since(day(start_date)),
    price && `${priceText(price)}.`,
    renews_at && texts.renews(day(renews_at)),
    notice && (notice === anyTime ? planTexts.facts.anyTime : texts.notice(noticeText(notice))),
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * What running plans open, as a sentence: the articles of their editions, and the newsletters for subscribers; empty for none. `nameOf`
 * names an edition other than the page's.
 */
export function planContents(
  plans: readonly Pick<Plan, 'edition' | 'status' | 'rights'>[],
  nameOf: (edition: string) => string | undefined,
): string {
  const lines = plans.flatMap((plan) => {
    const { articles, newsletters } = opensOf(plan)
    return [
      ...(articles ? [texts.contents.articles(nameOf(plan.edition))] : []),
      ...(newsletters ? [texts.contents.newsletters] : []),
    ]
  })
  return lines.length > 0 ? texts.includes([...new Set(lines)].join(', ')) : ''
}
