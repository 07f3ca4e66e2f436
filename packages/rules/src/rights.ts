/** What plans say about delivery and advertising. Source: docs/spec/contract.md#customer-fields. */
export type PlanFlags = Record<
  'direct_delivery' | 'direct_delivery_pur' | 'direct_delivery_noad' | 'pur_abo' | 'noad_abo',
  boolean
>

/** What a plan costs, taxes included, in cents of the euro. */
export type PlanPrice = { cents: number; per: 'month' | 'quarter' | 'half_year' | 'year' }

/** A plan as the publisher described it when it was last asked. Wire names, so that a copy is stored as it came. */
export type CopiedSubscription = {
  id: string
  product: string
  title: string
  edition: string
  rights: string[]
  /** ISO 8601 instants; a missing end runs until cancelled. */
  start_date: string | null
  end_date: string | null
  flags: {
    bundle_text: string | null
  } & PlanFlags
  family: { max_members: number } | null
  company: { seats: number; allowed_domains: string[] } | null
  /** Here and below: not every publisher says it, and copies made before do not have it. */
  price?: PlanPrice | null | undefined
  /** YYYY-MM-DD. */
  renews_at?: string | null | undefined
  /** ISO 8601 duration; `P0D`: at any time. */
  notice?: string | null | undefined
  delivered?: boolean | null | undefined
}

/** What the publisher last said about one customer. */
export type CustomerCopy = {
  customer_type: 'private' | 'company'
  company_name: string | null
  postcode: string | null
  /** What the customer is besides a reader, such as `editor`. Absent: nothing. */
  roles?: readonly string[]
  /** YYYY-MM-DD. Absent: the publisher has none. */
  birth_date?: string
  subscriptions: CopiedSubscription[]
  fetchedAt: Date
}

/** A customer number of a reader, and what is known of it; null: the publisher was not heard of yet. */
export type OwnCustomer = { gpNumber: string; copy: CustomerCopy | null }

/** Everything a reader's rights can rest on: the plans of all own numbers, and the plan a seat belongs to. */
export type CustomerCopies = {
  /** The first linked first. */
  own: readonly OwnCustomer[]
  seat: {
    activated: boolean
    subscriptionId: string
    companyName: string | null
    owner: CustomerCopy | null
  } | null
}

/**
 * A right that the reader service has opened for a time; `forCustomers`: not to one account, but to all who have a running plan of
 * the newspaper, whatever that plan grants. Source: docs/spec/service-desk.md#access-that-is-opened.
 */
export type OpenedRight = { edition: string; right: string; forCustomers: boolean }

/** The number that was linked first, where an answer has room for one; null without any. */
export const firstNumber = ({ own }: Pick<CustomerCopies, 'own'>): string | null => own[0]?.gpNumber ?? null

/** Right codes. Source: docs/spec/account.md#rights. */
export const rightCodes = { newsPortal: '09', premiumNewsletters: '01' } as const

/** A copy older than this proves nothing any more. Source: docs/spec/publisher.md#client-rules. */
const staleCopyMs = 24 * 60 * 60 * 1000

/** How long a copy is good without asking again: what grants something five minutes, what grants nothing one. */
const freshCopyMs = { granting: 5 * 60_000, refusing: 60_000 }

/**
 * Whether a copy need not be fetched again. `granting`: it grants what is asked for; a reader who has just bought
 * something is not refused for long. One from after `now` was made by a clock that has been set back since.
 * Source: docs/spec/publisher.md#client-rules.
 */
export const isFreshCopy = (
  { fetchedAt }: CustomerCopy,
  { now, granting }: { now: Date; granting: boolean },
): boolean => Math.abs(now.getTime() - fetchedAt.getTime()) < freshCopyMs[granting ? 'granting' : 'refusing']

/** Whether a copy may be used while the publisher cannot be asked. */
export const isUsableCopy = ({ fetchedAt }: CustomerCopy, now: Date): boolean =>
  now.getTime() - fetchedAt.getTime() <= staleCopyMs

/** Whether a plan runs at this instant; the end is judged when it is read, not when it was copied. */
export function isRunning({ start_date, end_date }: CopiedSubscription, now: Date): boolean {
  const started = start_date === null || new Date(start_date) <= now
  return started && (end_date === null || new Date(end_date) > now)
}

/**
 * Rights of a reader for one edition, sorted; with null, of plans of every edition, as on the sign-on edition. A seat counts once
 * activated and while its owner's plan runs. An opened right counts until it ends; the statement
 * that reads it has left out those that have ended.
 */
export function grantedRights(
  copies: CustomerCopies & { opened?: readonly OpenedRight[] },
  { edition, now }: { edition: string | null; now: Date },
): string[] {
  const plans = [...copies.own.flatMap(({ copy }) => usablePlans(copy, now)), ...planOfSeat(copies, now)]
  const running = plans.filter(runningIn(null, now))
  const opened = (copies.opened ?? []).filter(
    (one) => !one.forCustomers || running.some((plan) => plan.edition === one.edition),
  )
  const rights = [
    ...running.filter((plan) => edition === null || plan.edition === edition).flatMap((plan) => plan.rights),
    ...opened.filter((one) => edition === null || one.edition === edition).map(({ right }) => right),
  ]
  return [...new Set(rights)].sort()
}

/**
 * What the plans of a reader say for one edition, as rights do: with null, of plans of every edition, and of a seat's. Unlike
 * rights they rest on the publisher's last word, however old: who pays for no advertising is not shown any in an outage.
 */
