import type { PasswordFlaw } from '@leserkonto/rules'
import { passwordFlawTexts } from '@leserkonto/texts'
import { fieldError } from './field-errors.ts'
import { Problem } from './problems.ts'

/**
 * The refusal of a new password: PASSWORD_WEAK at the field, and in `details.reason` which of the rules that a form cannot
 * tell. Source: docs/spec/contract.md#validation.
 */
export function weakPassword(flaw: PasswordFlaw): Problem {
  const row = fieldError('password', 'PASSWORD_WEAK')
  if (flaw === 'hint') return new Problem('VALIDATION_FAILED', { fields: [row] })
  return new Problem('VALIDATION_FAILED', {
    fields: [{ ...row, message: passwordFlawTexts[flaw] }],
    details: { reason: flaw === 'common' ? 'PASSWORD_COMMON' : 'PASSWORD_PERSONAL' },
  })
}
