import type { Work } from '../../context.ts'
import { followPremiumRight } from '../../domain/newsletters/follow-premium-right.ts'
import { followSharedPlans } from '../../domain/seats/follow-shared-plans.ts'
import { findReadersOf } from '../../store/account-links.ts'
import { noteOwnPlan } from './note-own-plan.ts'

/**
 * Lets everything follow that rests on the plans of a customer, as they are known now: the plans that are shared, what
 * a member with a plan of their own is told, and the premium newsletters of everybody who reads by them.
 */
export async function followCustomer(gpNumber: string, work: Work): Promise<void> {
  await followSharedPlans(gpNumber, work)
  await noteOwnPlan(gpNumber, work)
  for (const accountId of await findReadersOf(work.db, gpNumber)) await followPremiumRight(accountId, work)
}
