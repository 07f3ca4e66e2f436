import { weakPassword } from '@leserkonto/contracts'
import { passwordFlaw } from '@leserkonto/rules'
import type { With } from '../../context.ts'
import type { Account } from '../store/accounts.ts'

/**
 * Refuses a common password and one that contains the owner's name or address; throws VALIDATION_FAILED naming the
 * field. The form's schema has checked length and kinds of characters. Source: docs/spec/account.md#password-rules.
 */
export function refuseWeakPassword(
  password: string,
  owner: Pick<Account, 'email'> & Partial<Account>,
  { isCommonPassword }: With<'isCommonPassword'>,
): void {
  const names = [owner.givenName, owner.familyName, owner.companyName, owner.username]
  const flaw = passwordFlaw(password, { email: owner.email, names }, isCommonPassword)
  if (flaw) throw weakPassword(flaw)
}
