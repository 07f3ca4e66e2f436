import { Problem, type partners } from '@leserkonto/contracts'
import type { CallOf, PartnerRequest, Story } from '../../context.ts'
import { endPartnerSignIn } from '../../store/partners/partner-sign-ins.ts'
import { loginTime } from './login-time.ts'
import { openSignIn } from './open-sign-in.ts'
import { shownRequest } from './shown-request.ts'

/** What the device asks that shows a code. */
export const device: Story<typeof partners.device> = async ({ user_code }, call) =>
  shownRequest(await requestOf(user_code, call), call)

/** Signs the device in. */
export const allowDevice: Story<typeof partners.allowDevice> = async (
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

/** Tells the device that its reader has refused. */
export const refuseDevice: Story<typeof partners.refuseDevice> = async ({ user_code }, call) => {
  await requestOf(user_code, call)
  if (!(await call.openId.refuseDevice(user_code))) throw new Problem('DEVICE_CODE_UNKNOWN')
  return { status: 'refused' }
}

/** The request behind a code. A right code is no guess. */
async function requestOf(userCode: string, call: CallOf<'reader'>): Promise<PartnerRequest> {
  const request = await call.openId.findDevice(userCode)
  if (!request) throw new Problem('DEVICE_CODE_UNKNOWN')
  await call.limits.giveBack('guess', { account: call.reader.accountId })
  return request
}
