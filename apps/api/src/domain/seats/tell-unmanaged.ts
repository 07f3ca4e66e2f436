import type { Work } from '../../context.ts'
import type { Tx } from '../../store/database/db.ts'
import { findPlansOf } from '../../store/seats/shared-plans.ts'
import { findTakenSeats } from '../../store/seats/shared-seats.ts'
import { mailMember } from './shared-plan-mails.ts'

/** Tells the members of a customer's running plans that no account manages them now; nobody loses a seat. */
export async function tellUnmanaged(tx: Tx, gpNumber: string, work: Work): Promise<void> {
  const plans = await findPlansOf(tx, gpNumber, [])
  for (const plan of plans.filter(({ status }) => status === 'live'))
    for (const seat of await findTakenSeats(tx, plan.id))
      await mailMember(tx, 'unmanaged', { plan, seat }, work)
}
