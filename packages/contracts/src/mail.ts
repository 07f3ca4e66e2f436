import * as z from 'zod/mini'
import { Token } from './fields.ts'
import { operation } from './operation.ts'

/** What the receiver of a mail can answer to it. */
export const mail = {
  notMe: operation({
    summary: 'Somebody got a mail that was not meant for them: undo what it was about',
    method: 'POST',
    path: '/mail/not-me',
    auth: 'anyone',
    input: z.strictObject({ token: Token }),
    output: z.object({ status: z.literal('noted') }),
    errors: [],
  }),
} as const
