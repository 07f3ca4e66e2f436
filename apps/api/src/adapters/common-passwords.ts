import { isCommonPassword as isCommon, wordsIn } from '@leserkonto/rules'
import { commonPasswords } from '@leserkonto/rules/common-passwords'

// Read for the first new password: a process at rest does without its fifth of a megabyte.
let isWord: ((word: string) => boolean) | undefined

/**
 * Whether a lower-cased password is among the shipped ones (tens of thousands, German words and names and our own among
 * them), also with digits or punctuation put behind it. The pages ask the same filter.
 */
export const isCommonPassword = (lowerCased: string): boolean => {
  isWord ??= wordsIn(commonPasswords)
  return isCommon(lowerCased, isWord)
}
