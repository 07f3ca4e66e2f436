import { fieldError, Problem } from '@leserkonto/contracts'
import { isWeakPassword } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import type { Account } from '../../store/accounts.ts'

/**
 * Refuses a common password and one that contains the owner's name or address; throws VALIDATION_FAILED naming the
 * field. The form's schema has checked length and kinds of characters. Source: docs/spec/account.md#password-rules.
 */
export function refuseWeakPassword(
  password: string,
  owner: Pick<Account, 'email'> & Partial<Account>,
  { isCommonPassword }: Work,
): void {
  const names = [owner.givenName, owner.familyName, owner.companyName, owner.username]
  if (isWeakPassword(password, { email: owner.email, names }, isCommonPassword))
    throw new Problem('VALIDATION_FAILED', { fields: [fieldError('password', 'PASSWORD_WEAK')] })
}
