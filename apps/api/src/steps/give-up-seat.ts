import type { Deps } from '../deps.ts'
import type { Account } from '../store/accounts.ts'
import { findAccount } from '../store/accounts.ts'
import type { SharedSubscription } from '../store/shared-plans.ts'
import { findSeatOnly, type SharedSeat } from '../store/shared-seats.ts'
import { transaction } from '../store/transaction.ts'
import { holdPlan, moveSeat, releaseSeat } from './move-seat.ts'
import { mailOwner, mailRevoked } from './shared-plan-mails.ts'

const revocable = ['invited', 'accepted', 'activated', 'expired']
const leavable = ['accepted', 'activated']

/**
 * Ends a seat, taken back by the owner or left by its member, and tells the other side; one that has ended stays as
 * it is. Answers the seat as it is then.
 */
export const giveUpSeat = (
  {
    seatId,
    plan,
    account,
    isOwner,
  }: {
    seatId: string
    plan: SharedSubscription
    account: Account
    isOwner: boolean
  },
  work: Deps & { now: Date },
): Promise<SharedSeat> =>
  transaction(work.db, async (tx) => {
    await holdPlan(tx, plan.id, work)
    const seat = await findSeatOnly(tx, seatId)
    if (!(isOwner ? revocable : leavable).includes(seat.status)) return seat
    const move = { to: isOwner ? ('revoked' as const) : ('quit' as const), data: { endedAt: work.now } }
    const left = await moveSeat(tx, seat, { ...move, actorAccountId: account.id }, work)
    if (!left) return seat
    await releaseSeat(tx, seat, plan, work)
    const member = isOwner && seat.accountId ? await findAccount(tx, seat.accountId) : null
    if (member) await mailRevoked(tx, member.email, plan, work)
    if (!isOwner) await mailOwner(tx, 'quit', { plan, seat, account }, work)
    return left
  })
