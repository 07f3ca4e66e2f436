import type { Offers } from '@leserkonto/publisher-wire/offers'
import type { FastifyInstance } from 'fastify'
import { offers as sold } from '../data/offers.ts'
import { knownEdition } from '../editions.ts'
import type { World } from '../world.ts'

/** What a newspaper sells. */
export const offers = (app: FastifyInstance, world: World) => {
  app.get<{ Querystring: { edition?: string } }>('/offers', (request): Offers => {
    const { shortcut } = knownEdition(world, request.query.edition)
    return { offers: [...(sold[shortcut] ?? [])] }
  })
}
