import { LoginCodeRequest, LoginForm, RedeemCodeForm } from '@leserkonto/contracts'
import { isOwnScreen } from '@leserkonto/pages/route-table'
import { notePasswordLogin } from '@leserkonto/pages/session/password-login'
import { returnKey } from '@leserkonto/pages/session-key'
import { addresses } from '@leserkonto/rules'
import type { Account } from '../../session/account.ts'
import { signIn } from '../../session/sign-in.ts'
import { formOperation } from '../../shell/form/form-operation.ts'

// Its code comes with the schemas, so that the first load of the page does without.
export { normalizedEmail } from '@leserkonto/rules'

export { signIn }

/** Lets the page to which the reader goes on have a passkey made. One of the portal looks only where it finds its reader back. */
export function notePassword({ tab, returnUrl }: Account): void {
  notePasswordLogin(tab)
  const { origin, pathname, search } = new URL(returnUrl.peek() ?? addresses.profile, location.origin)
  if (origin === location.origin && !isOwnScreen(pathname) && tab.read(returnKey) === null)
    tab.write(returnKey, JSON.stringify({ address: pathname + search }))
}

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
