import { sharedPlanLimits } from '@leserkonto/rules'
import { letGo } from '../steps/renew-shared-plan.ts'
import { lockPlan } from '../store/shared-plans.ts'
import { findHeldSeats, findPlansWithHeldSeats } from '../store/shared-seats.ts'
import { transaction } from '../store/transaction.ts'
import type { Job } from './job.ts'

/** Frees seats at the publisher once nothing brings them back: 30 days after they ended with their plan. */
export async function freeEndedSeats(job: Job): Promise<void> {
  const before = new Date(job.now.getTime() - sharedPlanLimits.renewalMs)
  for (const planId of await findPlansWithHeldSeats(job.db, before))
    await transaction(job.db, async (tx) => {
      const plan = await lockPlan(tx, planId)
      for (const seat of await findHeldSeats(tx, planId, before)) await letGo(tx, seat, plan, job)
    })
}
