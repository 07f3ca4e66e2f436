import { isSignOn } from '@leserkonto/editions'
import type { Rights } from '@leserkonto/publisher-wire/crm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { knownEdition } from '../editions.ts'
import { parse } from '../refusal.ts'
import type { World } from '../world.ts'
import { asSubscription } from './plans.ts'
import { customerRow } from './rows.ts'

const Query = z.object({ gp_number: z.string(), edition: z.string().optional() })

/**
 * The rights of the plans running now in an edition. Our choice: for the sign-on edition, which has no plans, those of all
 * editions. valid_until is the first end among these plans.
 */
export const rights = (app: FastifyInstance, world: World) => {
  app.get('/rights', (request): Rights => {
    const query = parse(Query, request.query)
    const edition = knownEdition(world, query.edition)
    const { clock, read } = world.dataSetOf(request)
    const { gp_number } = customerRow(read(), query.gp_number)
    const granting = read()
      .subscriptions.filter((row) => row.gp_number === gp_number && row.rights.length > 0)
      .filter((row) => isSignOn(edition) || row.edition === edition.shortcut)
      .map((row) => asSubscription(row, clock))
      .filter((plan) => plan.status === 'running')
    const [firstEnd = null] = granting.flatMap((plan) => plan.end_date ?? []).sort()
    return { rights: [...new Set(granting.flatMap((plan) => plan.rights))], valid_until: firstEnd }
  })
}
