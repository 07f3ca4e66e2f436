import type { Work } from '../../context.ts'
import { customerCopy } from '../../customers/shared/customer-copy.ts'
import { findNumbersOf } from '../../customers/store/account-links.ts'
import { beginPlan, findPlan, type SharedSubscription } from '../store/shared-plans.ts'
import { followSharedPlans } from './follow-shared-plans.ts'
import { ownedRecord } from './plan-record.ts'

/**
 * The running family or company plan of a reader, as the publisher describes it; null without one. Of several
 * the company plan, else that of the number linked first. Rejects with
 * PUBLISHER_UNAVAILABLE if nothing usable is known. `force` asks again.
 */
export async function ownedPlan(
  accountId: string,
  { force }: { force: boolean },
  work: Work,
): Promise<SharedSubscription | null> {
  const plans: SharedSubscription[] = []
  for (const gpNumber of await findNumbersOf(work.db, accountId))
    plans.push(...(await ownedByCustomer(gpNumber, { force }, work)))
  return plans.find(({ type }) => type === 'company') ?? plans[0] ?? null
}

async function ownedByCustomer(gpNumber: string, { force }: { force: boolean }, work: Work) {
  const { copy } = await customerCopy(gpNumber, { force }, work)
  const record = ownedRecord(copy, gpNumber, work.now)
  if (record) await beginPlan(work.db, record, { id: work.ids.newId(), createdAt: work.now })
  // Since the copy was made, a plan may have ended or begun.
  await followSharedPlans(gpNumber, work)
  const plan = record && (await findPlan(work.db, record.crmSubscriptionId))
  return plan?.status === 'live' && plan.ownerGpNumber === gpNumber ? [plan] : []
}
