import { type Output, problemText, type sharedSubscriptions } from '@leserkonto/contracts'
import { seatStatus, takesSeat } from '@leserkonto/rules'
import { seatLabels } from '@leserkonto/texts'
import { refusalParams } from './invitations/invitable.ts'
import type { SharedSubscription } from './store/shared-plans.ts'
import type { SharedSeat } from './store/shared-seats.ts'

type Answer = Output<typeof sharedSubscriptions.updateChildUsers>
/** A seat as the contract shows it. */
export type ChildUser = Answer['childusers'][number]

/** A seat as its owner or its reader sees it. */
export function shownSeat(seat: SharedSeat, now: Date): ChildUser {
  const status = seatStatus(seat, now)
  return {
    id: seat.id,
    email: seat.email,
    given_name: seat.givenName,
    family_name: seat.familyName,
    status,
    invitation_label: seatLabels.invitation(['accepted', 'activated'].includes(status)),
    account_label: seatLabels.account(status === 'activated'),
    invited_at: seat.invitedAt.toISOString(),
    expires_at: seat.expiresAt.toISOString(),
    manages: seat.manages && status === 'activated',
  }
}

/**
 * What the owner sees: taken seats, those that ended with the plan, and unaccepted invitations of addresses without a newer
 * one.
 */
export function shownSeats(
  seats: readonly SharedSeat[],
  now: Date,
  { status: ofPlan, endedAt }: Pick<SharedSubscription, 'status' | 'endedAt'>,
) {
  const endedWithPlan = (seat: SharedSeat) =>
    ofPlan === 'ended' &&
    seat.accountId &&
    seat.status === 'ended' &&
    seat.endedAt?.getTime() === endedAt?.getTime()
  const newest = new Map(seats.map((seat) => [seat.emailKey, seat.id]))
  const rows = seats.map((seat) => ({ seat, status: seatStatus(seat, now) }))
  const shown = rows.filter(
    ({ seat, status }) =>
      takesSeat(status) ||
      endedWithPlan(seat) ||
      (['expired', 'declined'].includes(status) && newest.get(seat.emailKey) === seat.id),
  )
  return {
    used: rows.filter(({ status }) => takesSeat(status)).length,
    childusers: shown.map(({ seat }) => shownSeat(seat, now)),
  }
}

/** A refusal in a row of an answer with several. */
export const refusedRow = (code: Parameters<typeof problemText>[0], plan: SharedSubscription) => ({
  code,
  message: problemText(code, refusalParams(plan)),
})
