import { sharedPlanLimits } from '@leserkonto/rules'
import { refreshCustomerCopy } from '../steps/customer-copy.ts'
import { mailMember } from '../steps/shared-plan-mails.ts'
import { changePlan, findEndingPlans, lockPlan, type SharedSubscription } from '../store/shared-plans.ts'
import { findTakenSeats } from '../store/shared-seats.ts'
import { transaction } from '../store/transaction.ts'
import { eachDespiteFailures } from './each-despite-failures.ts'
import type { Job } from './job.ts'

/**
 * Tells members a week ahead that their plan ends, once per end: the publisher is asked first, so that nobody is told
 * of an end that has been moved. Source: flows.md §7 shared_ending.
 */
export async function mailEndingPlans(job: Job): Promise<void> {
  const plans = await findEndingPlans(job.db, job.now, weekAhead(job))
  await eachDespiteFailures(plans, (plan) => tellMembers(plan, job))
}

const weekAhead = ({ now }: Job) => new Date(now.getTime() + sharedPlanLimits.endingNoticeMs)

async function tellMembers({ id, ownerGpNumber }: SharedSubscription, job: Job): Promise<void> {
  await refreshCustomerCopy(ownerGpNumber, job)
  await transaction(job.db, async (tx) => {
    const plan = await lockPlan(tx, id)
    const { status, endsAt, endingNoticeAt } = plan
    if (status !== 'live' || endingNoticeAt || !endsAt) return
    if (endsAt <= job.now || endsAt > weekAhead(job)) return
    await changePlan(tx, id, { endingNoticeAt: job.now })
    for (const seat of await findTakenSeats(tx, id)) await mailMember(tx, 'ending', { plan, seat }, job)
  })
}
