import type { Work } from '../../context.ts'
import type { Tx } from '../../store/database/db.ts'
import { changePlan, findPlansOf, lockPlan, type SharedSubscription } from '../store/shared-plans.ts'
import { findTakenSeats } from '../store/shared-seats.ts'
import { moveSeat, releaseSeat } from './move-seat.ts'
import { mailMember } from './shared-plan-mails.ts'

/**
 * Ends the shared plans of a customer who no longer exists, in the transaction of the cause. Ended plans do not change.
 * `reason` is a code for the history.
 */
export async function endSharedPlans(
  tx: Tx,
  { ownerGpNumber, reason }: { ownerGpNumber: string; reason: string },
  work: Work,
): Promise<void> {
  for (const { id } of await findPlansOf(tx, ownerGpNumber, [])) {
    const plan = await lockPlan(tx, id)
    const ends = plan.status === 'live' && plan.ownerGpNumber === ownerGpNumber
    if (ends) await endSharedPlan(tx, plan, { endedAt: work.now, reason }, work)
  }
}

/**
 * Ends a live plan that is locked: its members' seats end, and they get a mail. The seats stay occupied at the publisher
 * as long as a renewal can restore them; open invitations stay open for that, too.
 */
export async function endSharedPlan(
  tx: Tx,
  plan: SharedSubscription,
  { endedAt, reason }: { endedAt: Date; reason: string },
  work: Work,
): Promise<void> {
  const ended = await changePlan(tx, plan.id, { status: 'ended', endedAt, endingNoticeAt: null })
  for (const seat of await findTakenSeats(tx, plan.id)) {
    if (!(await moveSeat(tx, seat, { to: 'ended', data: { endedAt }, reason }, work))) continue
    await releaseSeat(tx, { crmSeatId: null, accountId: seat.accountId }, plan, work)
    await mailMember(tx, 'ended', { plan: ended, seat }, work)
  }
}
