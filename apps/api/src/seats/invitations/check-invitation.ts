import type { Output, sharedSubscriptions } from '@leserkonto/contracts'
import { maskedEmail, planHasEnded, reasonAgainstInvitation, seatStatus, sharerName } from '@leserkonto/rules'
import { type Account, findAccount } from '../../accounts/store/accounts.ts'
import type { Call, OperationOf } from '../../context.ts'
import { findNumbersOf } from '../../customers/store/account-links.ts'
import { findLiveSeat, findOpenInvitations } from '../store/shared-seats.ts'
import { recordName } from './inviting-owner.ts'
import { type FoundSeat, seatOfToken } from './open-invitation.ts'

type Shown = Output<typeof sharedSubscriptions.checkInvitation>[number]

/** The invitation of a link, or those to the signed-in address; uses up nothing, and shows the address in full to who holds its link alone. */
export const checkInvitation: OperationOf<typeof sharedSubscriptions.checkInvitation> = async (
  { token },
  call,
) => {
  const account = call.reader ? await findAccount(call.db, call.reader.accountId) : null
  if (token !== undefined) {
    const found = await seatOfToken(token, call)
    if (!found) return []
    const seat = await shown(found.seat, found.superseded, account, call)
    // The link came to that mailbox: who opens it there is no stranger.
    return [{ ...seat, email: seat.error_code ? null : found.seat.email }]
  }
  if (!account) return []
  const open = await findOpenInvitations(call.db, account.emailKey, call.now)
  return Promise.all(open.map((seat) => shown(seat, false, account, call)))
}

async function shown(
  seat: FoundSeat,
  superseded: boolean,
  account: Account | null,
  call: Call,
): Promise<Shown> {
  const plan = seat.sharedSubscription
  // The name is not essential: if the publisher is down the invitation is shown without it.
  const owner = await call.publisher.customer(plan.ownerGpNumber).catch(() => null)
  const isInvitee = account?.emailKey === seat.emailKey
  const error = await reasonAgainst(seat, superseded, account, call)
  return {
    id: seat.id,
    type: plan.type,
    status: seatStatus(seat, call.now),
    expires_at: seat.expiresAt.toISOString(),
    email_masked: maskedEmail(seat.email),
    email: null,
    owner_name: owner && sharerName(recordName(owner)),
    company_name: plan.companyName,
    needs_address: plan.type === 'family' && !(isInvitee && (await isCustomer(account, call))),
    logged_in_as_invitee: isInvitee,
    ...(error && { error_code: error }),
    ...(superseded && isOpen(seat, call.now) && { replaced: true as const }),
  }
}

/** Whose address the publisher knows. */
const isCustomer = async ({ id }: Account, { db }: Call) => (await findNumbersOf(db, id)).length > 0

const isOpen = (seat: FoundSeat, now: Date) => reasonAgainstInvitation(seat, now) === undefined

async function reasonAgainst(seat: FoundSeat, superseded: boolean, account: Account | null, call: Call) {
  const isTheirs = account !== null && seat.accountId === account.id
  if (isTheirs && ['accepted', 'activated'].includes(seat.status)) return undefined
  const dead = reasonAgainstInvitation(seat, call.now)
  if (dead) return dead
  if (superseded) return 'SHARED_INVITATION_EXPIRED'
  if (account && account.emailKey !== seat.emailKey) return 'SHARED_WRONG_USER'
  if (planHasEnded(seat.sharedSubscription, call.now)) return 'SHARED_OWNER_SUBSCRIPTION_ENDED'
  return account && (await findLiveSeat(call.db, account.id)) ? 'SHARED_ALREADY_MEMBER' : undefined
}
