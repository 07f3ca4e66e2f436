import {
  RemovePasswordForm,
  RequestPasswordForm,
  ResetPasswordForm,
  UpdatePasswordForm,
} from '@leserkonto/contracts'
import * as z from 'zod/mini'
import type { Account } from '../../session/account.ts'
import { failureOf, logFailure } from '../../session/failure.ts'
import { dropSession, signIn } from '../../session/sign-in.ts'
import { formOperation } from '../../shell/form/form-operation.ts'

// In this chunk because it is needed only after a reset.
export { dropSession }

/** POST /registration/request-password-reset. */
export const requestReset = formOperation('password.requestReset', RequestPasswordForm, (api, input) =>
  api.password.requestReset.mutate(input),
)

/** POST /registration/password-reset. */
export const reset = formOperation('password.reset', ResetPasswordForm, (api, input) =>
  api.password.reset.mutate(input),
)

/** The form asks for the new password twice; the service takes it once. */
const TypedTwice = z
  .extend(UpdatePasswordForm, {
    password_repeat: z.string().check(z.minLength(1)),
  })
  .check(
    z.refine(({ password, password_repeat }) => password === password_repeat, {
      error: 'MISMATCH',
      path: ['password_repeat'],
    }),
  )

/** PUT /user/password. */
export const update = formOperation('password.update', TypedTwice, (api, { password_repeat: _, ...input }) =>
  api.password.update.mutate(input),
)

/** DELETE /user/password. */
export const remove = formOperation('password.remove', RemovePasswordForm, (api, input) =>
  api.password.remove.mutate(input),
)

/** POST /user/login with the password that has just been set. False if that does not work: the reader is told to sign in. */
export async function signInWith(
  account: Account,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  try {
    const api = await account.api()
    const edition = account.page.edition.shortcut
    const { access_token } = await api.session.login.mutate({ email, password, edition })
    return (await signIn(account, access_token)) === 'signedIn'
  } catch (error) {
    logFailure('session.login', failureOf(error))
    return false
  }
}
