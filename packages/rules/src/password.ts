import { inputLimits } from './limits.ts'
import { codePoints } from './names.ts'

/** One line of the hint list under the field. Source: docs/spec/account.md#password-hints. */
export type PasswordHint = 'minLength' | 'lowercase' | 'uppercase' | 'digit'

/** Which hints a password meets, in the order shown. */
export const passwordHintsMet = (password: string): Record<PasswordHint, boolean> => ({
  minLength: codePoints(password) >= inputLimits.passwordMinChars,
  lowercase: /\p{Ll}/u.test(password),
  uppercase: /\p{Lu}/u.test(password),
  digit: /\p{Nd}/u.test(password),
})

/** What the account knows about its owner; none of it may carry the password. */
export type PasswordContext = { email?: string | undefined; names?: readonly (string | null | undefined)[] }

/**
 * Whether a password is refused although it is a string of legal length: a hint is not met, it is a common one,
 * or it contains a name or address part of five characters or more. `isCommon` looks the lower-cased password
 * up in the shipped list. Source: docs/spec/account.md#password-rules.
 */
export function isWeakPassword(
  password: string,
  context: PasswordContext = {},
  isCommon: (lowerCased: string) => boolean = () => false,
): boolean {
  if (Object.values(passwordHintsMet(password)).includes(false)) return true
  const lower = password.toLowerCase()
  return isCommon(lower) || contextWords(context).some((word) => lower.includes(word))
}

const contextMinChars = 5

function contextWords({ email, names = [] }: PasswordContext): string[] {
  const parts = [email ?? '', ...names].flatMap((text) => (text ?? '').toLowerCase().split(/[@.\-_+ ]+/))
  const local = (email ?? '').toLowerCase().split('@')[0] ?? ''
  return [local, ...parts].filter((word) => word.length >= contextMinChars)
}