export function planFlags(
  { own, seat }: CustomerCopies,
  { edition, now }: { edition: string | null; now: Date },
): PlanFlags {
  const shared = seat?.activated ? seat.owner?.subscriptions.filter(isPlanOf(seat)) : undefined
  const plans = [...own.flatMap(({ copy }) => copy?.subscriptions ?? []), ...(shared ?? [])].filter(
    runningIn(edition, now),
  )
  const any = (flag: keyof PlanFlags) => plans.some(({ flags }) => flags[flag])
  return {
    direct_delivery: any('direct_delivery'),
    direct_delivery_pur: any('direct_delivery_pur'),
    direct_delivery_noad: any('direct_delivery_noad'),
    pur_abo: any('pur_abo'),
    noad_abo: any('noad_abo'),
  }
}

/** What a reader is: a reader, and what usable copies of the own customers say. A seat gives none of its owner's roles. */
export const grantedRoles = ({ own }: CustomerCopies, now: Date): string[] => [
  ...new Set(['reader', ...own.flatMap(({ copy }) => (copy && isUsableCopy(copy, now) && copy.roles) || [])]),
]

/** Whether a reader pays for reading without advertising. */
export const isAdFree = (flags: PlanFlags): boolean =>
  flags.pur_abo || flags.noad_abo || flags.direct_delivery_pur || flags.direct_delivery_noad

const runningIn = (edition: string | null, now: Date) => (plan: CopiedSubscription) =>
  (edition === null || plan.edition === edition) && isRunning(plan, now)

const usablePlans = (copy: CustomerCopy | null, now: Date) =>
  copy && isUsableCopy(copy, now) ? copy.subscriptions : []

/** The plan of an activated seat, as far as a usable copy of its owner has it. */
function planOfSeat({ seat }: CustomerCopies, now: Date): CopiedSubscription[] {
  if (!seat?.activated) return []
  return usablePlans(seat.owner, now).filter(isPlanOf(seat))
}

const isPlanOf =
  ({ subscriptionId }: { subscriptionId: string }) =>
  ({ id }: CopiedSubscription) =>
    id === subscriptionId

/**
 * The plan a member reads on. Not its id and dates: they are the owner's.
 * Source: docs/spec/contract.md#customer-fields.
 */
export function readsAlong(copies: CustomerCopies, now: Date) {
  const [plan] = planOfSeat(copies, now)
  if (!plan) return null
  const { title, edition, rights } = plan
  const shared = plan.company ? ('company' as const) : ('family' as const)
  return { title, edition, rights, shared, status: statusOf(plan, now) }
}

/** The fields of GET /userinfo that rest on the publisher's word. Source: docs/spec/contract.md#customer-fields. */
export function customerFlags(
  { own, seat }: CustomerCopies,
  reader: { edition: string | null; now: Date; customerType: string; companyName: string | null },
) {
  const { edition, now } = reader
  const copied = own.flatMap(({ copy }) => copy ?? [])
  const running = copied.flatMap(({ subscriptions }) => subscriptions).filter((plan) => isRunning(plan, now))
  const company = running.find((plan) => plan.company)
  const owns = company ?? running.find((plan) => plan.family)
  return {
    is_masteruser: company !== undefined,
    company_account: company !== undefined || reader.customerType === 'company',
    company_subscriptions_count: company?.company?.seats ?? 0,
    subscriptions: own.flatMap((customer) => shownPlans(customer, now)),
    ...planFlags({ own, seat }, { edition, now }),
    bundle_text:
      running.find((plan) => plan.flags.bundle_text && runningIn(edition, now)(plan))?.flags.bundle_text ??
      null,
    plz: copied.find(({ postcode }) => postcode)?.postcode ?? null,
    roles: grantedRoles({ own, seat }, now),
    birth_date: copied.find(({ birth_date }) => birth_date)?.birth_date ?? null,
    shared_subscriptions_role: owns ? ('owner' as const) : seat ? ('member' as const) : null,
    shared_subscriptions_company_name: company
      ? (copied.find(({ subscriptions }) => subscriptions.includes(company))?.company_name ??
        reader.companyName)
      : (seat?.companyName ?? null),
    reads_along: readsAlong({ own, seat }, now),
  }
}

function statusOf(plan: CopiedSubscription, now: Date) {
  const upcoming = plan.start_date !== null && new Date(plan.start_date) > now
  if (upcoming) return 'upcoming' as const
  return isRunning(plan, now) ? ('running' as const) : ('ended' as const)
}

/** The plans of a customer as the account shows them, their status judged now. */
export const shownPlans = ({ gpNumber, copy }: OwnCustomer, now: Date) =>
  (copy?.subscriptions ?? []).map((plan) => shownSubscription(plan, { gpNumber, copy }, now))

function shownSubscription(plan: CopiedSubscription, { gpNumber, copy }: OwnCustomer, now: Date) {
  const { id, product, title, edition, rights, start_date, end_date } = plan
  return {
    gp_number: gpNumber,
    id,
    product,
    title,
    edition,
    rights,
    start_date,
    end_date,
    status: statusOf(plan, now),
    customer_type: copy?.customer_type ?? ('private' as const),
    shared: plan.company ? ('company' as const) : plan.family ? ('family' as const) : null,
    seats: plan.company?.seats ?? plan.family?.max_members ?? null,
    price: plan.price ?? null,
    renews_at: plan.renews_at ?? null,
    notice: plan.notice ?? null,
    delivered: plan.delivered ?? null,
  }
}
