import * as z from 'zod/mini'
import { EditionName } from './fields.ts'
import { operation } from './operation.ts'

/** An article as the overview of the account shows it. */
export const HomeStory = z.object({
  id: z.string(),
  url: z.string(),
  headline: z.string(),
  category: z.string(),
  teaser: z.string(),
  authors: z.array(z.string()),
  /** Needs the right 09. */
  plus: z.boolean(),
  /** Addresses for a width of about 300 and of about 900 pixels; null without a picture that the edition may show. */
  picture: z.nullable(z.object({ small: z.string(), large: z.string(), alt: z.string() })),
})

/** What the overview of the account shows of the newspaper. */
export const home = {
  today: operation({
    summary: 'The lead of an edition and the articles the reader marked last, with their pictures',
    method: 'GET',
    path: '/home/{edition}',
    auth: 'reader',
    input: z.strictObject({ edition: EditionName }),
    output: z.object({
      /** null while the article source is silent, and at the sign-on edition. */
      lead: z.nullable(HomeStory),
      /** Three at most, newest first; one that the source does not know any more is left out. */
      marked: z.array(HomeStory),
      /** All that are marked in this edition. */
      marked_count: z.int(),
    }),
    errors: ['EDITION_UNKNOWN'],
  }),
} as const
