import { inputLimits } from '@leserkonto/rules'
import * as z from 'zod/mini'
import { EditionName, Email, LinkToken, NewPassword, Password, Token } from './fields.ts'
import { SignedIn } from './login-code.ts'
import { operation } from './operation.ts'

/** POST /registration/request-password-reset. */
export const RequestPasswordForm = z.strictObject({
  email: Email,
  edition: z.optional(EditionName),
  /** Where the reader goes on with the new password, whichever browser opens the mail. */
  return_url: z.optional(z.string().check(z.maxLength(inputLimits.returnUrlChars))),
  /** A secret of the page that asks: it learns by it that the mail was answered, in a browser the account knows. */
  mark: z.optional(Token),
})

/** POST /registration/password-reset. */
export const ResetPasswordForm = z.strictObject({ token: LinkToken, password: NewPassword })

/** PUT /user/password. */
export const UpdatePasswordForm = z.strictObject({
  password: NewPassword,
  current_password: z.optional(Password),
})

/** DELETE /user/password. */
export const RemovePasswordForm = z.strictObject({ current_password: z.optional(Password) })

/** A forgotten password, a changed one, and none. */
export const password = {
  requestReset: operation({
    summary: 'Send a link to set a new password, if the address is known',
    method: 'POST',
    path: '/registration/request-password-reset',
    auth: 'anyone',
    limit: 'mailRequest',
    input: RequestPasswordForm,
    output: z.object({ status: z.literal('sent') }),
    status: 202,
    errors: ['EDITION_UNKNOWN'],
  }),
  checkReset: operation({
    summary: 'Whose password the token of the mail sets, without consuming it',
    method: 'GET',
    path: '/registration/password-reset',
    auth: 'anyone',
    input: z.strictObject({ token: LinkToken }),
    // Addresses are written down on the way, and the token goes on working.
    headers: { token: 'x-reset-token' },
    // The holder of the link has the mailbox, and may set the password: the page names the account to password managers.
    output: z.object({ email: z.string(), email_masked: z.string() }),
    errors: ['PASSWORD_RESET_TOKEN_INVALID'],
  }),
  reset: operation({
    summary: 'Set a new password with the token of the mail and sign in; also activates the address',
    method: 'POST',
    path: '/registration/password-reset',
    auth: 'anyone',
    input: ResetPasswordForm,
    output: z.object({
      // A login, unless the account is blocked or somebody else is signed in.
      ...z.partial(SignedIn).shape,
      return_url: z.optional(z.string()),
    }),
    errors: ['PASSWORD_RESET_TOKEN_INVALID', 'PASSWORD_RESET_FAILED'],
  }),
  update: operation({
    summary: 'Change the password of the signed-in reader, or set the first one; other sessions end',
    method: 'PUT',
    path: '/user/password',
    auth: 'reader',
    input: UpdatePasswordForm,
    output: z.object({}),
    errors: ['REAUTHENTICATION_REQUIRED', 'PASSWORD_WRONG', 'PASSWORD_UPDATE_FAILED'],
  }),
  remove: operation({
    summary: 'Remove the password; the reader signs in with codes from then on; other sessions end',
    method: 'DELETE',
    path: '/user/password',
    auth: 'reader',
    input: RemovePasswordForm,
    body: ['current_password'],
    output: z.void(),
    status: 204,
    errors: ['REAUTHENTICATION_REQUIRED', 'PASSWORD_WRONG', 'PASSWORD_UPDATE_FAILED'],
  }),
} as const
