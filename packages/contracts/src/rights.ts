import { rightCodes } from '@leserkonto/rules'
import * as z from 'zod/mini'
import { Allowance, ArticleId, EditionName } from './fields.ts'
import { operation } from './operation.ts'

/** Code of a right: 09 news portal, 01 premium newsletters. Source: docs/spec/account.md#rights. */
export const RightCode = z.enum([rightCodes.newsPortal, rightCodes.premiumNewsletters])

/** What a reader may read. Free articles: docs/spec/presentation.md#free-articles. */
export const rights = {
  check: operation({
    summary:
      'Answer 200 if the reader has this right in the edition, by their own plan, a seat, or as one of the free articles of the month',
    method: 'GET',
    path: '/user/checkRight',
    auth: 'reader',
    noPrefetch: true,
    /** `article`: what shall be read; only with it a free article is counted, and each once. */
    input: z.strictObject({
      edition: z.optional(EditionName),
      right: RightCode,
      article: z.optional(ArticleId),
    }),
    output: z.object({
      edition: z.string(),
      right: RightCode,
      granted: z.literal(true),
      by: z.enum(['plan', 'free_article']),
      /** null: the reader has a plan. */
      free_articles: z.nullable(Allowance),
    }),
    errors: ['EDITION_UNKNOWN', 'RIGHT_NOT_GRANTED'],
  }),
  freeArticles: operation({
    summary: 'How many free articles the reader has left in an edition; counts none',
    method: 'GET',
    path: '/user/freeArticles',
    auth: 'reader',
    input: z.strictObject({ edition: z.optional(EditionName) }),
    /** null: the edition gives none, or the reader has the right to all. */
    output: z.object({ edition: z.string(), free_articles: z.nullable(Allowance) }),
    errors: ['EDITION_UNKNOWN'],
  }),
} as const
