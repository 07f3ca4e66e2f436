import * as z from 'zod/mini'
import { EditionName, Email, LinkToken, Password, Token } from './fields.ts'
import { operation } from './operation.ts'

/** PUT /user/email. */
export const ChangeEmailForm = z.strictObject({
  email: Email,
  current_password: z.optional(Password),
  edition: z.optional(EditionName),
  /** A secret of the page that asks: it learns by it that the mail was answered. */
  mark: z.optional(Token),
})

/** A new address: the reader asks for it and proves it with a link in a mail. */
export const email = {
  change: operation({
    summary: 'Ask for another address; the new one gets a link, the old one a notice',
    method: 'PUT',
    path: '/user/email',
    auth: 'reader',
    input: ChangeEmailForm,
    output: z.object({ pending_email: z.string() }),
    status: 202,
    errors: ['EDITION_UNKNOWN', 'REAUTHENTICATION_REQUIRED', 'PASSWORD_WRONG', 'EMAIL_TAKEN'],
  }),
  resend: operation({
    summary: 'Send the link of a change that waits again; null if none waits. The earlier link ends',
    method: 'POST',
    path: '/user/email/resend',
    auth: 'reader',
    input: z.strictObject({ mark: z.optional(Token) }),
    output: z.object({ pending_email: z.nullable(z.string()) }),
    errors: [],
  }),
  cancel: operation({
    summary: 'Cancel a change that waits; its link ends',
    method: 'DELETE',
    path: '/user/email/pending',
    auth: 'reader',
    input: z.strictObject({}),
    output: z.void(),
    status: 204,
    errors: [],
  }),
  check: operation({
    summary: 'Whose address the token of the mail changes, without consuming it',
    method: 'GET',
    path: '/user/email/change',
    auth: 'anyone',
    input: z.strictObject({ token: LinkToken }),
    // Addresses are written down on the way, and the token goes on working.
    headers: { token: 'x-email-token' },
    output: z.object({
      /** Address of the account until now. */
      email_masked: z.string(),
      /** Whether password and passkeys go on working: the account's own reader asks. */
      keeps_ways_in: z.boolean(),
    }),
    errors: ['EMAIL_LINK_EXPIRED', 'EMAIL_ALREADY_CHANGED'],
  }),
  verify: operation({
    summary: 'Confirm the new address with the token of the mail; all sessions end',
    method: 'GET',
    path: '/user/email/verify',
    auth: 'anyone',
    input: z.strictObject({ token: LinkToken }),
    output: z.object({
      status: z.literal('email_changed'),
      /** Nothing opens the account any more but a code: the page asks for a new password with it. */
      reset_token: z.optional(z.string()),
    }),
    errors: ['EMAIL_LINK_EXPIRED', 'EMAIL_ALREADY_CHANGED', 'EMAIL_GONE'],
    noPrefetch: true,
  }),
  takeBack: operation({
    summary:
      'Undo a change of address with the token mailed to the former address; nothing opens the account any more',
    method: 'POST',
    path: '/user/email/take-back',
    auth: 'anyone',
    input: z.strictObject({ token: LinkToken }),
    output: z.object({
      status: z.literal('taken_back'),
      /** The address of the account again. */
      email: z.string(),
      /** The account has no password: the page asks for a new one with it. */
      reset_token: z.string(),
    }),
    errors: [
      'TAKE_BACK_EXPIRED',
      'TAKE_BACK_USED',
      'TAKE_BACK_OVERRULED',
      'TAKE_BACK_UNKNOWN',
      'TAKE_BACK_ADDRESS_IN_USE',
      'AUTH_BLOCKED',
    ],
  }),
} as const
