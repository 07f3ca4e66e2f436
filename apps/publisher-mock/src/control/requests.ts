import type { FastifyInstance } from 'fastify'
import type { World } from '../world.ts'

/** GET requests: the journal, of one session where the header names one, else of all. */
export const requests = (app: FastifyInstance, world: World) => {
  app.get('/requests', (request) => world.journal.entries(world.scenarioOf(request).session))
}
