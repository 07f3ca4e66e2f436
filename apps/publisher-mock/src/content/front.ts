import type { Front, FrontBlock } from '@leserkonto/publisher-wire/content'
import type { FastifyInstance } from 'fastify'
import { type PortalEdition, portalEditions } from '../data/article-text.ts'
import { articlesOf } from '../data/articles.ts'
import { fronts } from '../data/fronts.ts'
import { knownEdition } from '../editions.ts'
import type { World } from '../world.ts'
import { edited, teaserOf } from './edited.ts'

const blocksOf = (edition: PortalEdition, nowMs: number): FrontBlock[] => {
  const texts = new Map(articlesOf[edition].map((text) => [text.key, text]))
  return fronts[edition].map(({ type, title, keys }) => ({
    type,
    title,
    articles: keys.flatMap((key) => {
      const text = texts.get(key)
      return text ? teaserOf(edited(text, edition, nowMs)) : []
    }),
  }))
}

/** An edition's front, with the articles in the order of its editors. */
export const front = (app: FastifyInstance, world: World) => {
  app.get<{ Params: { edition: string } }>('/front/:edition', (request): Front => {
    const edition = knownEdition(request.params.edition)
    const portal = portalEditions.find((known) => known === edition)
    const nowMs = world.dataSetOf(request).clock.now()
    return { edition, blocks: portal ? blocksOf(portal, nowMs) : [] }
  })
}
