import {
  type CopiedSubscription,
  type CustomerCopy,
  errorCode,
  isFreshCopy,
  isRunning,
  isUsableCopy,
} from '@leserkonto/rules'
import type { Deps } from '../deps.ts'
import { findRightsCopy, saveRightsCopy } from '../store/rights-copies.ts'
import { followSharedPlans } from './follow-shared-plans.ts'
import { noteOwnPlan } from './note-own-plan.ts'
import { noteRightsChange } from './note-rights-change.ts'

type Needs = Pick<Deps, 'db' | 'publisher' | 'clock'>
type Customer = NonNullable<Awaited<ReturnType<Deps['publisher']['customer']>>>

/** A copy and whether it stands in for a publisher that could not be asked. */
export type ServedCopy = { copy: CustomerCopy; stale: boolean }

/** What the publisher says now about one customer; `seq` is the last event known before it was asked. */
export type CustomerRecord = { customer: Customer; copy: CustomerCopy; seq: bigint }

/**
 * What the publisher says about a customer: from the copy while it is fresh, else asked anew; a copy up to 24 hours
 * old stands in for an outage. `force` always asks. Rejects with PUBLISHER_UNAVAILABLE without a usable copy.
 */
export async function customerCopy(
  gpNumber: string,
  needs: Deps,
  { force }: { force: boolean },
): Promise<ServedCopy> {
  const known = await findRightsCopy(needs.db, gpNumber)
  const now = needs.clock.now()
  const granting = Boolean(known?.subscriptions.some((plan) => isRunning(plan, now)))
  if (known && !force && isFreshCopy(known, { now, granting })) return { copy: known, stale: false }
  try {
    return { copy: await refreshCustomerCopy(gpNumber, needs), stale: false }
  } catch (error) {
    if (isUnavailable(error) && known && isUsableCopy(known, now)) return { copy: known, stale: true }
    throw error
  }
}

/**
 * Asks the publisher about a customer and keeps what it says; an unknown customer is one without plans. Asked again
 * when an event came meanwhile. Plans that are shared, and who reads along, follow. Rejects with
 * PUBLISHER_UNAVAILABLE.
 */
export async function refreshCustomerCopy(gpNumber: string, needs: Deps): Promise<CustomerCopy> {
  return (await refreshCustomerRecord(gpNumber, needs)).copy
}

/** As `refreshCustomerCopy`, with the customer: null for an unknown one. */
export async function refreshCustomerRecord(
  gpNumber: string,
  needs: Deps,
): Promise<{ customer: Customer | null; copy: CustomerCopy }> {
  const before = await findRightsCopy(needs.db, gpNumber)
  const first = await askAndKeep(gpNumber, needs)
  const said = first.kept ? first : await askAndKeep(gpNumber, needs)
  const work = { ...needs, now: needs.clock.now() }
  await followSharedPlans(gpNumber, work)
  await noteOwnPlan(gpNumber, work)
  await noteRightsChange(gpNumber, { before, after: said.copy }, work)
  return said
}

/**
 * Asks the publisher about a customer who may be anybody's, and keeps nothing yet; null for an unknown one and for one
 * that is closed or merged into another. Rejects with PUBLISHER_UNAVAILABLE.
 */
export async function askForCustomer(
  gpNumber: string,
  { db, publisher, clock }: Needs,
): Promise<CustomerRecord | null> {
  const seq = await seqOf(gpNumber, db)
  const fetchedAt = clock.now()
  const [customer, subscriptions] = await Promise.all([
    publisher.customer(gpNumber, seq),
    publisher.subscriptions(gpNumber, seq),
  ])
  if (customer?.status !== 'active') return null
  const copy = {
    customer_type: customer.customer_type,
    company_name: customer.company_name,
    postcode: customer.address.postcode,
    subscriptions: (subscriptions ?? []).map(copied),
    fetchedAt,
  }
  return { customer, copy, seq }
}

/** Whether an error says that the publisher gave no usable answer. */
export const isUnavailable = (error: unknown): boolean => errorCode(error) === 'PUBLISHER_UNAVAILABLE'

async function askAndKeep(gpNumber: string, needs: Needs) {
  const seq = await seqOf(gpNumber, needs.db)
  const fetchedAt = needs.clock.now()
  const record = await askForCustomer(gpNumber, needs)
  const copy = record?.copy ?? { ...nobody, fetchedAt }
  const customer = record?.customer ?? null
  return { customer, copy, kept: await saveRightsCopy(needs.db, gpNumber, copy, seq) }
}

const seqOf = async (gpNumber: string, db: Deps['db']) => (await findRightsCopy(db, gpNumber))?.seq ?? 0n

const nobody = {
  customer_type: 'private' as const,
  company_name: null,
  postcode: null,
  subscriptions: [],
}

/** A plan as it is kept: whether it runs is judged when it is read. */
function copied({ status: _judgedThere, ...plan }: CopiedSubscription & { status: string }) {
  return plan
}
