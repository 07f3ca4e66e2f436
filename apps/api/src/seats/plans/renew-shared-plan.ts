import { sharedPlanLimits } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { enqueueEntry } from '../../outbox/enqueue.ts'
import type { Tx } from '../../store/database/db.ts'
import { changePlan, type SharedSubscription } from '../store/shared-plans.ts'
import { changeSeat, findLiveSeat, findSeatsEndedAt, type SharedSeat } from '../store/shared-seats.ts'
import { moveSeat, releaseSeat } from './move-seat.ts'

/**
 * Restarts an ended plan that is locked. Within 30 days the seats that ended with it are restored, unless their reader has
 * no account any more or shares another plan; a seat that is not restored is freed at the publisher, too.
 * Source: docs/spec/flows.md#ending-and-renewing.
 */
export async function renewSharedPlan(tx: Tx, plan: SharedSubscription, work: Work): Promise<void> {
  const { id, endedAt } = plan
  await changePlan(tx, id, { status: 'live', endedAt: null })
  if (!endedAt) return
  const inTime = work.now.getTime() - endedAt.getTime() <= sharedPlanLimits.renewalMs
  for (const seat of await findSeatsEndedAt(tx, id, endedAt)) {
    const back = inTime && (await bringBack(tx, seat, plan, work))
    if (!back) await letGo(tx, seat, plan, work)
  }
}

async function bringBack(tx: Tx, seat: SharedSeat, plan: SharedSubscription, work: Work): Promise<boolean> {
  const { accountId } = seat
  if (!accountId || (await findLiveSeat(tx, accountId))) return false
  const reason = 'plan_renewed'
  if (seat.activatedAt) {
    const data = { endedAt: null }
    if (!(await moveSeat(tx, seat, { to: 'activated', data, reason }, work))) return false
    await releaseSeat(tx, { crmSeatId: null, accountId }, plan, work)
    return true
  }
  // The publisher had not confirmed the seat when the plan ended: it is asked again, like for a newly accepted seat.
  const data = { endedAt: null, acceptedAt: work.now }
  if (!(await moveSeat(tx, seat, { to: 'accepted', data, reason }, work))) return false
  const payload = { seatId: seat.id, accountId, acceptedAt: work.now.toISOString() }
  await enqueueEntry(tx, { kind: 'publisher.add_seat', payload }, work)
  return true
}

/** Frees a seat at the publisher that has ended for good; does so only once. The plan must be locked. */
export async function letGo(tx: Tx, seat: SharedSeat, plan: SharedSubscription, work: Work): Promise<void> {
  if (!seat.crmSeatId || !(await changeSeat(tx, seat, { crmSeatId: null }))) return
  await releaseSeat(tx, { crmSeatId: seat.crmSeatId, accountId: null }, plan, work)
}
