import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { World } from '../world.ts'
import { editArticles } from './articles.ts'
import { clockControl } from './clock.ts'
import { editCustomers } from './customers.ts'
import { type EventDelivery, emit } from './emit.ts'
import { faultControl } from './faults.ts'
import { listPersonas } from './personas.ts'

/** GET consents: who receives which list, by what the service has said, and since when. */
const listConsents = (app: FastifyInstance, world: World) => {
  app.get('/consents', (request) =>
    [...world.dataSetOf(request).read().consents].flatMap(([email, lists]) =>
      [...lists].map(([newsletter_id, said]) => ({ email, newsletter_id, ...said })),
    ),
  )
}

/** GET deletions: why readers have deleted accounts, oldest first. */
const listDeletions = (app: FastifyInstance, world: World) => {
  app.get('/deletions', (request) => world.dataSetOf(request).read().deletions)
}

/** GET requests: the journal, of one session if the header names one, else of all. */
const requests = (app: FastifyInstance, world: World) => {
  app.get('/requests', (request) => world.journal.entries(world.scenarioOf(request).session))
}

/** POST reset: puts rows, clock, faults, first answers and journal of a data set back to the start. */
const reset = (app: FastifyInstance, world: World) => {
  app.post('/reset', (request, reply) => {
    const { session } = world.scenarioOf(request)
    world.sessions.reset(session)
    world.journal.forget(session)
    return reply.code(204).send()
  })
}

type Control = (app: FastifyInstance, world: World, delivery: EventDelivery) => void
const controls: Control[] = [
  reset,
  listPersonas,
  clockControl,
  faultControl,
  requests,
  listConsents,
  listDeletions,
  emit,
  editCustomers,
  editArticles,
]

/**
 * Test control under `/__mock`. Each call works on the data set of the session in X-Mock-Scenario; without the header, on
 * the one for all calls without a session.
 */
export const control =
  (world: World, delivery: EventDelivery): FastifyPluginAsync =>
  async (app) => {
    for (const register of controls) register(app, world, delivery)
  }
