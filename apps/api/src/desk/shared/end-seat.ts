import type { Account } from '../../accounts/store/accounts.ts'
import type { Work } from '../../context.ts'
import { leaveSeat } from '../../seats/plans/give-up-seat.ts'
import { holdPlan } from '../../seats/plans/move-seat.ts'
import { findLiveSeat, findSeatOnly } from '../../seats/store/shared-seats.ts'
import type { Tx } from '../../store/database/db.ts'

/** Ends the seat of a reader as if they had left it; its id, or undefined where there was none. */
export async function endLiveSeat(tx: Tx, account: Account, work: Work): Promise<string | undefined> {
  const live = await findLiveSeat(tx, account.id)
  if (!live) return undefined
  const plan = await holdPlan(tx, live.sharedSubscriptionId, work)
  const seat = await findSeatOnly(tx, live.id)
  return (await leaveSeat(tx, seat, { plan, account }, work)) ? seat.id : undefined
}
