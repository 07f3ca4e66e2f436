import { sharedPlanLimits } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { transaction } from '../../store/database/run.ts'
import { lockPlan } from '../store/shared-plans.ts'
import { findHeldSeats, findPlansWithHeldSeats, findPlansWithOverdueSeats } from '../store/shared-seats.ts'
import { holdPlan } from './move-seat.ts'
import { letGo } from './renew-shared-plan.ts'

/**
 * Ends invitations after their 14 days, so that the history has the time. Source: docs/spec/flows.md#periodic-work.
 */
export async function expireInvitations(work: Work): Promise<void> {
  for (const planId of await findPlansWithOverdueSeats(work.db, work.now))
    await transaction(work.db, (tx) => holdPlan(tx, planId, work))
}

/** Frees seats at the publisher when a renewal can no longer restore them: 30 days after they ended with their plan. */
export async function freeEndedSeats(work: Work): Promise<void> {
  const before = new Date(work.now.getTime() - sharedPlanLimits.renewalMs)
  for (const planId of await findPlansWithHeldSeats(work.db, before))
    await transaction(work.db, async (tx) => {
      const plan = await lockPlan(tx, planId)
      for (const seat of await findHeldSeats(tx, planId, before)) await letGo(tx, seat, plan, work)
    })
}
