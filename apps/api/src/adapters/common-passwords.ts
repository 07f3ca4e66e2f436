import { createRequire } from 'node:module'

// One flat text instead of a set of tens of thousands of strings: half a megabyte resident instead of twelve, and a
// look-up is needed once per new password. Made for the first of them: a process at rest does without.
let words: string | undefined

/**
 * Whether a lower-cased password is among the shipped ones (tens of thousands, German words and names among them),
 * also with digits or punctuation put behind it: `sommer2024!` is `sommer`.
 */
export const isCommonPassword = (lowerCased: string): boolean =>
  isWord(lowerCased) || isWord(lowerCased.replace(/[\d\p{P}\p{S}]+$/u, ''))

function isWord(text: string): boolean {
  words ??= `\n${wordLists().flat().join('\n')}\n`
  return text !== '' && !text.includes('\n') && words.includes(`\n${text}\n`)
}

/** Loads the packages' lists and lets them go again. */
function wordLists(): string[][] {
  const require = createRequire(import.meta.url)
  const common: typeof import('@zxcvbn-ts/language-common') = require('@zxcvbn-ts/language-common')
  const german: typeof import('@zxcvbn-ts/language-de') = require('@zxcvbn-ts/language-de')
  const { commonWords, firstnames, lastnames } = german.dictionary
  const lists = [common.dictionary['passwords-common'], commonWords, firstnames, lastnames]
  for (const file of Object.keys(require.cache))
    if (file.includes('@zxcvbn-ts')) Reflect.deleteProperty(require.cache, file)
  return lists
}
