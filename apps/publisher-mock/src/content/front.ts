import { isSignOn } from '@leserkonto/editions'
import type { Front, FrontBlock } from '@leserkonto/publisher-wire/content'
import type { FastifyInstance } from 'fastify'
import { frontOf } from '../data/fronts.ts'
import type { Seed } from '../data/seed.ts'
import { knownEdition } from '../editions.ts'
import type { World } from '../world.ts'
import { edited, publishedTexts, teaserOf } from './edited.ts'

const blocksOf = (edition: string, rows: Readonly<Seed>, nowMs: number): FrontBlock[] => {
  const texts = new Map(publishedTexts(edition, rows).map((text) => [text.key, text]))
  return frontOf(edition).map(({ type, title, keys }) => ({
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
    const edition = knownEdition(world, request.params.edition)
    const { clock, read } = world.dataSetOf(request)
    const { shortcut } = edition
    return { edition: shortcut, blocks: isSignOn(edition) ? [] : blocksOf(shortcut, read(), clock.now()) }
  })
}
