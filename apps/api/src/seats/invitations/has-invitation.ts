import type { sharedSubscriptions } from '@leserkonto/contracts'
import { planHasEnded, renewableSince, seatStatus } from '@leserkonto/rules'
import { type Account, findAccount } from '../../accounts/store/accounts.ts'
import type { Call, OperationOf } from '../../context.ts'
import { findLinkHolder, findNumbersOf } from '../../customers/store/account-links.ts'
import { findEndedPlan } from '../store/shared-plans.ts'
import { findOpenInvitations, findSeat, hasEndedSeat, isUuid } from '../store/shared-seats.ts'

const none = { has_invitation: false, status: null, expired: false } as const

/**
 * Whether an invitation is open: for the invitee, the inviting owner, and callers without a session who know its id, which
 * only the link shows. For the own account also whether its shared plan has ended lately. For readers who are signed in as somebody else the answer is the same as for none.
 */
export const hasInvitation: OperationOf<typeof sharedSubscriptions.hasInvitation> = async ({ id }, call) => {
  const account = call.reader ? await findAccount(call.db, call.reader.accountId) : null
  if (!isUuid(id)) return none
  if (id === account?.id) {
    const [newest] = await findOpenInvitations(call.db, account.emailKey, call.now)
    if (newest) return { has_invitation: true, status: seatStatus(newest, call.now), expired: false }
    return (await hasEndedPlan(account, call)) ? { ...none, status: 'ended' } : none
  }
  const seat = account ? await seatOf(id, account, call) : await guessedSeat(id, call)
  if (!seat) return none
  const status = seatStatus(seat, call.now)
  const open = status === 'invited' || (status === 'accepted' && seat.accountId === null)
  // The end of a plan counts at once; its seats are updated a moment later.
  const isTaken = !open && ['accepted', 'activated'].includes(status)
  if (isTaken && planHasEnded(seat.sharedSubscription, call.now)) return { ...none, status: 'ended' }
  return { has_invitation: open, status, expired: status === 'expired' }
}

/** Whether the plan that the reader owned or read along on is over and may still be renewed. */
async function hasEndedPlan({ id }: Account, { db, now }: Call): Promise<boolean> {
  const since = renewableSince(now)
  if (await hasEndedSeat(db, id, since)) return true
  return (await findEndedPlan(db, await findNumbersOf(db, id), since)) !== null
}

async function seatOf(id: string, account: Account, call: Call) {
  const seat = await findSeat(call.db, id)
  if (!seat || seat.emailKey === account.emailKey || seat.accountId === account.id) return seat
  const owner = await findLinkHolder(call.db, seat.sharedSubscription.ownerGpNumber)
  return owner?.id === account.id ? seat : null
}

async function guessedSeat(id: string, call: Call) {
  await call.limits.take('guess')
  const seat = await findSeat(call.db, id)
  if (seat) await call.limits.giveBack('guess')
  return seat
}
