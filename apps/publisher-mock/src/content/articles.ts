import { type Edition, isSignOn } from '@leserkonto/editions'
import type { Article, ArticlePage } from '@leserkonto/publisher-wire/content'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { issueOf } from '../data/issues.ts'
import type { Seed } from '../data/seed.ts'
import { knownEdition, portals } from '../editions.ts'
import { notFound, parse, refusal } from '../refusal.ts'
import type { DataSet } from '../sessions.ts'
import type { World } from '../world.ts'
import { edited, publishedTexts, teaserOf } from './edited.ts'

const Query = z.object({
  edition: z.string().optional(),
  category: z.string().max(60).optional(),
  cursor: z.string().max(60).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})

type Cursor = { asOfMs: number; offset: number }

const yearMs = 365 * 24 * 60 * 60 * 1000

/**
 * A cursor contains the time of the first page, so that no article is lost between pages. Anybody can write one: it must not
 * show unpublished articles, and a time before all articles is invalid.
 */
const readCursor = (cursor: string | undefined, nowMs: number): Cursor => {
  if (cursor === undefined) return { asOfMs: nowMs, offset: 0 }
  const [, asOfMs, offset] = /^(\d{1,15})-(\d{1,6})$/.exec(cursor) ?? []
  if (!asOfMs || !offset || Number(asOfMs) < nowMs - yearMs)
    throw refusal(400, 'CURSOR_INVALID', 'This cursor is none of ours.')
  return { asOfMs: Math.min(Number(asOfMs), nowMs), offset: Number(offset) }
}

const printedDate = ({ publicationDate, changeDate }: Article) => changeDate ?? publicationDate

/** By the date that is printed. */
export const newestFirst = (one: Article, other: Article) =>
  printedDate(other) - printedDate(one) || (one.id < other.id ? -1 : 1)

const listOf = (
  edition: Edition,
  category: string | undefined,
  rows: Readonly<Seed>,
  nowMs: number,
): Article[] =>
  (isSignOn(edition) ? [] : publishedTexts(edition.shortcut, rows))
    .map((text) => edited(text, edition.shortcut, nowMs))
    .filter((article) => !category || article.category.toLowerCase() === category.toLowerCase())
    .sort(newestFirst)

/** The article with that id, or null. */
const articleWith = (id: string, world: World, { clock, read }: DataSet): Article | null => {
  const portal = portals(world).find((edition) => id.startsWith(`${edition}-`))
  const issue = portal && issueOf(portal)
  const text =
    portal &&
    [...publishedTexts(portal, read()), ...(issue ? [issue] : [])].find(
      ({ key }) => id === `${portal}-${key}`,
    )
  return portal && text ? edited(text, portal, clock.now()) : null
}

/** Lists by edition and category, and single articles with their text. */
export const articles = (app: FastifyInstance, world: World) => {
  app.get('/articles', (request): ArticlePage => {
    const { edition, category, cursor, limit } = parse(Query, request.query)
    const { clock, read } = world.dataSetOf(request)
    const { asOfMs, offset } = readCursor(cursor, clock.now())
    const all = listOf(knownEdition(world, edition), category, read(), asOfMs)
    const end = offset + limit
    return {
      articles: all.slice(offset, end).map(teaserOf),
      next_cursor: end < all.length ? `${asOfMs}-${end}` : null,
    }
  })

  app.get<{ Params: { id: string } }>('/articles/:id', (request): Article => {
    const article = articleWith(request.params.id, world, world.dataSetOf(request))
    if (!article) throw notFound('This article')
    return article
  })
}
