import { sharedPlanLimits } from '@leserkonto/rules'
import type { Work } from '../context.ts'
import { letGo } from '../domain/seats/renew-shared-plan.ts'
import { lockPlan } from '../store/shared-plans.ts'
import { findHeldSeats, findPlansWithHeldSeats } from '../store/shared-seats.ts'
import { transaction } from '../store/transaction.ts'

/** Frees seats at the publisher when a renewal can no longer restore them: 30 days after they ended with their plan. */
export async function freeEndedSeats(work: Work): Promise<void> {
  const before = new Date(work.now.getTime() - sharedPlanLimits.renewalMs)
  for (const planId of await findPlansWithHeldSeats(work.db, before))
    await transaction(work.db, async (tx) => {
      const plan = await lockPlan(tx, planId)
      for (const seat of await findHeldSeats(tx, planId, before)) await letGo(tx, seat, plan, work)
    })
}
