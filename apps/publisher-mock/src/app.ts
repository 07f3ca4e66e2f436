import { type Edition, editions } from '@leserkonto/editions'
import fastify, { type FastifyInstance } from 'fastify'
import { machineClock } from './clock.ts'
import type { EventSecrets } from './config.ts'
import { content } from './content/content.ts'
import { control } from './control/control.ts'
import { crm } from './crm/crm.ts'
import { answerErrors } from './refusal.ts'
import { createWorld } from './world.ts'

/** How the stand-in behaves. */
export type PublisherOptions = {
  /** The bearer key every call must have. */
  apiKey: string
  /** Opens `/__mock` and honours X-Mock-Scenario. */
  mockControl: boolean
  /** The machine's clock; a test fixes it here, `/__mock/clock` moves it later. */
  now?: () => Date
  /** The newspapers it has articles and newsletters for; those that come with the service unless given. */
  editions?: readonly Edition[]
  /** Origin of the account service, to which `/__mock/emit` sends. */
  eventTarget?: string
  /** Keys of the HMAC over emitted events, by who sends them. */
  eventSecrets?: EventSecrets
}

/**
 * The publisher's subscription system and article source, in memory, from a fixed seed. Not listening yet:
 * tests call `inject` or `listen({port:0})`; `close()` also ends calls that never answer on purpose.
 */
export const buildPublisher = (options: PublisherOptions): FastifyInstance => {
  const app = fastify({ bodyLimit: 128 * 1024, logger: { level: 'error' } })
  const world = createWorld(options.mockControl, options.now ?? machineClock, options.editions ?? editions)
  app.removeContentTypeParser('text/plain') // JSON is all the publisher takes
  answerErrors(app)
  app.addHook('preClose', async () => world.stalls.release())
  app.get('/healthz', (_request, reply) => reply.code(204).send())
  app.register(crm(world, options.apiKey), { prefix: '/crm/v1' })
  app.register(content(world, options.apiKey), { prefix: '/content/v1' })
  if (options.mockControl) app.register(control(world, options), { prefix: '/__mock' })
  return app
}
