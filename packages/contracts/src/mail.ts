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
    output: z.object({
      status: z.literal('noted'),
      /** What the mail was about; null for a link that is unknown or too old to be remembered. */
      matter: z.nullable(
        z.enum([
          'newsletters',
          'registration',
          'registrations',
          'email_change',
          'link',
          'passkey',
          'device',
          'invitation',
        ]),
      ),
      /** Whether it is undone now, was answered before, or the link is over. */
      outcome: z.enum(['undone', 'already', 'over']),
    }),
    errors: [],
  }),
} as const
