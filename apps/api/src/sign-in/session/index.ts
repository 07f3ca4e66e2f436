import type { session as contract } from '@leserkonto/contracts'
import type { OperationsOf, SignOnOperations } from '../../context.ts'
import { confirmWithCode } from './confirm-with-code.ts'
import { confirmWithPasskey } from './confirm-with-passkey.ts'
import { end, endOthers } from './end.ts'
import { handOver } from './hand-over.ts'
import { keep, keepSignOn } from './keep-sign-on.ts'
import { list } from './list.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { pass } from './pass-sign-on.ts'
import { passkeyLogin, passkeyOptions } from './passkey-login.ts'
import { redeemCode } from './redeem-code.ts'
import { registerWithCode } from './register-with-code.ts'
import { requestCode } from './request-code.ts'
import { signIns } from './sign-ins.ts'
import { signUserData } from './sign-user-data.ts'
import { userinfo } from './userinfo.ts'

export { moveSession } from './move-session.ts'

export const session: OperationsOf<typeof contract> = {
  login,
  requestCode,
  redeemCode,
  registerWithCode,
  confirmWithCode,
  passkeyOptions,
  passkeyLogin,
  confirmWithPasskey,
  logout,
  signUserData,
  userinfo,
  handOver,
  keepSignOn,
  list,
  signIns,
  end,
  endOthers,
}

/** The operations of the sign-on routes, to which browsers navigate. */
export const signOn: SignOnOperations = { keep, pass }
