import type { Account } from '../../accounts/store/accounts.ts'
import type { Work } from '../../context.ts'
import { findNumbersOf } from '../../customers/store/account-links.ts'
import { announce } from '../../outbox/announce.ts'
import { enqueueEntry } from '../../outbox/enqueue.ts'
import { holdPlan } from '../../seats/plans/move-seat.ts'
import { appendSharedEvent } from '../../seats/store/shared-plans.ts'
import {
  changeSeat,
  findLiveSeat,
  findSeatOnly,
  findSeatsToMove,
  type SharedSeat,
} from '../../seats/store/shared-seats.ts'
import type { Tx } from '../../store/database/db.ts'
import { endLiveSeat } from './end-seat.ts'

type Ways = { from: Account; to: Account }

/**
 * Ends the seats that a reader of both accounts cannot have: in a plan of their own, and a second one. Call it after the numbers
 * have moved; it returns the ids.
 */
export async function endDoubleSeats(tx: Tx, { from, to }: Ways, work: Work): Promise<string[]> {
  const numbers = await findNumbersOf(tx, to.id)
  const ended: (string | undefined)[] = []
  for (const account of [to, from]) {
    const live = await findLiveSeat(tx, account.id)
    if (live && numbers.includes(live.sharedSubscription.ownerGpNumber))
      ended.push(await endLiveSeat(tx, account, work))
  }
  if (await findLiveSeat(tx, to.id)) ended.push(await endLiveSeat(tx, from, work))
  return ended.flatMap((id) => id ?? [])
}

/** Gives the seats of one account to another, with `ids` only these, and returns which. A second live one stays. */
export async function moveSeats(
  tx: Tx,
  { from, to, ids }: Ways & { ids?: readonly string[] },
  work: Work,
): Promise<string[]> {
  const given: string[] = []
  for (const { id, sharedSubscriptionId } of await findSeatsToMove(tx, from.id)) {
    if (ids && !ids.includes(id)) continue
    await holdPlan(tx, sharedSubscriptionId, work)
    const seat = await findSeatOnly(tx, id)
    if (seat.accountId !== from.id) continue
    if (seat.status !== 'ended' && (await findLiveSeat(tx, to.id))) continue
    await giveSeat(tx, seat, { from, to }, work)
    given.push(id)
  }
  return given
}

/** The publisher keeps an activated seat under the id it has there; one it has not confirmed yet is asked for again. */
async function giveSeat(tx: Tx, seat: SharedSeat, { from, to }: Ways, work: Work) {
  const { id, sharedSubscriptionId, status } = seat
  const isNew = status === 'accepted'
  await changeSeat(tx, seat, { accountId: to.id, ...(isNew && { acceptedAt: work.now }) })
  const event = { seatId: id, sharedSubscriptionId, fromStatus: status, toStatus: status }
  await appendSharedEvent(tx, { id: work.ids.newId(), ...event, reason: 'merged', at: work.now })
  if (isNew) {
    const payload = { seatId: id, accountId: to.id, acceptedAt: work.now.toISOString() }
    await enqueueEntry(tx, { kind: 'publisher.add_seat', payload }, work)
  }
  if (status !== 'activated') return
  const about = { plan_id: sharedSubscriptionId, seat_id: id }
  const ended = { type: 'seat.ended', data: { sub: from.id, ...about } } as const
  await announce(tx, [ended, { type: 'seat.taken', data: { sub: to.id, ...about } }], work)
}
