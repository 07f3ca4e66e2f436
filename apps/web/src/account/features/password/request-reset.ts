import { RequestPasswordForm } from '@leserkonto/contracts'
import { formOperation } from '../../shell/form/form-operation.ts'

/** POST /registration/request-password-reset. */
export const requestReset = formOperation('password.requestReset', RequestPasswordForm, (api, input) =>
  api.password.requestReset.mutate(input),
)
