import {
  RemovePasswordForm,
  RequestPasswordForm,
  ResetPasswordForm,
  UpdatePasswordForm,
} from '@leserkonto/contracts'
import * as z from 'zod/mini'
import { signInByLink } from '../../session/link-sign-in.ts'
import { formOperation } from '../../shell/form/form-operation.ts'

// In this chunk because it is needed only after a reset.
export { signInByLink }

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
