import { Problem } from '@leserkonto/contracts'
import { requireFreshLogin } from '../../accounts/shared/require-fresh-login.ts'
import type { CallOf, PartnerRequest } from '../../context.ts'

/** Whether the reader's login is too old for what the partner asks. A code or a passkey makes it a younger one. */
export const needsProof = ({ freshSince }: PartnerRequest, call: CallOf<'reader'>): boolean =>
  freshSince !== undefined && isOlder(call, freshSince)

/** Whether the reader has signed in before this; who was handed over by a session without a password has. */
export const isOlder = ({ reader }: CallOf<'reader'>, since: Date): boolean =>
  !reader.authTime || reader.authTime < since

/**
 * The time of the login that the partner is told: that of the session, or now, where the partner asks for a younger one
 * and the password is right. Throws REAUTHENTICATION_REQUIRED, PASSWORD_WRONG, RATE_LIMITED.
 */
export async function loginTime(
  request: PartnerRequest,
  currentPassword: string | undefined,
  call: CallOf<'reader'>,
): Promise<Date | null> {
  if (!needsProof(request, call)) return call.reader.authTime
  if (currentPassword === undefined) throw new Problem('REAUTHENTICATION_REQUIRED')
  await requireFreshLogin(currentPassword, call)
  return call.now
}
