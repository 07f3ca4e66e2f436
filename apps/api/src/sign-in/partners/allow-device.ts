import { Problem, type partners } from '@leserkonto/contracts'
import type { OperationOf } from '../../context.ts'
import { requestOf } from './device.ts'
import { loginTime } from './login-time.ts'
import { openSignIn } from './open-sign-in.ts'
import { endPartnerSignIn } from './store/partner-sign-ins.ts'

/** Signs the device in. */
export const allowDevice: OperationOf<typeof partners.allowDevice> = async (
  { user_code, current_password },
  call,
) => {
  const request = await requestOf(user_code, call)
  const authTime = await loginTime(request, current_password, call)
  const granted = await openSignIn(request, { authTime, agreed: true }, call)
  if (!granted) throw new Problem('DEVICE_CODE_UNKNOWN')
  if (await call.openId.allowDevice(user_code, granted)) return { status: 'allowed' }
  // Somebody else was first: this reader has no device there.
  await endPartnerSignIn(call.db, { id: granted.partnerSession })
  throw new Problem('DEVICE_CODE_UNKNOWN')
}
