import {
  type CopiedSubscription,
  type CustomerCopy,
  isFreshCopy,
  isOutage,
  isRunning,
  isUsableCopy,
  type OwnCustomer,
} from '@leserkonto/rules'
import type { With, Work } from '../../context.ts'
import { enqueueEntry, tellRelay } from '../../outbox/enqueue.ts'
import { transaction } from '../../store/database/run.ts'
import { findRightsCopy, saveRightsCopy } from '../store/rights-copies.ts'

type Customer = NonNullable<Awaited<ReturnType<Work['publisher']['customer']>>>

/** A copy; `stale`: it is used because the publisher could not be asked. */
export type ServedCopy = { copy: CustomerCopy; stale: boolean }

/** What the publisher says now about a customer; `seq` is the last event that was known before asking. */
export type CustomerRecord = { customer: Customer; copy: CustomerCopy; seq: bigint }

/**
 * What the publisher says about a customer: from the copy while it is fresh, else by asking again; during an outage from
 * a copy up to 24 hours old. `force` always asks. Rejects with PUBLISHER_UNAVAILABLE without a usable copy.
 */
export const customerCopy = async (
  gpNumber: string,
  { force }: { force: boolean },
  work: Work,
): Promise<ServedCopy> => servedCopy(gpNumber, await findRightsCopy(work.db, gpNumber), { force }, work)

/** The same of all own numbers of a reader, whose copies were read already. */
export const servedCopies = (
  own: readonly OwnCustomer[],
  { force }: { force: boolean },
  work: Work,
): Promise<(ServedCopy & { gpNumber: string })[]> =>
  Promise.all(
    own.map(async ({ gpNumber, copy }) => ({
      gpNumber,
      ...(await servedCopy(gpNumber, copy, { force }, work)),
    })),
  )

async function servedCopy(
  gpNumber: string,
  known: CustomerCopy | null,
  { force }: { force: boolean },
  work: Work,
): Promise<ServedCopy> {
  const now = work.clock.now()
  const granting = Boolean(known?.subscriptions.some((plan) => isRunning(plan, now)))
  if (known && !force && isFreshCopy(known, { now, granting })) return { copy: known, stale: false }
  try {
    return { copy: (await refreshCustomer(gpNumber, work)).copy, stale: false }
  } catch (error) {
    if (isOutage(error) && known && isUsableCopy(known, now)) return { copy: known, stale: true }
    throw error
  }
}

/**
 * Asks the publisher about a customer and stores the answer; an unknown customer (null) is stored as one without plans.
 * Asks again if an event arrived in the meantime. The outbox updates what depends on the customer's plans; a caller who
 * decides by a plan calls `followSharedPlans` as well. Rejects with PUBLISHER_UNAVAILABLE.
 */
export async function refreshCustomer(
  gpNumber: string,
  work: Work,
): Promise<{ customer: Customer | null; copy: CustomerCopy }> {
  const first = await askAndKeep(gpNumber, work)
  return first.kept ? first : askAndKeep(gpNumber, work)
}

/**
 * Asks the publisher about a customer who may not be the reader's, so it stores nothing; null for an unknown customer and
 * for one that is closed or merged into another. Rejects with PUBLISHER_UNAVAILABLE.
 */
export const askForCustomer = async (
  gpNumber: string,
  work: With<'clock' | 'db' | 'publisher'>,
): Promise<CustomerRecord | null> => (await ask(gpNumber, work)).record

async function ask(gpNumber: string, { db, publisher, clock }: With<'clock' | 'db' | 'publisher'>) {
  const seq = (await findRightsCopy(db, gpNumber))?.seq ?? 0n
  const fetchedAt = clock.now()
  const [customer, subscriptions] = await Promise.all([
    publisher.customer(gpNumber, seq),
    publisher.subscriptions(gpNumber, seq),
  ])
  if (customer?.status !== 'active') return { record: null, seq, fetchedAt }
  const copy = {
    customer_type: customer.customer_type,
    company_name: customer.company_name,
    postcode: customer.address.postcode,
    ...(customer.roles && customer.roles.length > 0 && { roles: customer.roles }),
    ...(customer.birth_date && { birth_date: customer.birth_date }),
    subscriptions: (subscriptions ?? []).map(copied),
    fetchedAt,
  }
  return { record: { customer, copy, seq }, seq, fetchedAt }
}

async function askAndKeep(gpNumber: string, work: Work) {
  const { record, seq, fetchedAt } = await ask(gpNumber, work)
  const copy = record?.copy ?? { ...nobody, fetchedAt }
  const saved = await transaction(work.db, async (tx) => {
    const news = await saveRightsCopy(tx, gpNumber, copy, seq)
    if (news === 'changed')
      await enqueueEntry(
        tx,
        {
          kind: 'customer.changed',
          payload: { gpNumber },
        },
        work,
      )
    return news
  })
  if (saved === 'changed') tellRelay(work)
  return { customer: record?.customer ?? null, copy, kept: saved !== 'outdated' }
}

const nobody = {
  customer_type: 'private' as const,
  company_name: null,
  postcode: null,
  subscriptions: [],
}

/** A plan as it is stored, without status: whether it runs is decided when it is read. */
function copied({ status: _judgedThere, ...plan }: CopiedSubscription & { status: string }) {
  return plan
}
