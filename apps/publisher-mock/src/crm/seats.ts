import { type Seat, SeatBody, type Seats } from '@leserkonto/publisher-wire/crm'
import type { FastifyInstance } from 'fastify'
import type { SubscriptionRow } from '../data/subscriptions.ts'
import { answerOnce } from '../idempotency.ts'
import { notFound, parse, refusal } from '../refusal.ts'
import type { DataSet } from '../sessions.ts'
import type { World } from '../world.ts'
import { asSubscription } from './plans.ts'
import { subscriptionRow } from './rows.ts'

const seatsOf = (dataSet: DataSet, subscriptionId: string): Seats =>
  dataSet.read().seats.get(subscriptionId) ?? []

const checkFree = (dataSet: DataSet, plan: SubscriptionRow) => {
  const max = plan.family?.max_members ?? plan.company?.seats
  if (max === undefined) throw refusal(422, 'NOT_SHARED', 'This plan has no seats.')
  if (asSubscription(plan, dataSet.clock).status === 'ended') {
    throw refusal(409, 'SUBSCRIPTION_ENDED', 'This plan has ended.')
  }
  if (seatsOf(dataSet, plan.id).length >= max) throw refusal(409, 'SEATS_FULL', 'All seats are taken.')
}

/** Adds a seat; a second call of an account for the same plan returns its first seat. */
const addSeat = (dataSet: DataSet, plan: SubscriptionRow, body: SeatBody) => {
  const taken = seatsOf(dataSet, plan.id).find((seat) => seat.account_id === body.account_id)
  if (taken) return { status: 200, body: taken }
  checkFree(dataSet, plan)
  const rows = dataSet.change()
  rows.counts.seat += 1
  const seat: Seat = { seat_id: `seat-${String(rows.counts.seat).padStart(4, '0')}`, ...body }
  rows.seats.set(plan.id, [...seatsOf(dataSet, plan.id), seat])
  return { status: 201, body: seat }
}

const removeSeat = (dataSet: DataSet, subscriptionId: string, seatId: string) => {
  const seats = seatsOf(dataSet, subscriptionId)
  const left = seats.filter((seat) => seat.seat_id !== seatId)
  if (left.length === seats.length) throw notFound('This seat')
  dataSet.change().seats.set(subscriptionId, left)
  return { status: 204 }
}

/** The members of a family or company plan; the owner takes no seat. */
export const seats = (app: FastifyInstance, world: World) => {
  app.get<{ Params: { id: string } }>('/subscriptions/:id/seats', (request): Seats => {
    const dataSet = world.dataSetOf(request)
    return seatsOf(dataSet, subscriptionRow(dataSet.read(), request.params.id).id)
  })

  app.post<{ Params: { id: string } }>('/subscriptions/:id/seats', (request, reply) => {
    const body = parse(SeatBody, request.body)
    const dataSet = world.dataSetOf(request)
    const plan = subscriptionRow(dataSet.read(), request.params.id)
    return answerOnce(request, reply, dataSet, () => addSeat(dataSet, plan, body))
  })

  app.delete<{ Params: { id: string; seat_id: string } }>(
    '/subscriptions/:id/seats/:seat_id',
    (request, reply) => {
      const { id, seat_id } = request.params
      const dataSet = world.dataSetOf(request)
      return answerOnce(request, reply, dataSet, () => removeSeat(dataSet, id, seat_id))
    },
  )
}
