import * as z from 'zod/mini'
import { LinkToken, Token } from './fields.ts'
import { operation } from './operation.ts'

/** What the mail was about; null for a link that is unknown or too old to be remembered. */
const Matter = z.nullable(
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
)

/** What the receiver of a mail can answer to it. */
export const mail = {
  checkNotMe: operation({
    summary: 'What a not-me link would undo, and whether it still can, without consuming it',
    method: 'GET',
    path: '/mail/not-me',
    auth: 'anyone',
    input: z.strictObject({ token: LinkToken }),
    // Addresses are written down on the way, and the token goes on working.
    headers: { token: 'x-not-me-token' },
    output: z.object({
      matter: Matter,
      /** Whether it can be undone, was, has ended by other means, is over, or the address has been changed by now. */
      state: z.enum(['open', 'already', 'settled', 'over', 'too_late']),
    }),
    errors: [],
  }),
  notMe: operation({
    summary: 'Somebody got a mail that was not meant for them: undo what it was about',
    method: 'POST',
    path: '/mail/not-me',
    auth: 'anyone',
    input: z.strictObject({ token: LinkToken }),
    output: z.object({
      status: z.literal('noted'),
      matter: Matter,
      /** Undone now, answered before, ended by other means, over, or the address has been changed by now. */
      outcome: z.enum(['undone', 'already', 'settled', 'over', 'too_late']),
      /** The account has no password any more: the page asks for a new one with it. */
      reset_token: z.nullable(z.string()),
    }),
    errors: [],
  }),
  awaited: operation({
    summary: 'Tells a page that waits for a mail whether its link was confirmed, and nothing else',
    method: 'GET',
    path: '/mail/awaited',
    auth: 'anyone',
    /** The secret that the page sent with its form. */
    input: z.strictObject({ mark: Token }),
    // Addresses are written down on the way, and it is asked again and again.
    headers: { mark: 'x-mark' },
    output: z.object({ confirmed: z.boolean() }),
    errors: [],
  }),
} as const
