import { LoginForm } from '@leserkonto/contracts'
import { signIn } from '../../session/sign-in.ts'
import { formOperation } from '../../shell/form/form-operation.ts'

export { signIn }

/** POST /user/login. */
export const login = formOperation('session.login', LoginForm, (api, input) =>
  api.session.login.mutate(input),
)
