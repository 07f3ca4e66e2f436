import { Problem } from '@leserkonto/contracts'
import { emailKey, seatStatus, tokenLifetimeMs, untaggedEmailKey } from '@leserkonto/rules'
import type { Call } from '../../call.ts'
import { type Inviting, mailInvitation } from '../../steps/mail-invitation.ts'
import { holdPlan, moveSeat } from '../../steps/move-seat.ts'
import type { Tx } from '../../store/db.ts'
import { appendSharedEvent } from '../../store/shared-events.ts'
import { createSeat, findSeatsOf, type SharedSeat } from '../../store/shared-seats.ts'
import { supersedeTokens } from '../../store/tokens.ts'
import { transaction } from '../../store/transaction.ts'
import { reasonNotToInvite } from './invitable.ts'
import { refusalParams } from './shown-seat.ts'

/** An invitation that is on its way; no entry when the address wants none. */
export type Invited = { seat: SharedSeat; entryId: string | undefined }

/** Invites an address, a seat being taken from that moment on. Throws why it cannot. */
export async function invite(email: string, owner: Inviting, call: Call): Promise<Invited> {
  await takeLimits(email, owner, call)
  return transaction(call.db, async (tx) => {
    const seats = await refuseOrSeats(tx, email, owner, call)
    const id = call.ids.newId()
    const known = seats.findLast((seat) => seat.emailKey === emailKey(email))
    const seat = await createSeat(tx, {
      ...{ id, sharedSubscriptionId: owner.plan.id, email, emailKey: emailKey(email), status: 'invited' },
      ...{ givenName: known?.givenName ?? null, familyName: known?.familyName ?? null },
      ...{ invitedBy: owner.account.id, invitedAt: call.now, expiresAt: expiryFrom(call.now) },
    })
    const event = { seatId: id, sharedSubscriptionId: owner.plan.id, actorAccountId: owner.account.id }
    await appendSharedEvent(tx, { id: call.ids.newId(), ...event, toStatus: 'invited', at: call.now })
    return { seat, entryId: await mailInvitation(tx, seat, owner, call) }
  })
}

/** Sends an invitation once more, with a new link and new 14 days; the former link works no more. */
export async function resend(seatId: string, owner: Inviting, call: Call): Promise<Invited> {
  const seat = (await findSeatsOf(call.db, owner.plan.id)).find(({ id }) => id === seatId)
  if (!seat) throw new Problem('NOT_FOUND')
  await takeLimits(seat.email, owner, call)
  return transaction(call.db, async (tx) => {
    const seats = await refuseOrSeats(tx, seat.email, owner, call, seatId)
    const held = seats.find(({ id }) => id === seatId) ?? seat
    const status = seatStatus(held, call.now)
    if (status === 'revoked' || status === 'ended') throw new Problem('SHARED_INVITATION_REVOKED')
    if (status !== 'invited' && status !== 'expired') throw new Problem('SHARED_INVITATION_USED')
    const data = { expiresAt: expiryFrom(call.now), endedAt: null }
    const move = { to: 'invited' as const, data, actorAccountId: owner.account.id, reason: 'resent' }
    const again = await moveSeat(tx, held, move, call)
    if (!again) throw new Problem('SHARED_INVITATION_USED')
    await supersedeTokens(tx, { purpose: 'invitation', invitationId: seatId }, call.now)
    return { seat: again, entryId: await mailInvitation(tx, again, owner, call) }
  })
}

const expiryFrom = (now: Date) => new Date(now.getTime() + tokenLifetimeMs.invitation)

async function refuseOrSeats(tx: Tx, email: string, owner: Inviting, call: Call, resent?: string) {
  const plan = await holdPlan(tx, owner.plan.id, call)
  if (plan.status === 'ended') throw new Problem('SHARED_OWNER_SUBSCRIPTION_ENDED')
  const seats = await findSeatsOf(tx, plan.id)
  const judged = { ownEmail: owner.account.email, plan, seats, now: call.now, ...(resent && { resent }) }
  const reason = reasonNotToInvite(email, judged)
  if (reason) throw new Problem(reason, { params: refusalParams(plan) })
  return seats
}

async function takeLimits(email: string, { account, plan }: Inviting, call: Call) {
  await call.limits.take('invitation', { account: account.id })
  await call.limits.take('invitationAddress', { subject: `${plan.id} ${untaggedEmailKey(email)}` })
}
