import {
  isCommonPassword,
  type PasswordContext,
  type PasswordFlaw,
  passwordFlaw,
  wordsIn,
} from '@leserkonto/rules'
import { commonPasswords } from '@leserkonto/rules/common-passwords'

// With the list, a chunk of its own: nobody loads it who types no new password.
const isWord = wordsIn(commonPasswords)

/** What the service would refuse a password for. */
export const judgePassword = (password: string, owner: PasswordContext): PasswordFlaw | undefined =>
  passwordFlaw(password, owner, (lowerCased) => isCommonPassword(lowerCased, isWord))
