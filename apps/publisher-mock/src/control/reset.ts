import type { FastifyInstance } from 'fastify'
import type { World } from '../world.ts'

/** POST reset: rows, clock, faults, first answers and journal of one data set as at the start. */
export const reset = (app: FastifyInstance, world: World) => {
  app.post('/reset', (request, reply) => {
    const { session } = world.scenarioOf(request)
    world.sessions.reset(session)
    world.journal.forget(session)
    return reply.code(204).send()
  })
}
