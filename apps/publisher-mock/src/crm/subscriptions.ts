import type { Subscriptions } from '@leserkonto/publisher-wire/crm'
import type { FastifyInstance } from 'fastify'
import type { World } from '../world.ts'
import { asSubscription } from './plans.ts'
import { customerRow } from './rows.ts'

/** A customer's subscriptions at the current time. */
export const subscriptions = (app: FastifyInstance, world: World) => {
  app.get<{ Params: { gp_number: string } }>(
    '/customers/:gp_number/subscriptions',
    (request): Subscriptions => {
      const { clock, read } = world.dataSetOf(request)
      const rows = read()
      const { gp_number } = customerRow(rows, request.params.gp_number)
      return rows.subscriptions
        .filter((row) => row.gp_number === gp_number)
        .map((row) => asSubscription(row, clock))
        .sort((one, other) => one.start_date.localeCompare(other.start_date))
    },
  )
}
