import { inputLimits, passwordHintsMet } from '@leserkonto/rules'
import { passwordHints } from '@leserkonto/texts'

/** The rules of a new password, each with whether it is met. Source: docs/spec/account.md#password-hints. */
export function passwordHintLines(password: string) {
  const met = passwordHintsMet(password)
  return [
    { label: passwordHints.minLength(inputLimits.passwordMinChars), met: met.minLength },
    { label: passwordHints.lowercase, met: met.lowercase },
    { label: passwordHints.uppercase, met: met.uppercase },
    { label: passwordHints.digit, met: met.digit },
  ]
}
