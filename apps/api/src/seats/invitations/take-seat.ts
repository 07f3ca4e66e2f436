import {
  type ComparedAddress,
  isRunning,
  isSameAddress,
  reasonAgainstInvitation,
  reasonToRefuseSeat,
  rightCodes,
  type SeatRefusal,
} from '@leserkonto/rules'
import { type Account, setSeatNotice } from '../../accounts/store/accounts.ts'
import type { With, Work } from '../../context.ts'
import { askForCustomer, type CustomerRecord, refreshCustomer } from '../../customers/shared/customer-copy.ts'
import { findNumbersOf } from '../../customers/store/account-links.ts'
import { enqueueEntry } from '../../outbox/enqueue.ts'
import { consumeInvitation, reopenInvitation } from '../../sign-in/store/tokens.ts'
import type { Tx } from '../../store/database/db.ts'
import { followSharedPlans } from '../plans/follow-shared-plans.ts'
import { holdPlan, moveSeat, releaseSeat } from '../plans/move-seat.ts'
import { mailOwner } from '../plans/shared-plan-mails.ts'
import type { SharedSubscription } from '../store/shared-plans.ts'
import {
  countOthersAccepted,
  findLiveSeat,
  findSeat,
  noteAddressMiss,
  type SharedSeat,
} from '../store/shared-seats.ts'

const addressMissLimit = { max: 5, lockMs: 24 * 60 * 60_000 }
/** The call that reserves a seat tells the publisher itself; after this time the outbox takes over. */
const finishAfterMs = 10_000

/** What the publisher says about both sides of a seat, asked before any transaction. */
export type SeatFacts = {
  planRuns: boolean
  hasOwnPlus: boolean
  address: ComparedAddress | undefined
  ownerAddress: ComparedAddress | undefined
}

/** Asks the publisher about the applicant and the owner's plan, and updates the plan. Rejects with PUBLISHER_UNAVAILABLE. */
export async function readSeatFacts(
  plan: SharedSubscription,
  { accountId, typed }: { accountId: string; typed: ComparedAddress | undefined },
  work: Work,
): Promise<SeatFacts> {
  const numbers = await findNumbersOf(work.db, accountId)
  const [owner, ...asked] = await Promise.all([
    refreshCustomer(plan.ownerGpNumber, work),
    ...numbers.map((gpNumber) => askForCustomer(gpNumber, work)),
  ])
  const own = asked.flatMap((record) => record ?? [])
  await followSharedPlans(plan.ownerGpNumber, work)
  const shared = owner.copy.subscriptions.find(({ id }) => id === plan.crmSubscriptionId)
  const ownerAddress = owner.customer?.address
  const runs = (one: Parameters<typeof isRunning>[0]) => isRunning(one, work.now)
  return {
    planRuns: shared !== undefined && runs(shared),
    hasOwnPlus: own
      .flatMap(({ copy }) => copy.subscriptions)
      .some((one) => runs(one) && one.rights.includes(rightCodes.newsPortal)),
    address: addressToCompare(own, ownerAddress) ?? typed,
    ownerAddress,
  }
}

/** Of several customers with the reader's numbers the one who lives with the owner, else the first. */
function addressToCompare(own: readonly CustomerRecord[], ownerAddress: ComparedAddress | undefined) {
  const addresses = own.map(({ customer }) => customer.address)
  return addresses.find((one) => ownerAddress && isSameAddress(one, ownerAddress)) ?? addresses[0]
}

/** Why this reader may not have this seat. `plan` must be locked; its current values count. Counts a wrong address. */
export async function judgeSeat(
  tx: Tx,
  { seat, plan, account }: Application,
  facts: SeatFacts,
  work: With<'now'>,
): Promise<SeatRefusal | undefined> {
  const other = await findLiveSeat(tx, account.id)
  const reason = reasonToRefuseSeat({
    ...facts,
    type: plan.type,
    maxMembers: plan.maxMembers,
    allowedDomains: plan.allowedDomains,
    planRuns: facts.planRuns && plan.status === 'live',
    hasOtherSeat: Boolean(other && other.id !== seat.id),
    locked: seat.lockedUntil !== null && seat.lockedUntil > work.now,
    email: account.email,
    used: 1 + (await countOthersAccepted(tx, seat)),
  })
  if (reason === 'SHARED_ADDRESS_MISMATCH' && facts.address && facts.ownerAddress) {
    const until = new Date(work.now.getTime() + addressMissLimit.lockMs)
    await noteAddressMiss(tx, seat, { max: addressMissLimit.max, until })
  }
  return reason
}

