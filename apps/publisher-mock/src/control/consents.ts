import type { FastifyInstance } from 'fastify'
import type { World } from '../world.ts'

/** GET consents: who receives which list, by what the service has said, and since when. */
export const listConsents = (app: FastifyInstance, world: World) => {
  app.get('/consents', (request) =>
    [...world.dataSetOf(request).read().consents].flatMap(([email, lists]) =>
      [...lists].map(([newsletter_id, said]) => ({ email, newsletter_id, ...said })),
    ),
  )
}
