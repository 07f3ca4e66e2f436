import { ResetPasswordForm } from '@leserkonto/contracts'
import { dropSession } from '../../session/sign-in.ts'
import { formOperation } from '../../shell/form/form-operation.ts'

export { dropSession }

/** POST /registration/password-reset. */
export const reset = formOperation('password.reset', ResetPasswordForm, (api, input) =>
  api.password.reset.mutate(input),
)