/** Who asks for which seat of which plan. */
export type Application = { seat: SharedSeat; plan: SharedSubscription; account: Account }

/** A seat that waits for the publisher's answer. */
export type Reserved = { seat: SharedSeat; entryId: string }

/**
 * Reserves an invited seat for a reader and repeats all checks while the plan is locked. The outbox finishes what the
 * caller cannot. `already`: the reader has this seat already.
 */
export async function reserveSeat(
  tx: Tx,
  { seat: { id }, plan: { id: planId }, account }: Application,
  facts: SeatFacts,
  work: Work,
): Promise<
  | { reserved: Reserved }
  | { already: SharedSeat }
  | { refused: SeatRefusal | NonNullable<ReturnType<typeof reasonAgainstInvitation>> }
> {
  const plan = await holdPlan(tx, planId, work)
  const seat = await findSeat(tx, id)
  if (!seat) return { refused: 'SHARED_INVITATION_USED' }
  if (seat.accountId === account.id && ['accepted', 'activated'].includes(seat.status))
    return { already: seat }
  const dead = reasonAgainstInvitation(seat, work.now)
  if (dead) return { refused: dead }
  const reason = await judgeSeat(tx, { seat, plan, account }, facts, work)
  if (reason) return { refused: reason }
  const acceptedAt = work.now
  const data = { accountId: account.id, acceptedAt }
  const { sharedSubscription: _, ...row } = seat
  const moved = await moveSeat(tx, row, { to: 'accepted', data, actorAccountId: account.id }, work)
  if (!moved) return { refused: 'SHARED_INVITATION_USED' }
  await consumeInvitation(tx, id, acceptedAt)
  await setSeatNotice(tx, account.id, null)
  const payload = { seatId: id, accountId: account.id, acceptedAt: acceptedAt.toISOString() }
  const notBefore = new Date(work.now.getTime() + finishAfterMs)
  const entryId = await enqueueEntry(tx, { kind: 'publisher.add_seat', payload, notBefore }, work)
  return { reserved: { seat: moved, entryId } }
}

/** Tells the publisher about a reserved seat; repeats have no further effect there. Rejects without an answer. */
export const tellPublisherOfSeat = (
  { id, acceptedAt }: SharedSeat,
  { plan, account }: Pick<Application, 'plan' | 'account'>,
  work: With<'publisher'>,
) =>
  work.publisher.addSeat(
    plan.crmSubscriptionId,
    { email: account.email, account_id: account.id, role: 'member' },
    `seat:${id}:${acceptedAt?.getTime()}`,
  )

/** The error code for readers if the publisher refuses a seat. */
export const refusalOf = (said: Awaited<ReturnType<typeof tellPublisherOfSeat>>) =>
  !said.ok && said.code === 'SUBSCRIPTION_ENDED'
    ? 'SHARED_OWNER_SUBSCRIPTION_ENDED'
    : 'SHARED_SEATS_EXHAUSTED'

/** Stores the publisher's answer about a reserved seat: activated, or invited again with a working link. */
export async function settleSeat(
  tx: Tx,
  { seat, plan, account }: Application,
  said: Awaited<ReturnType<typeof tellPublisherOfSeat>>,
  work: Work,
): Promise<'activated' | 'refused' | 'gone'> {
  await holdPlan(tx, plan.id, work)
  if (!said.ok) {
    await putBack(tx, seat, work)
    return 'refused'
  }
  const crmSeatId = said.value.seat_id
  const data = { crmSeatId, activatedAt: work.now }
  if (await moveSeat(tx, seat, { to: 'activated', data }, work)) {
    await releaseSeat(tx, { crmSeatId: null, accountId: account.id }, plan, work)
    await mailOwner(tx, 'accepted', { plan, seat, account }, work)
    return 'activated'
  }
  const now = await findSeat(tx, seat.id)
  if (now?.crmSeatId === crmSeatId && now.status === 'activated') return 'activated'
  // The seat was revoked or left while the publisher was asked.
  await releaseSeat(tx, { crmSeatId, accountId: null }, plan, work)
  return 'gone'
}

/** An accepted seat that cannot be given becomes an open invitation again. */
export async function putBack(tx: Tx, seat: SharedSeat, work: Work): Promise<void> {
  const data = { accountId: null, acceptedAt: null }
  if (!(await moveSeat(tx, seat, { to: 'invited', data, reason: 'refused' }, work))) return
  if (seat.acceptedAt) await reopenInvitation(tx, seat.id, seat.acceptedAt)
}
