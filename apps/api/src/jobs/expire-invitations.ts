import type { Work } from '../context.ts'
import { holdPlan } from '../domain/seats/move-seat.ts'
import { findPlansWithOverdueSeats } from '../store/shared-seats.ts'
import { transaction } from '../store/transaction.ts'

/**
 * Ends invitations whose 14 days are over, so that their history says when. Source: docs/spec/flows.md#periodic-work.
 */
export async function expireInvitations(work: Work): Promise<void> {
  for (const planId of await findPlansWithOverdueSeats(work.db, work.now))
    await transaction(work.db, (tx) => holdPlan(tx, planId, work))
}
