import type { Output, sharedSubscriptions } from '@leserkonto/contracts'
import { planHasEnded, renewableSince, seatStatus, sharedPlanLimits, sharerName } from '@leserkonto/rules'
import type { CallOf, OperationOf } from '../context.ts'
import { findLinkHolder, findNumbersOf } from '../customers/store/account-links.ts'
import { followSharedPlans } from './plans/follow-shared-plans.ts'
import { type ManagedPlan, managedPlan } from './plans/managed-plan.ts'
import { shownSeats } from './shown-seat.ts'
import { findEndedPlan } from './store/shared-plans.ts'
import { findEndedSeat, findLiveSeat, findSeatsOf } from './store/shared-seats.ts'

type View = Output<typeof sharedSubscriptions.childUsers>
type ReaderCall = CallOf<'reader'>

/**
 * The plan a reader shares, as its owner or as a member. An ended plan is shown with ended seats as long as a renewal can
 * restore them.
 */
export const childUsers: OperationOf<typeof sharedSubscriptions.childUsers> = async (_input, call) => {
  const { accountId } = call.reader
  const managed = await managedPlan(accountId, { force: false }, call)
  if (managed) return ownersView(managed, call)
  const seat = await seatNow(accountId, call)
  if (seat) return membersView(seat, call)
  const since = renewableSince(call.now)
  const ended = await findEndedPlan(call.db, await findNumbersOf(call.db, accountId), since)
  if (ended) return ownersView({ plan: ended, ownSeat: null }, call)
  const left = await findEndedSeat(call.db, accountId, since)
  return left ? membersView(left, call) : { role: null }
}

/** The seat of a reader; checks first whether the plan's last day is over. */
async function seatNow(accountId: string, call: ReaderCall) {
  const seat = await findLiveSeat(call.db, accountId)
  if (!seat || !planHasEnded(seat.sharedSubscription, call.now)) return seat
  await followSharedPlans(seat.sharedSubscription.ownerGpNumber, call)
  return findLiveSeat(call.db, accountId)
}

async function ownersView({ plan, ownSeat }: ManagedPlan, call: ReaderCall): Promise<View> {
  const { used, childusers } = shownSeats(await findSeatsOf(call.db, plan.id), call.now, plan)
  return {
    role: 'owner',
    id: plan.id,
    type: plan.type,
    title: plan.title,
    company_name: plan.companyName,
    ended: plan.status === 'ended',
    ...renewableUntil(plan),
    max_members: plan.maxMembers,
    allowed_domains: plan.allowedDomains,
    used,
    childusers,
    own_seat: ownSeat && { id: ownSeat.id },
  }
}

async function membersView(
  seat: NonNullable<Awaited<ReturnType<typeof findLiveSeat>>>,
  call: ReaderCall,
): Promise<View> {
  const plan = seat.sharedSubscription
  const owner = await findLinkHolder(call.db, plan.ownerGpNumber)
  return {
    role: 'member',
    id: plan.id,
    type: plan.type,
    title: plan.title,
    owner_name: owner && sharerName({ givenName: owner.givenName, familyName: owner.familyName }),
    ...renewableUntil(seat),
    seat: { id: seat.id, status: seatStatus(seat, call.now) },
  }
}

/** Until when a plan or seat that has ended may come back, as a field of an answer; of a running one nothing. */
const renewableUntil = ({ status, endedAt }: { status: string; endedAt: Date | null }) =>
  status === 'ended' &&
  endedAt && { renewable_until: new Date(endedAt.getTime() + sharedPlanLimits.renewalMs).toISOString() }
