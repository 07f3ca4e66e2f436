import { Problem, type partners } from '@leserkonto/contracts'
import type { OperationOf } from '../../context.ts'
import { loginTime } from './login-time.ts'
import { openSignIn } from './open-sign-in.ts'
import { leadingBack, requestOf } from './sign-in.ts'

/**
 * Signs the reader in at the partner. Where nobody has pressed, the reader may have taken back since the page asked what was
 * allowed before: only a yes of this moment allows it again.
 */
export const allow: OperationOf<typeof partners.allow> = async (
  { id, agreed = false, current_password },
  call,
) => {
  const request = await requestOf(id, call)
  const authTime = await loginTime(request, current_password, call)
  const granted = await openSignIn(request, { authTime, agreed }, call)
  if (!granted) throw new Problem('PARTNER_SIGN_IN_OVER')
  return { return_to: leadingBack(await call.openId.allow(id, granted)) }
}
