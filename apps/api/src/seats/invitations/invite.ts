import { Problem } from '@leserkonto/contracts'
import { emailKey, seatStatus } from '@leserkonto/rules'
import type { Call } from '../../context.ts'
import { supersedeTokens } from '../../sign-in/store/tokens.ts'
import type { Tx } from '../../store/database/db.ts'
import { transaction } from '../../store/database/run.ts'
import { holdPlan, moveSeat } from '../plans/move-seat.ts'
import { findSeatsOf, type SharedSeat } from '../store/shared-seats.ts'
import { addInvitation, type Invited, type Invitee, invitationEnd } from './add-invitation.ts'
import { reasonNotToInvite, refusalParams } from './invitable.ts'
import { withinInvitationLimits } from './inviting-owner.ts'
import { type Inviting, mailInvitation } from './mail-invitation.ts'

/**
 * Invites an address, which takes a seat from then on. Throws the reason if it cannot be invited. Names that are not given are
 * those of its earlier invitation.
 */
export const invite = ({ email, ...given }: Invitee, owner: Inviting, call: Call): Promise<Invited> =>
  withinInvitationLimits([email], owner, call, () =>
    transaction(call.db, async (tx) => {
      const seats = await refuseOrSeats(tx, email, owner, call)
      const known = seats.findLast((seat) => seat.emailKey === emailKey(email))
      const named = given.givenName !== null || given.familyName !== null ? given : known
      const names = { givenName: named?.givenName ?? null, familyName: named?.familyName ?? null }
      return addInvitation(tx, { email, ...names }, owner, call)
    }),
  )

/** Sends an invitation again, with a new link for another 14 days; the old link stops working. */
export async function resend(seatId: string, owner: Inviting, call: Call): Promise<Invited> {
  const seat = (await findSeatsOf(call.db, owner.plan.id)).find(({ id }) => id === seatId)
  if (!seat) throw new Problem('NOT_FOUND')
  return withinInvitationLimits([seat.email], owner, call, () =>
    transaction(call.db, (tx) => sendAgain(tx, seat, owner, call)),
  )
}

async function sendAgain(tx: Tx, { id, email }: SharedSeat, owner: Inviting, call: Call): Promise<Invited> {
  const seat = (await refuseOrSeats(tx, email, owner, call, id)).find((one) => one.id === id)
  if (!seat) throw new Problem('NOT_FOUND')
  const status = seatStatus(seat, call.now)
  if (status === 'revoked' || status === 'ended') throw new Problem('SHARED_INVITATION_REVOKED')
  if (status !== 'invited' && status !== 'expired') throw new Problem('SHARED_INVITATION_USED')
  const data = { expiresAt: invitationEnd(call.now), endedAt: null }
  const move = { to: 'invited' as const, data, actorAccountId: owner.account.id, reason: 'resent' }
  const again = await moveSeat(tx, seat, move, call)
  if (!again) throw new Problem('SHARED_INVITATION_USED')
  await supersedeTokens(tx, { purpose: 'invitation', invitationId: id }, call.now)
  return { seat: again, entryId: await mailInvitation(tx, again, owner, call) }
}

async function refuseOrSeats(tx: Tx, email: string, owner: Inviting, call: Call, resent?: string) {
  const plan = await holdPlan(tx, owner.plan.id, call)
  if (plan.status === 'ended') throw new Problem('SHARED_OWNER_SUBSCRIPTION_ENDED')
  const seats = await findSeatsOf(tx, plan.id)
  const { ownerEmail, account } = owner
  const judged = {
    ownEmail: account.email,
    ownerEmail,
    plan,
    seats,
    now: call.now,
    ...(resent && { resent }),
  }
  const reason = reasonNotToInvite(email, judged)
  if (reason) throw new Problem(reason, { params: refusalParams(plan) })
  return seats
}
