import { sharedPlanLimits } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { eachDespiteFailures } from '../../each-despite-failures.ts'
import { followSharedPlans } from '../../seats/plans/follow-shared-plans.ts'
import {
  findOverduePlans,
  findRenewablePlans,
  type SharedSubscription,
} from '../../seats/store/shared-plans.ts'
import { refreshCustomer } from '../shared/customer-copy.ts'

/**
 * Ends shared plans whose last day is over, or extends them if the publisher says so, without a visit or an event. During
 * an outage they wait: their members' rights have ended with that day anyway.
 */
export async function followPlanEnds(work: Work): Promise<void> {
  await askAboutAll(await findOverduePlans(work.db, work.now), work)
}

/** Asks whether ended plans run again, so that members get their seats back without a visit. */
export async function followRenewals(work: Work): Promise<void> {
  const since = new Date(work.now.getTime() - sharedPlanLimits.renewalMs)
  await askAboutAll(await findRenewablePlans(work.db, since), work)
}

async function askAboutAll(plans: readonly SharedSubscription[], work: Work) {
  const owners = [...new Set(plans.map(({ ownerGpNumber }) => ownerGpNumber))]
  await eachDespiteFailures(owners, async (gpNumber) => {
    await refreshCustomer(gpNumber, work)
    // An end or a start may have been reached though the publisher's data did not change.
    await followSharedPlans(gpNumber, work)
  })
}
