import { holdPlan } from '../steps/move-seat.ts'
import { findPlansWithOverdueSeats } from '../store/shared-seats.ts'
import { transaction } from '../store/transaction.ts'
import type { Job } from './job.ts'

/** Ends invitations whose 14 days are over, so that their history says when. Source: flows.md §5. */
export async function expireInvitations(job: Job): Promise<void> {
  for (const planId of await findPlansWithOverdueSeats(job.db, job.now))
    await transaction(job.db, (tx) => holdPlan(tx, planId, job))
}
