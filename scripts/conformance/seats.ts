import { randomUUID } from 'node:crypto'
import { crmCalls } from '@leserkonto/publisher-wire/calls'
import { Seat, Seats } from '@leserkonto/publisher-wire/crm'
import type { Requirement } from './requirement.ts'
import { finding, formOf, refused, type System, same } from './system.ts'

const heading = 'subscription-system'
const take = ({ ask }: System, id: string, accountId: string, key: string = randomUUID()) => {
  const body = { email: 'conformance@example.test', account_id: accountId, role: 'member' }
  return ask(crmCalls.addSeat, { params: { id }, body, key })
}
const free = ({ ask }: System, id: string, seatId: string) =>
  ask(crmCalls.removeSeat, { params: { id, seat_id: seatId }, key: randomUUID() })
const seatsOf = async ({ ask }: System, id: string) =>
  formOf(Seats, await ask(crmCalls.getSeats, { params: { id } }))
const someone = () => `conformance-${randomUUID()}`

/** Family and company plans. */
export const seats: readonly Requirement[] = [
  {
    says: 'A seat is taken, is listed, and is freed again',
    heading,
    needs: 'plan',
    check: async (system, { plan }) => {
      const { seat_id } = formOf(Seat, await take(system, plan, someone()))
      const isListed = async () => (await seatsOf(system, plan)).some((seat) => seat.seat_id === seat_id)
      const wasListed = await isListed()
      const { status, what } = await free(system, plan, seat_id)
      if (!wasListed) throw finding('the seat is not listed')
      if (status < 200 || status > 299) throw finding(`${what} was answered ${status}`)
      if (await isListed()) throw finding('the freed seat is still listed')
    },
  },
  {
    says: 'A seat that is repeated with its Idempotency-Key is taken once',
    heading,
    needs: 'plan',
    check: async (system, { plan }) => {
      const [accountId, key] = [someone(), randomUUID()]
      const before = (await seatsOf(system, plan)).length
      const first = await take(system, plan, accountId, key)
      const again = await take(system, plan, accountId, key)
      const after = await seatsOf(system, plan)
      for (const seat of after.filter((one) => one.account_id === accountId))
        await free(system, plan, seat.seat_id)
      formOf(Seat, first)
      same(first, again)
      if (after.length !== before + 1) throw finding(`${after.length - before} seats were taken`)
    },
  },
  {
    says: 'A plan that is not there, and a seat that is not there, are 404',
    heading,
    needs: 'plan',
    check: async (system, { plan }) => {
      refused(await system.ask(crmCalls.getSeats, { params: { id: someone() } }), 404)
      refused(await free(system, plan, someone()), 404)
    },
  },
  {
    says: 'A plan whose seats are taken refuses with 409 SEATS_FULL',
    heading,
    needs: 'fullPlan',
    check: async (system, { fullPlan }) =>
      refused(await take(system, fullPlan, someone()), 409, 'SEATS_FULL'),
  },
  {
    says: 'A plan that has ended refuses with 409 SUBSCRIPTION_ENDED',
    heading,
    needs: 'endedPlan',
    check: async (system, { endedPlan }) =>
      refused(await take(system, endedPlan, someone()), 409, 'SUBSCRIPTION_ENDED'),
  },
]
