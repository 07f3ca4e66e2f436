import { LoginForm } from '@leserkonto/contracts'
import { formOperation } from '../../shell/form-operation.ts'

/** POST /user/login. */
export const login = formOperation('session.login', LoginForm, (api, input) =>
  api.session.login.mutate(input),
)
