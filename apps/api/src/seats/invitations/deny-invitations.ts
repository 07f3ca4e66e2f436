import { seatStatus } from '@leserkonto/rules'
import { suppress } from '../../accounts/store/suppressions.ts'
import type { Work } from '../../context.ts'
import { supersedeTokens } from '../../sign-in/store/tokens.ts'
import type { Tx } from '../../store/database/db.ts'
import { holdPlan, moveSeat } from '../plans/move-seat.ts'
import { mailOwner } from '../plans/shared-plan-mails.ts'
import { findSeat, findSeatOnly } from '../store/shared-seats.ts'

/**
 * The receiver of an invitation wants no more invitations from anybody: an open one is declined, its owner gets a mail,
 * and no invitation mail goes to the address again. A seat accepted with an account stays: leaving it needs a login.
 */
export async function denyInvitations(tx: Tx, seatId: string, work: Work): Promise<void> {
  const found = await findSeat(tx, seatId)
  if (!found) return
  const { sharedSubscription: plan, emailKey } = found
  const closing = { reason: 'not_me', at: work.now, expiresAt: null }
  const emailHmac = work.secrets.mac('address', emailKey)
  await suppress(tx, { emailHmac, scope: 'invitation', ...closing })
  await holdPlan(tx, plan.id, work)
  const seat = await findSeatOnly(tx, seatId)
  const status = seatStatus(seat, work.now)
  if (status !== 'invited' && !(status === 'accepted' && seat.accountId === null)) return
  const declined = await moveSeat(tx, seat, { to: 'declined', data: { endedAt: work.now } }, work)
  if (!declined) return
  await supersedeTokens(tx, { purpose: 'invitation', invitationId: seatId }, work.now)
  const nobody = { email: seat.email, givenName: null, familyName: null }
  await mailOwner(tx, 'declined', { plan, seat: declined, account: nobody }, work)
}
