import { rightCodes } from '@leserkonto/rules'
import * as z from 'zod/mini'
import { EditionName } from './fields.ts'
import { operation } from './operation.ts'

/** Code of a right: 09 news portal, 01 premium newsletters. Source: docs/spec/account.md#rights. */
export const RightCode = z.enum([rightCodes.newsPortal, rightCodes.premiumNewsletters])

/** What a reader may read. */
export const rights = {
  check: operation({
    summary: 'Answer 200 if the reader has this right in the edition, by their own plan or a seat',
    method: 'GET',
    path: '/user/checkRight',
    auth: 'reader',
    input: z.strictObject({ edition: z.optional(EditionName), right: RightCode }),
    output: z.object({ edition: z.string(), right: RightCode, granted: z.literal(true) }),
    errors: ['EDITION_UNKNOWN', 'RIGHT_NOT_GRANTED'],
  }),
} as const
