import type { Seat } from '@leserkonto/publisher-wire/crm'
import { personas, sharedPlans } from './personas.ts'

const asSeat = (memberKey: string, email: string, seatId: string): Seat[] => {
  const accountId = personas.find((persona) => persona.key === memberKey)?.accountId
  return accountId ? [{ seat_id: seatId, email, account_id: accountId, role: 'member' }] : []
}

/** The taken seats by subscription id. */
export const seats = new Map<string, Seat[]>(
  sharedPlans.map((plan) => [
    plan.subscriptionId,
    plan.seats.flatMap((seat) =>
      seat.status === 'activated' ? asSeat(seat.memberKey, seat.email, seat.crmSeatId) : [],
    ),
  ]),
)
