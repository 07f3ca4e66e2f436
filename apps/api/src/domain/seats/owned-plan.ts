import type { Work } from '../../context.ts'
import { findAccount } from '../../store/accounts/accounts.ts'
import { beginPlan, findPlan, type SharedSubscription } from '../../store/seats/shared-plans.ts'
import { customerCopy } from '../customers/customer-copy.ts'
import { followSharedPlans } from './follow-shared-plans.ts'
import { ownedRecord } from './plan-record.ts'

/**
 * The running family or company plan of a reader, as the publisher describes it; null without one. Rejects with
 * PUBLISHER_UNAVAILABLE if nothing usable is known. `force` asks again.
 */
export async function ownedPlan(
  accountId: string,
  { force }: { force: boolean },
  work: Work,
): Promise<SharedSubscription | null> {
  const gpNumber = (await findAccount(work.db, accountId))?.gpNumber
  if (!gpNumber) return null
  const { copy } = await customerCopy(gpNumber, { force }, work)
  const record = ownedRecord(copy, gpNumber, work.now)
  if (record) await beginPlan(work.db, record, { id: work.ids.newId(), createdAt: work.now })
  // Since the copy was made, a plan may have ended or begun.
  await followSharedPlans(gpNumber, work)
  const plan = record && (await findPlan(work.db, record.crmSubscriptionId))
  return plan?.status === 'live' && plan.ownerGpNumber === gpNumber ? plan : null
}
