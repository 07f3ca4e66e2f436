import * as content from '@leserkonto/publisher-wire/content'
import { contentCalls } from '@leserkonto/publisher-wire/content-calls'
import type { z } from 'zod'
import type { Ask } from '../publisher-transport.ts'
import type { Life, RememberedAnswers } from '../remembered-answers.ts'

/** What the service reads of the article source. */
export type ContentSource = {
  /** Remembered for 15 s, for an hour while the publisher is down; null for an unknown edition. */
  front: (edition: string) => Promise<content.Front | null>
  article: (id: string) => Promise<content.Article | null>
  articles: (page: {
    edition: string
    category?: string
    cursor?: string
    limit?: number
  }) => Promise<content.ArticlePage | null>
  /** By words, never remembered, on a circuit of its own; null from a source that cannot search. */
  search: (wish: {
    edition: string
    q: string
    page: number
    limit: number
  }) => Promise<content.SearchPage | null>
}

/** Reads a thing; null where there is none. */
export type Read = <T>(
  path: string,
  answer: z.ZodType<T>,
  more?: Pick<Ask<T>, 'query' | 'asOf' | 'lacking'>,
) => Promise<T | null>

const contentLife: Life = { freshMs: 15_000, staleMs: 60 * 60_000 }

const part = encodeURIComponent

/** The readings of the article source. */
export const contentReadings = (read: Read, recall: RememberedAnswers['recall']): ContentSource => ({
  front: (edition) =>
    recall(`front ${edition}`, contentLife, (asOf) =>
      read(`/content/v1/front/${part(edition)}`, content.Front, { asOf }),
    ),
  article: (id) =>
    recall(`article ${id}`, contentLife, (asOf) =>
      read(`/content/v1/articles/${part(id)}`, content.Article, { asOf }),
    ),
  articles: ({ limit, ...page }) => {
    const query = { ...page, ...(limit && { limit: String(limit) }) }
    return recall(`articles ${page.edition} ${JSON.stringify(query)}`, contentLife, (asOf) =>
      read('/content/v1/articles', content.ArticlePage, { query, asOf }),
    )
  },
  search: ({ page, limit, ...wish }) =>
    read(contentCalls.searchArticles.path, content.SearchPage, {
      query: { ...wish, page: String(page), limit: String(limit) },
      lacking: [404, 405, 501],
    }),
})
