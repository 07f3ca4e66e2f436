import { Problem, type partners } from '@leserkonto/contracts'
import type { CallOf, OperationOf, PartnerRequest } from '../../context.ts'
import { shownRequest } from './shown-request.ts'

/** What the device asks that shows a code. */
export const device: OperationOf<typeof partners.device> = async ({ user_code }, call) =>
  shownRequest(await requestOf(user_code, call), call)

/** Tells the device that its reader has refused. */
export const refuseDevice: OperationOf<typeof partners.refuseDevice> = async ({ user_code }, call) => {
  await requestOf(user_code, call)
  if (!(await call.openId.refuseDevice(user_code))) throw new Problem('DEVICE_CODE_UNKNOWN')
  return { status: 'refused' }
}

/** The request behind a code. A right code is no guess. */
export async function requestOf(userCode: string, call: CallOf<'reader'>): Promise<PartnerRequest> {
  const request = await call.openId.findDevice(userCode)
  if (!request) throw new Problem('DEVICE_CODE_UNKNOWN')
  await call.limits.giveBack('guess', { account: call.reader.accountId })
  return request
}
