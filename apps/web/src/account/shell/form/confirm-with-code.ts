import { LoginCodeForm } from '@leserkonto/contracts'
import { formOperation } from './form-operation.ts'

/** POST /user/login-code/confirm. */
export const confirmWithCode = formOperation('session.confirmWithCode', LoginCodeForm, (api, input) =>
  api.session.confirmWithCode.mutate(input),
)
