import * as z from 'zod/mini'
import { ArticleId, EditionName, Instant } from './fields.ts'
import { operation } from './operation.ts'

/** An article a reader marked. */
export const Favourite = z.object({
  id: z.string(),
  type: z.literal('article'),
  title: z.string(),
  url: z.string(),
  created_at: Instant,
})

/** Marked articles, a list per edition; the sign-on edition has none. */
export const favourites = {
  list: operation({
    summary: 'Favourites of the signed-in reader in an edition, newest first',
    method: 'GET',
    path: '/favorite/list/{edition}',
    auth: 'reader',
    input: z.strictObject({ edition: EditionName }),
    output: z.object({ edition: z.string(), favorites: z.array(Favourite) }),
    errors: ['EDITION_UNKNOWN'],
  }),
  add: operation({
    summary: 'Mark an article; title and address come from the article source',
    method: 'PUT',
    path: '/favorite/{edition}/{id}',
    auth: 'reader',
    input: z.strictObject({ edition: EditionName, id: ArticleId, type: z.literal('article') }),
    output: Favourite,
    errors: ['EDITION_UNKNOWN', 'NOT_FOUND'],
  }),
  remove: operation({
    summary: 'Remove a mark; succeeds without one, too',
    method: 'DELETE',
    path: '/favorite/{edition}/{id}',
    auth: 'reader',
    input: z.strictObject({ edition: EditionName, id: ArticleId }),
    output: z.void(),
    status: 204,
    errors: ['EDITION_UNKNOWN'],
  }),
} as const
