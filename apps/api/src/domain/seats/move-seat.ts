import { liveSeatStatuses, type SeatStatus } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import { enqueueEntry } from '../../outbox/enqueue.ts'
import type { Tx } from '../../store/db.ts'
import { appendSharedEvent } from '../../store/shared-events.ts'
import { changePlan, lockPlan, type SharedSubscription } from '../../store/shared-plans.ts'
import { changeSeat, findOverdueSeats, type SharedSeat } from '../../store/shared-seats.ts'

/** A step of a seat: where to, with which columns, and who did it why. */
type Move = {
  to: SeatStatus
  data?: Parameters<typeof changeSeat>[2]
  actorAccountId?: string | null
  reason?: string
}

/**
 * Takes a seat a step on and writes its history; null when it is no longer as it was read. Who is on the plan has a
 * version: it rises with each seat that is taken or freed. One that lapses does so for everybody who looks, without
 * anybody's doing.
 */
export async function moveSeat(
  tx: Tx,
  seat: SharedSeat,
  { to, data, actorAccountId = null, reason }: Move,
  { ids, now }: Work,
): Promise<SharedSeat | null> {
  const moved = await changeSeat(tx, seat, { ...data, status: to })
  if (!moved) return null
  if (to !== 'expired' && isTaken(to) !== isTaken(seat.status))
    await changePlan(tx, seat.sharedSubscriptionId, { version: { increment: 1 } })
  const { id: seatId, sharedSubscriptionId, status: fromStatus } = seat
  const event = { seatId, sharedSubscriptionId, fromStatus, toStatus: to, actorAccountId }
  await appendSharedEvent(tx, { id: ids.newId(), ...event, reason: reason ?? null, at: now })
  return moved
}

const isTaken = (status: string) => (liveSeatStatuses as readonly string[]).includes(status)

/** Holds a plan until the end of the transaction, its overdue invitations ended: what is counted then stays true. */
export async function holdPlan(tx: Tx, id: string, work: Work): Promise<SharedSubscription> {
  const plan = await lockPlan(tx, id)
  for (const seat of await findOverdueSeats(tx, id, work.now))
    await moveSeat(tx, seat, { to: 'expired', data: { endedAt: work.now } }, work)
  return plan
}

/** After commit the publisher hears that a seat is free, and what rests on its reader's rights follows. */
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
