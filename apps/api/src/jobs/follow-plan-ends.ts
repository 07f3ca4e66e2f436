import { sharedPlanLimits } from '@leserkonto/rules'
import type { Work } from '../context.ts'
import { refreshCustomer } from '../domain/customers/customer-copy.ts'
import { followSharedPlans } from '../domain/seats/follow-shared-plans.ts'
import { findOverduePlans, findRenewablePlans, type SharedSubscription } from '../store/shared-plans.ts'
import { eachDespiteFailures } from './each-despite-failures.ts'

/**
 * Ends shared plans whose last day is over, or lets them go on if the publisher says so; nobody has to come by, and
 * no event. While the publisher cannot be asked they wait: their members' rights have ended with the day already.
 */
export async function followPlanEnds(work: Work): Promise<void> {
  await askAboutAll(await findOverduePlans(work.db, work.now), work)
}

/** Asks whether plans that have ended run again, so that members are back without anybody coming by. */
export async function followRenewals(work: Work): Promise<void> {
  const since = new Date(work.now.getTime() - sharedPlanLimits.renewalMs)
  await askAboutAll(await findRenewablePlans(work.db, since), work)
}

async function askAboutAll(plans: readonly SharedSubscription[], work: Work) {
  const owners = [...new Set(plans.map(({ ownerGpNumber }) => ownerGpNumber))]
  await eachDespiteFailures(owners, async (gpNumber) => {
    await refreshCustomer(gpNumber, work)
    // A day may have come while what the publisher says stays the same.
    await followSharedPlans(gpNumber, work)
  })
}
