import { sharedPlanLimits } from '@leserkonto/rules'
import { refreshCustomerCopy } from '../steps/customer-copy.ts'
import { findOverduePlans, findRenewablePlans, type SharedSubscription } from '../store/shared-plans.ts'
import { eachDespiteFailures } from './each-despite-failures.ts'
import type { Job } from './job.ts'

/**
 * Ends shared plans whose last day is over, or lets them go on if the publisher says so; nobody has to come by, and
 * no event. While the publisher cannot be asked they wait: their members' rights have ended with the day already.
 */
export async function followPlanEnds(job: Job): Promise<void> {
  await askAboutAll(await findOverduePlans(job.db, job.now), job)
}

/** Asks whether plans that have ended run again, so that members are back without anybody coming by. */
export async function followRenewals(job: Job): Promise<void> {
  const since = new Date(job.now.getTime() - sharedPlanLimits.renewalMs)
  await askAboutAll(await findRenewablePlans(job.db, since), job)
}

async function askAboutAll(plans: readonly SharedSubscription[], job: Job) {
  const owners = [...new Set(plans.map(({ ownerGpNumber }) => ownerGpNumber))]
  await eachDespiteFailures(owners, (gpNumber) => refreshCustomerCopy(gpNumber, job))
}
