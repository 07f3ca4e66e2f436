import { Problem, type partners } from '@leserkonto/contracts'
import type { CallOf, PartnerRequest, Story } from '../../context.ts'
import { loginTime } from './login-time.ts'
import { openSignIn } from './open-sign-in.ts'
import { shownRequest } from './shown-request.ts'

/** What the partner asks. */
export const show: Story<typeof partners.show> = async ({ id }, call) =>
  shownRequest(await requestOf(id, call), call)

/**
 * Signs the reader in at the partner. Where nobody has pressed, the reader may have taken back since the page asked what was
 * allowed before: only a yes of this moment allows it again.
 */
export const allow: Story<typeof partners.allow> = async ({ id, agreed = false, current_password }, call) => {
  const request = await requestOf(id, call)
  const authTime = await loginTime(request, current_password, call)
  const granted = await openSignIn(request, { authTime, agreed }, call)
  if (!granted) throw new Problem('PARTNER_SIGN_IN_OVER')
  return { return_to: leadingBack(await call.openId.allow(id, granted)) }
}

/** Leads the reader back to the partner without a sign-in. */
export const refuse: Story<typeof partners.refuse> = async ({ id }, call) => {
  await requestOf(id, call)
  return { return_to: leadingBack(await call.openId.refuse(id)) }
}

/**
 * The request of a sign-in that began in this browser. One that somebody else began would sign them in with the account
 * of the reader to whom they sent its address. Source: docs/spec/security.md#partners.
 */
async function requestOf(id: string, call: CallOf<'reader'>): Promise<PartnerRequest> {
  const request = call.beganSignIn(id) ? await call.openId.findRequest(id) : undefined
  if (!request) throw new Problem('PARTNER_SIGN_IN_OVER')
  return request
}

function leadingBack(address: string | undefined): string {
  if (address === undefined) throw new Problem('PARTNER_SIGN_IN_OVER')
  return address
}
