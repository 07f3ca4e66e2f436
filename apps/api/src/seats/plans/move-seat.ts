import { type SeatStatus, takesSeat } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { announce } from '../../outbox/announce.ts'
import { enqueueEntry } from '../../outbox/enqueue.ts'
import type { Tx } from '../../store/database/db.ts'
import { appendSharedEvent, changePlan, lockPlan, type SharedSubscription } from '../store/shared-plans.ts'
import { changeSeat, findOverdueSeats, type SharedSeat } from '../store/shared-seats.ts'

/** A change of a seat's state: the new state, further columns, and who did it why. */
type Move = {
  to: SeatStatus
  data?: Parameters<typeof changeSeat>[2]
  actorAccountId?: string | null
  reason?: string
}

/**
 * Changes the state of a seat and writes its history; null if the seat is no longer as it was read. The plan's version
 * rises with each seat that is taken or freed, but not when an invitation expires: that needs no action by anybody.
 */
export async function moveSeat(
  tx: Tx,
  seat: SharedSeat,
  { to, data, actorAccountId = null, reason }: Move,
  work: Work,
): Promise<SharedSeat | null> {
  // Who comes back by a new invitation is a member again and no more.
  const manages = seat.manages && (to === 'activated' || to === 'ended')
  const moved = await changeSeat(tx, seat, { ...data, status: to, manages })
  if (!moved) return null
  if (to !== 'expired' && takesSeat(to) !== takesSeat(seat.status))
    await changePlan(tx, seat.sharedSubscriptionId, { version: { increment: 1 } })
  const { id: seatId, sharedSubscriptionId, status: fromStatus } = seat
  const event = { seatId, sharedSubscriptionId, fromStatus, toStatus: to, actorAccountId }
  await appendSharedEvent(tx, { id: work.ids.newId(), ...event, reason: reason ?? null, at: work.now })
  await announceMove(tx, moved, fromStatus, work)
  return moved
}

/** A seat counts from the publisher's word on: one that was only accepted grants nothing, and ends without a word. */
async function announceMove(tx: Tx, seat: SharedSeat, fromStatus: SeatStatus, work: Work) {
  const { id, sharedSubscriptionId, status, accountId: sub } = seat
  const isEnd = fromStatus === 'activated'
  if (!sub || !(isEnd || status === 'activated')) return
  const data = { sub, plan_id: sharedSubscriptionId, seat_id: id }
  await announce(tx, [{ type: isEnd ? 'seat.ended' : 'seat.taken', data }], work)
}

/** Locks a plan until the end of the transaction and ends its overdue invitations, so that counts stay true. */
export async function holdPlan(tx: Tx, id: string, work: Work): Promise<SharedSubscription> {
  const plan = await lockPlan(tx, id)
  for (const seat of await findOverdueSeats(tx, id, work.now))
    await moveSeat(tx, seat, { to: 'expired', data: { endedAt: work.now } }, work)
  return plan
}

/** Enqueues that the publisher learns of a free seat, and that what depends on its reader's rights is updated. */
export async function releaseSeat(
  tx: Tx,
  { crmSeatId, accountId }: Pick<SharedSeat, 'crmSeatId' | 'accountId'>,
  plan: SharedSubscription,
  work: Work,
): Promise<void> {
  if (crmSeatId) {
    const payload = { subscriptionId: plan.crmSubscriptionId, seatId: crmSeatId }
    await enqueueEntry(tx, { kind: 'publisher.remove_seat', payload }, work)
  }
  if (accountId) await enqueueEntry(tx, { kind: 'rights.changed', payload: { accountId } }, work)
}
