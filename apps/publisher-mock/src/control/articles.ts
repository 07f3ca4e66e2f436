import { LiveEntry } from '@leserkonto/publisher-wire/content'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { articlesOf } from '../data/articles.ts'
import { portals } from '../editions.ts'
import { notFound, parse } from '../refusal.ts'
import type { World } from '../world.ts'

const Body = z
  .strictObject({
    headline: z.string().min(1),
    withdrawn: z.boolean(),
    teaserImage: z.string().min(1),
    live: z.array(LiveEntry),
  })
  .partial()

const isKnown = (world: World, id: string) =>
  portals(world).some((edition) => articlesOf(edition).some(({ key }) => id === `${edition}-${key}`))

/** PATCH articles/{id} `{headline?,withdrawn?,teaserImage?,live?}`: what the newsroom does to an article. It tells nobody: POST emit does. */
export const editArticles = (app: FastifyInstance, world: World) => {
  app.patch('/articles/:id', (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    const { id } = request.params
    if (!isKnown(world, id)) throw notFound('This article')
    const { headline, withdrawn, teaserImage, live } = parse(Body, request.body)
    const { articles } = world.dataSetOf(request).change()
    articles.set(id, {
      ...articles.get(id),
      ...(headline !== undefined && { headline }),
      ...(withdrawn !== undefined && { withdrawn }),
      ...(teaserImage !== undefined && { teaserImage }),
      ...(live !== undefined && { live }),
    })
    return reply.code(204).send()
  })
}
