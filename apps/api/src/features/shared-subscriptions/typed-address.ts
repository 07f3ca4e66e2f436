import { type FieldError, fieldError } from '@leserkonto/contracts'
import { normalizedEmail, reasonAgainstEmail } from '@leserkonto/rules'

/** An address as an owner typed it, normalized, and what is wrong with it. */
export function typedAddress(typed: string): { email: string; wrong: FieldError | undefined } {
  const email = normalizedEmail(typed)
  const reason = email === '' ? 'REQUIRED' : reasonAgainstEmail(email)
  return { email, wrong: reason && fieldError('email', reason) }
}
