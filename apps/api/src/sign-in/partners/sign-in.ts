import { Problem, type partners } from '@leserkonto/contracts'
import type { CallOf, OperationOf, PartnerRequest } from '../../context.ts'
import { shownRequest } from './shown-request.ts'

/** What the partner asks. */
export const show: OperationOf<typeof partners.show> = async ({ id }, call) =>
  shownRequest(await requestOf(id, call), call)

/** Leads the reader back to the partner without a sign-in. */
export const refuse: OperationOf<typeof partners.refuse> = async ({ id }, call) => {
  await requestOf(id, call)
  return { return_to: leadingBack(await call.openId.refuse(id)) }
}

/**
 * The request of a sign-in that began in this browser. One that somebody else began would sign them in with the account
 * of the reader to whom they sent its address. Source: docs/spec/security.md#partners.
 */
export async function requestOf(id: string, call: CallOf<'reader'>): Promise<PartnerRequest> {
  const request = call.beganSignIn(id) ? await call.openId.findRequest(id) : undefined
  if (!request) throw new Problem('PARTNER_SIGN_IN_OVER')
  return request
}

/** Where the answer leads the reader. */
export function leadingBack(address: string | undefined): string {
  if (address === undefined) throw new Problem('PARTNER_SIGN_IN_OVER')
  return address
}
