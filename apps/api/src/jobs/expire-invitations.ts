import type { Work } from '../context.ts'
import { holdPlan } from '../domain/seats/move-seat.ts'
import { findPlansWithOverdueSeats } from '../store/shared-seats.ts'
import { transaction } from '../store/transaction.ts'

/**
 * Ends invitations after their 14 days, so that the history has the time. Source: docs/spec/flows.md#periodic-work.
 */
export async function expireInvitations(work: Work): Promise<void> {
  for (const planId of await findPlansWithOverdueSeats(work.db, work.now))
    await transaction(work.db, (tx) => holdPlan(tx, planId, work))
}
