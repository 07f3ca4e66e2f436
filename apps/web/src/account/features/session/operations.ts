import { LoginCodeRequest, LoginForm, RedeemCodeForm } from '@leserkonto/contracts'
import { signIn } from '../../session/sign-in.ts'
import { formOperation } from '../../shell/form/form-operation.ts'

// Its code comes with the schemas, so that the first load of the page does without.
export { normalizedEmail } from '@leserkonto/rules'

export { signIn }

/** POST /user/login. */
export const login = formOperation('session.login', LoginForm, (api, input) =>
  api.session.login.mutate(input),
)

/** POST /user/login-code. */
export const requestCode = formOperation('session.requestCode', LoginCodeRequest, (api, input) =>
  api.session.requestCode.mutate(input),
)

/** POST /user/login-code/redeem. */
export const redeemCode = formOperation('session.redeemCode', RedeemCodeForm, (api, input) =>
  api.session.redeemCode.mutate(input),
)
