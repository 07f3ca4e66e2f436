import type { Work } from '../../context.ts'
import { followPremiumRight } from '../../newsletters/shared/follow-premium-right.ts'
import { followSharedPlans } from '../../seats/plans/follow-shared-plans.ts'
import { findReadersOf } from '../store/account-links.ts'
import { noteOwnPlan } from './note-own-plan.ts'

/**
 * Updates everything that depends on the plans of a customer, as they are known now: shared plans, the mail to a member who
 * has their own plan, and the premium newsletters of all readers of these plans, who are returned.
 */
export async function followCustomer(gpNumber: string, work: Work): Promise<string[]> {
  await followSharedPlans(gpNumber, work)
  await noteOwnPlan(gpNumber, work)
  const readers = await findReadersOf(work.db, gpNumber)
  for (const accountId of readers) await followPremiumRight(accountId, work)
  return readers
}
