import { inputLimits } from './limits/limits.ts'
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

/** Why a password of legal length is refused: a hint is not met, it has the owner's name or address, or is a common one. */
export type PasswordFlaw = 'hint' | 'name' | 'address' | 'common'

/**
 * What is wrong with a password; undefined when nothing is. Names and parts of the address count from five characters.
 * `isCommon` looks the lower-cased password up in the shipped list. Source: docs/spec/account.md#password-rules.
 */
export function passwordFlaw(
  password: string,
  { email = '', names = [] }: PasswordContext = {},
  isCommon: (lowerCased: string) => boolean = () => false,
): PasswordFlaw | undefined {
  if (Object.values(passwordHintsMet(password)).includes(false)) return 'hint'
  const lower = password.toLowerCase()
  const carries = (words: readonly string[]) =>
    words.some((word) => word.length >= contextMinChars && lower.includes(word))
  if (carries(names.flatMap(wordsOf))) return 'name'
  if (carries([email.toLowerCase().split('@')[0] ?? '', ...wordsOf(email)])) return 'address'
  return isCommon(lower) ? 'common' : undefined
}

const contextMinChars = 5

const wordsOf = (text: string | null | undefined): string[] => (text ?? '').toLowerCase().split(/[@.\-_+ ]+/)

/**
 * Whether a lower-cased password is in the list, also with digits or punctuation put behind a word of it: `sommer2024!`
 * is `sommer`.
 */
export const isCommonPassword = (lowerCased: string, isWord: (word: string) => boolean): boolean =>
  isWord(lowerCased) || isWord(lowerCased.replace(/[\d\p{P}\p{S}]+$/u, ''))

/**
 * Whether a word of a list can refuse a password at all, which has letters of both cases, a digit and its length: others
 * need not be in the filter.
 */
export function canBePassword(word: string): boolean {
  if ((word.match(/\p{L}/gu) ?? []).length < 2) return false
  if (!/[\d\p{P}\p{S}]$/u.test(word)) return true
  return codePoints(word) >= inputLimits.passwordMinChars && /\p{Nd}/u.test(word)
}
