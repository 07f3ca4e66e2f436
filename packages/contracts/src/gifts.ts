import * as z from 'zod/mini'
import { Allowance, ArticleId, EditionName, Id, Instant } from './fields.ts'
import { operation } from './operation.ts'

/** An article that a subscriber has given away. */
export const Gift = z.object({
  id: Id,
  edition: z.string(),
  article_id: z.string(),
  title: z.string(),
  /** Of the article, which opens nothing. */
  url: z.string(),
  /** What opens it; null once it no longer does. */
  link: z.nullable(z.string()),
  state: z.enum(['open', 'expired', 'revoked', 'used_up']),
  created_at: Instant,
  expires_at: Instant,
  /** How often the link has been opened; by whom nobody knows. */
  readings: z.int(),
})

/** Articles given away by a link. Source: docs/spec/presentation.md#gifts. */
export const gifts = {
  list: operation({
    summary: 'Articles the signed-in reader has given away, of all editions, newest first',
    method: 'GET',
    path: '/user/gifts',
    auth: 'reader',
    input: z.strictObject({}),
    output: z.object({ gifts: z.array(Gift), allowance: Allowance }),
    errors: [],
  }),
  give: operation({
    summary:
      'Give a locked article away by a link; one that is still open is answered again and costs nothing',
    method: 'POST',
    path: '/user/gifts',
    auth: 'reader',
    limit: 'gift',
    input: z.strictObject({ edition: z.optional(EditionName), article_id: ArticleId }),
    output: z.object({ gift: Gift, allowance: Allowance }),
    status: 201,
    errors: ['EDITION_UNKNOWN', 'NOT_FOUND', 'RIGHT_NOT_GRANTED', 'GIFT_LIMIT'],
  }),
  revoke: operation({
    summary: 'Take a gift back: its link opens nothing any more; succeeds again',
    method: 'DELETE',
    path: '/user/gifts/{id}',
    auth: 'reader',
    limit: 'gift',
    input: z.strictObject({ id: Id }),
    output: z.void(),
    status: 204,
    errors: ['NOT_FOUND'],
  }),
} as const
