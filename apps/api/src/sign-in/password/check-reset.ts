import type { password } from '@leserkonto/contracts'
import { maskedEmail } from '@leserkonto/rules'
import type { OperationOf } from '../../context.ts'
import { openResetLink } from './reset-link.ts'

/** Whose password a link sets, so that nobody goes on in an account whose link a stranger has sent; uses up nothing. */
export const checkReset: OperationOf<typeof password.checkReset> = async ({ token: secret }, call) => {
  const { token } = await openResetLink(secret, call)
  const { email } = token.payload
  return { email, email_masked: maskedEmail(email) }
}
