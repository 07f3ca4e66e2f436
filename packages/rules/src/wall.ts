import { type CopiedSubscription, type CustomerCopies, isRunning, isUsableCopy } from './rights.ts'

/** Why a reader gets the offer instead of a text. Source: docs/spec/presentation.md#the-offer-by-reader. */
export type Wall =
  /**
   * stranger: nobody is signed in. outage: the publisher cannot say what the reader has. unlinked: the account has no
   * customer number. noPlan: its customer has no plan for this. seatWaiting: an accepted invitation is being set up.
   */
  | { readonly state: 'stranger' | 'outage' | 'unlinked' | 'noPlan' | 'seatWaiting' }
  /** otherEdition: the plan opens another newspaper. notIncluded: it runs and does not hold this. */
  | { readonly state: 'upcoming' | 'otherEdition' | 'notIncluded' | 'expired'; readonly plan: WallPlan }
  /** Of a plan that is read along; `linked`: the account has a customer number of its own as well. */
  | { readonly state: 'sharedNotIncluded'; readonly plan: WallPlan; readonly linked: boolean }
  | { readonly state: 'sharedEnded'; readonly linked: boolean }

/** What the offer says of a plan. */
export type WallPlan = Pick<CopiedSubscription, 'title' | 'edition' | 'start_date' | 'end_date'>

/** What is asked for, and what is known of a reader who does not have it. */
type WallInput = {
  /** null: plans of every edition count. */
  edition: string | null
  right: string
  now: Date
  /** The publisher could not be asked about something that is known only from an older copy, or not at all. */
  unsure: boolean
}

/** The state whose help comes first: what will open by itself, then what the own plan, a shared or an earlier one lacks. */
export function wallFor({ own, seat }: CustomerCopies, asked: WallInput): Wall {
  const { now } = asked
  const linked = own.length > 0
  const known = [...own.map(({ copy }) => copy), ...(seat?.activated ? [seat.owner] : [])]
  if (asked.unsure || !known.every((copy) => copy && isUsableCopy(copy, now))) return { state: 'outage' }
  const plans = own.flatMap(({ copy }) => copy?.subscriptions ?? [])
  return (
    comingPlan(plans, asked) ??
    (seat && !seat.activated ? { state: 'seatWaiting' } : undefined) ??
    runningPlan(plans, asked) ??
    (seat ? sharedPlan(seat, { now, linked }) : undefined) ??
    endedPlan(plans, asked) ?? { state: linked ? 'noPlan' : 'unlinked' }
  )
}

const isFor = ({ edition, rights }: CopiedSubscription, asked: WallInput) =>
  (asked.edition === null || asked.edition === edition) && rights.includes(asked.right)

const hasEnded = ({ end_date }: CopiedSubscription, now: Date) =>
  end_date !== null && new Date(end_date) <= now

function comingPlan(plans: readonly CopiedSubscription[], asked: WallInput): Wall | undefined {
  const [plan] = plans
    .filter((one) => isFor(one, asked) && !isRunning(one, asked.now) && !hasEnded(one, asked.now))
    .sort((a, b) => (a.start_date ?? '').localeCompare(b.start_date ?? ''))
  return plan && { state: 'upcoming', plan }
}

/** A plan of this newspaper can be widened; one that opens another newspaper is told by its name. */
function runningPlan(
  plans: readonly CopiedSubscription[],
  { edition, right, now }: WallInput,
): Wall | undefined {
  const running = plans.filter((plan) => isRunning(plan, now))
  const here = running.find((plan) => plan.edition === edition)
  if (here) return { state: 'notIncluded', plan: here }
  const elsewhere = running.find(({ rights }) => rights.includes(right))
  if (elsewhere) return { state: 'otherEdition', plan: elsewhere }
  return running[0] && { state: 'notIncluded', plan: running[0] }
}

function sharedPlan(
  { owner, subscriptionId }: NonNullable<CustomerCopies['seat']>,
  { now, linked }: { now: Date; linked: boolean },
): Wall {
  const plan = owner?.subscriptions.find(({ id }) => id === subscriptionId)
  return plan && isRunning(plan, now)
    ? { state: 'sharedNotIncluded', plan, linked }
    : { state: 'sharedEnded', linked }
}

/** The one that ended last. */
function endedPlan(plans: readonly CopiedSubscription[], asked: WallInput): Wall | undefined {
  const [plan] = plans
    .filter((one) => isFor(one, asked) && hasEnded(one, asked.now))
    .sort((a, b) => (b.end_date ?? '').localeCompare(a.end_date ?? ''))
  return plan && { state: 'expired', plan }
}
