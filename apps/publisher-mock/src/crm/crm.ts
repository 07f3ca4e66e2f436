import type { FastifyPluginAsync } from 'fastify'
import { requireKey } from '../bearer.ts'
import { noteAndFail, type World } from '../world.ts'
import { cancellations } from './cancellations.ts'
import { customers } from './customers.ts'
import { deletedAccounts } from './deleted-accounts.ts'
import { links } from './links.ts'
import { newsletters } from './newsletters.ts'
import { offers } from './offers.ts'
import { optins } from './optins.ts'
import { rights } from './rights.ts'
import { seats } from './seats.ts'
import { subscriptions } from './subscriptions.ts'
import { unsubscriptions } from './unsubscriptions.ts'

const resources = [
  customers,
  subscriptions,
  links,
  rights,
  seats,
  newsletters,
  offers,
  optins,
  unsubscriptions,
  deletedAccounts,
  cancellations,
]

/** The subscription system under `/crm/v1`; its health check is public, everything else needs the key. */
export const crm =
  (world: World, apiKey: string): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preHandler', noteAndFail(world))
    app.get('/healthz', (_request, reply) => reply.code(204).send())
    app.register(async (guarded) => {
      guarded.addHook('onRequest', requireKey(apiKey))
      for (const resource of resources) resource(guarded, world)
    })
  }
