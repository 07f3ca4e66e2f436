import { dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as german } from '@zxcvbn-ts/language-de'

const words = new Set([
  ...common['passwords-common'],
  ...german.commonWords,
  ...german.firstnames,
  ...german.lastnames,
])

/**
 * Whether a lower-cased password is among the shipped ones (tens of thousands, German words and names among them),
 * also with digits or punctuation put behind it: `sommer2024!` is `sommer`.
 */
export const isCommonPassword = (lowerCased: string): boolean =>
  words.has(lowerCased) || words.has(lowerCased.replace(/[\d\p{P}\p{S}]+$/u, ''))
