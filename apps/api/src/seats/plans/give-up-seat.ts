import type { Account } from '../../accounts/store/accounts.ts'
import type { Work } from '../../context.ts'
import type { Tx } from '../../store/database/db.ts'
import { transaction } from '../../store/database/run.ts'
import type { SharedSubscription } from '../store/shared-plans.ts'
import { findSeatOnly, type SharedSeat } from '../store/shared-seats.ts'
import { holdPlan, moveSeat, releaseSeat } from './move-seat.ts'
import { mailMember, mailOwner } from './shared-plan-mails.ts'

const revocable = ['invited', 'accepted', 'activated', 'expired']
const taken = ['accepted', 'activated']

/**
 * Ends a seat that its owner takes back or its member leaves, and sends the other one a mail; an ended seat is not
 * changed. Returns the seat after that.
 */
export const giveUpSeat = (
  { seatId, plan, account, isOwner }: GivenUp & { seatId: string; isOwner: boolean },
  work: Work,
): Promise<SharedSeat> =>
  transaction(work.db, async (tx) => {
    await holdPlan(tx, plan.id, work)
    const seat = await findSeatOnly(tx, seatId)
    const giveUp = isOwner ? revokeSeat : leaveSeat
    return (await giveUp(tx, seat, { plan, account }, work)) ?? seat
  })

/** The plan of a seat, and who ends it. */
type GivenUp = { plan: SharedSubscription; account: Account }

/** Takes a seat of a locked plan back for its owner and sends the member a mail; null if it cannot be taken back. */
export async function revokeSeat(
  tx: Tx,
  seat: SharedSeat,
  { plan, account }: GivenUp,
  work: Work,
): Promise<SharedSeat | null> {
  if (!revocable.includes(seat.status)) return null
  const revoked = await moveSeat(tx, seat, given('revoked', account, work), work)
  if (!revoked) return null
  await releaseSeat(tx, seat, plan, work)
  await mailMember(tx, 'revoked', { plan, seat, owner: account }, work)
  return revoked
}

/**
 * Ends the seat of a locked plan for its reader and sends the owner a mail; null if it cannot be left. One that has ended
 * with its plan does not come back with that.
 */
export async function leaveSeat(
  tx: Tx,
  seat: SharedSeat,
  { plan, account }: GivenUp,
  work: Work,
): Promise<SharedSeat | null> {
  if (![...taken, 'ended'].includes(seat.status)) return null
  const left = await moveSeat(tx, seat, given('quit', account, work), work)
  if (!left) return null
  await releaseSeat(tx, seat, plan, work)
  if (taken.includes(seat.status)) await mailOwner(tx, 'quit', { plan, seat, account }, work)
  return left
}

const given = (to: 'revoked' | 'quit', { id }: Account, { now }: { now: Date }) => ({
  to,
  data: { endedAt: now },
  actorAccountId: id,
})
