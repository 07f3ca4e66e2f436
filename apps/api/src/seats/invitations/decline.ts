import { Problem, type sharedSubscriptions } from '@leserkonto/contracts'
import { reasonAgainstInvitation } from '@leserkonto/rules'
import { type Account, setSeatNotice } from '../../accounts/store/accounts.ts'
import type { Call, OperationOf } from '../../context.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { transaction } from '../../store/database/run.ts'
import { holdPlan, moveSeat } from '../plans/move-seat.ts'
import { mailOwner } from '../plans/shared-plan-mails.ts'
import type { SharedSubscription } from '../store/shared-plans.ts'
import { findSeatOnly, type SharedSeat } from '../store/shared-seats.ts'
import { invitationOf, type NamedInvitation } from './invitation-of.ts'
import { refuseUnlessOpenTo, seatOfToken } from './open-invitation.ts'

/** Declines an invitation and tells the owner; repeating it changes nothing. */
export async function decline(
  named: NamedInvitation,
  account: Account,
  call: Call,
): Promise<{ seat: SharedSeat; already: boolean }> {
  const { seat: found, settled } = await invitationOf(named, account, call)
  const { sharedSubscription: plan, ...seat } = found
  if (settled && seat.status !== 'declined') throw new Problem('SHARED_INVITATION_USED')
  if (settled) return { seat, already: true }
  return declineSeat({ plan, seatId: seat.id, account }, call)
}

/**
 * Declines by the link of the mail alone, without an account: who holds it reads the invited mailbox, or was given the mail. Repeating
 * it changes nothing. Throws why the link is no longer open.
 */
export const declineInvitation: OperationOf<typeof sharedSubscriptions.declineInvitation> = async (
  { token },
  call,
) => {
  const found = await seatOfToken(token, call)
  if (!found) throw new Problem('SHARED_INVITATION_NOT_FOUND')
  const { sharedSubscription: plan, ...seat } = found.seat
  if (seat.status === 'declined') return { status: 'declined' }
  refuseUnlessOpenTo(seat.emailKey, found, call.now)
  await declineSeat({ plan, seatId: seat.id, account: null }, call)
  tellRelay(call)
  return { status: 'declined' }
}

type Declining = { plan: SharedSubscription; seatId: string; account: Account | null }

const declineSeat = ({ plan, seatId, account }: Declining, call: Call) =>
  transaction(call.db, async (tx) => {
    await holdPlan(tx, plan.id, call)
    const held = await findSeatOnly(tx, seatId)
    if (held.status === 'declined') return { seat: held, already: true }
    const dead = reasonAgainstInvitation(held, call.now)
    if (dead) throw new Problem(dead)
    const move = { to: 'declined' as const, data: { endedAt: call.now }, actorAccountId: account?.id ?? null }
    const declined = await moveSeat(tx, held, move, call)
    if (!declined) throw new Problem('SHARED_INVITATION_USED')
    if (account) await setSeatNotice(tx, account.id, null)
    const whose = account ?? { email: held.email, givenName: null, familyName: null }
    await mailOwner(tx, 'declined', { plan, seat: declined, account: whose }, call)
    return { seat: declined, already: false }
  })
