import type { FastifyPluginAsync } from 'fastify'
import { noteAndFail, type World } from '../world.ts'
import { articles } from './articles.ts'
import { front } from './front.ts'

/** The article source under `/content/v1`. */
export const content =
  (world: World): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preHandler', noteAndFail(world))
    articles(app, world)
    front(app, world)
  }
