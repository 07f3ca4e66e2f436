import { Problem } from '@leserkonto/contracts'
import { reasonAgainstInvitation } from '@leserkonto/rules'
import type { Call } from '../../context.ts'
import { holdPlan, moveSeat } from '../../domain/seats/move-seat.ts'
import { mailOwner } from '../../domain/seats/shared-plan-mails.ts'
import type { Account } from '../../store/accounts/accounts.ts'
import { setSeatNotice } from '../../store/accounts/accounts.ts'
import { transaction } from '../../store/database/run.ts'
import { findSeatOnly, type SharedSeat } from '../../store/seats/shared-seats.ts'
import { invitationOf, type NamedInvitation } from './invitation-of.ts'

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
  return transaction(call.db, async (tx) => {
    await holdPlan(tx, plan.id, call)
    const held = await findSeatOnly(tx, seat.id)
    if (held.status === 'declined') return { seat: held, already: true }
    const dead = reasonAgainstInvitation(held, call.now)
    if (dead) throw new Problem(dead)
    const move = { to: 'declined' as const, data: { endedAt: call.now }, actorAccountId: account.id }
    const declined = await moveSeat(tx, held, move, call)
    if (!declined) throw new Problem('SHARED_INVITATION_USED')
    await setSeatNotice(tx, account.id, null)
    await mailOwner(tx, 'declined', { plan, seat: declined, account }, call)
    return { seat: declined, already: false }
  })
}
