import type { FastifyPluginAsync } from 'fastify'
import { requireKey } from '../bearer.ts'
import { media } from '../media/media.ts'
import { pictures } from '../pictures/pictures.ts'
import { noteAndFail, type World } from '../world.ts'
import { articles } from './articles.ts'
import { front } from './front.ts'
import { search } from './search.ts'

/** The article source under `/content/v1`; everything needs the key. */
export const content =
  (world: World, apiKey: string): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', requireKey(apiKey))
    app.addHook('preHandler', noteAndFail(world))
    articles(app, world)
    front(app, world)
    search(app, world)
    pictures(app)
    media(app)
  }
