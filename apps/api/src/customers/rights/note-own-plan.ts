import { isRunning, rightCodes } from '@leserkonto/rules'
import type { With, Work } from '../../context.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { holdPlan } from '../../seats/plans/move-seat.ts'
import { mailMember } from '../../seats/plans/shared-plan-mails.ts'
import { appendSharedEvent, hasSharedEvent } from '../../seats/store/shared-plans.ts'
import { findLiveSeat, findSeatOnly } from '../../seats/store/shared-seats.ts'
import { transaction } from '../../store/database/run.ts'
import { findLinkHolder } from '../store/account-links.ts'
import { findRightsCopy } from '../store/rights-copies.ts'

const reason = 'own_plan'

/**
 * Tells the member of a family plan, once per seat, that they now have their own plus plan. They keep the seat until they
 * leave it. The seat's history records the mail.
 */
export async function noteOwnPlan(gpNumber: string, work: Work): Promise<void> {
  const reader = await findLinkHolder(work.db, gpNumber)
  const seat = reader && (await findLiveSeat(work.db, reader.id))
  if (seat?.sharedSubscription.type !== 'family') return
  // A member who links the owner's customer number has the same plan, not another one.
  if (seat.sharedSubscription.ownerGpNumber === gpNumber || !(await hasPlus(gpNumber, work))) return
  if (await hasSharedEvent(work.db, seat.id, reason)) return
  const told = await transaction(work.db, async (tx) => {
    const plan = await holdPlan(tx, seat.sharedSubscriptionId, work)
    const { id: seatId, sharedSubscriptionId, status, accountId } = await findSeatOnly(tx, seat.id)
    if (status !== seat.status || accountId !== seat.accountId) return false
    if (await hasSharedEvent(tx, seatId, reason)) return false
    const event = { seatId, sharedSubscriptionId, fromStatus: status, toStatus: status, reason, at: work.now }
    await appendSharedEvent(tx, { id: work.ids.newId(), ...event })
    await mailMember(tx, 'own_plan', { plan, seat }, work)
    return true
  })
  if (told) tellRelay(work)
}

async function hasPlus(gpNumber: string, { db, now }: With<'db' | 'now'>): Promise<boolean> {
  const plans = (await findRightsCopy(db, gpNumber))?.subscriptions ?? []
  return plans.some((plan) => isRunning(plan, now) && plan.rights.includes(rightCodes.newsPortal))
}
