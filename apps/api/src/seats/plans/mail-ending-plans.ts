import { sharedPlanLimits } from '@leserkonto/rules'
import type { With, Work } from '../../context.ts'
import { refreshCustomer } from '../../customers/shared/customer-copy.ts'
import { eachDespiteFailures } from '../../each-despite-failures.ts'
import { transaction } from '../../store/database/run.ts'
import { changePlan, findEndingPlans, lockPlan, type SharedSubscription } from '../store/shared-plans.ts'
import { findTakenSeats } from '../store/shared-seats.ts'
import { followSharedPlans } from './follow-shared-plans.ts'
import { mailMember } from './shared-plan-mails.ts'

/**
 * Sends members a mail a week before their plan ends, once per end. The publisher is asked first, because the end may
 * have been postponed. Source: docs/spec/flows.md#ending-and-renewing.
 */
export async function mailEndingPlans(work: Work): Promise<void> {
  const plans = await findEndingPlans(work.db, work.now, weekAhead(work))
  await eachDespiteFailures(plans, (plan) => tellMembers(plan, work))
}

const weekAhead = ({ now }: With<'now'>) => new Date(now.getTime() + sharedPlanLimits.endingNoticeMs)

async function tellMembers({ id, ownerGpNumber }: SharedSubscription, work: Work): Promise<void> {
  await refreshCustomer(ownerGpNumber, work)
  await followSharedPlans(ownerGpNumber, work)
  await transaction(work.db, async (tx) => {
    const plan = await lockPlan(tx, id)
    const { status, endsAt, endingNoticeAt } = plan
    if (status !== 'live' || endingNoticeAt || !endsAt) return
    if (endsAt <= work.now || endsAt > weekAhead(work)) return
    await changePlan(tx, id, { endingNoticeAt: work.now })
    for (const seat of await findTakenSeats(tx, id)) await mailMember(tx, 'ending', { plan, seat }, work)
  })
}
