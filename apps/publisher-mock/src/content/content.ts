import type { FastifyPluginAsync } from 'fastify'
import { pictures } from '../pictures/pictures.ts'
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
    pictures(app)
  }
