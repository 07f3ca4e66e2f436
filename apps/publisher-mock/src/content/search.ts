import { isSignOn } from '@leserkonto/editions'
import type { Article, SearchPage } from '@leserkonto/publisher-wire/content'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { knownEdition } from '../editions.ts'
import { plainLetters } from '../folding.ts'
import { parse } from '../refusal.ts'
import type { World } from '../world.ts'
import { newestFirst } from './articles.ts'
import { edited, publishedTexts, teaserOf } from './edited.ts'

const Query = z.object({
  edition: z.string().optional(),
  q: z.string().min(1).max(100),
  page: z.coerce.number().int().min(1).max(50).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})

/** As German readers type. Words are parted by one blank. */
const folded = (text: string): string => plainLetters(text).replace(/[^\p{L}\p{N}]+/gu, ' ')

const wordsOf = (text: string): string[] => [...new Set(folded(text).split(' ').filter(Boolean))]

/** How much a word counts by where it stands; the beginning of a word is found, as compounds are read. */
function weightOf(
  word: string,
  { headline, teaser, authors, category, placeLine = '', body }: Article,
): number {
  const names = authors.flatMap(({ name }) => name).join(' ')
  const isIn = (text: string) => ` ${folded(text)}`.includes(` ${word}`)
  const places = [
    [8, headline],
    [3, teaser],
    [3, `${names} ${category} ${placeLine}`],
    [1, body.join(' ')],
  ] as const
  return places.reduce((sum, [weight, text]) => sum + (isIn(text) ? weight : 0), 0)
}

/** All words together; 0 where one of them is missing. */
function fitOf(words: readonly string[], article: Article): number {
  const weights = words.map((word) => weightOf(word, article))
  return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0)
}

/** Full text of an edition's articles: the best first, of equal ones the newest. */
export const search = (app: FastifyInstance, world: World) => {
  app.get('/search', (request): SearchPage => {
    const { edition, q, page, limit } = parse(Query, request.query)
    const { clock, read } = world.dataSetOf(request)
    const known = knownEdition(world, edition)
    const words = wordsOf(q)
    const texts = isSignOn(known) || words.length === 0 ? [] : publishedTexts(known.shortcut, read())
    const found = texts
      .map((text) => edited(text, known.shortcut, clock.now()))
      .map((article) => ({ article, fit: fitOf(words, article) }))
      .filter(({ fit }) => fit > 0)
      .sort((one, other) => other.fit - one.fit || newestFirst(one.article, other.article))
    const shown = found.slice((page - 1) * limit, page * limit)
    return { articles: shown.map(({ article }) => teaserOf(article)), total: found.length }
  })
}
