import { createRequire } from 'node:module'
import { editions } from '@leserkonto/editions'

// One flat text of sorted lines instead of a set of tens of thousands of strings: half a megabyte resident instead of
// twelve. Made for the first new password: a process at rest does without.
let words: string | undefined

// The rows of a German keyboard; the shipped lists know those of an English one.
const keyboard = ['qwertz', 'qwertzu', 'qwertzui', 'qwertzuiop', 'yxcvbn', 'yxcvbnm']
// What anybody tries first on this service: the names of its newspapers and of their house.
const ownNames = editions
  .flatMap(({ name, group }) => [name, group])
  .map((name) => name.toLowerCase())
  .flatMap((name) => [name, name.replaceAll(' ', ''), ...name.split(' ')])

/**
 * Whether a lower-cased password is among the shipped ones (tens of thousands, German words and names and our own among
 * them), also with digits or punctuation put behind it: `sommer2024!` is `sommer`.
 */
export const isCommonPassword = (lowerCased: string): boolean =>
  isWord(lowerCased) || isWord(lowerCased.replace(/[\d\p{P}\p{S}]+$/u, ''))

function isWord(text: string): boolean {
  words ??= `${wordLists().flat().sort().join('\n')}\n`
  // The lines that may hold it: from the beginning of one to the end of one.
  let [from, to] = [0, words.length]
  while (from < to) {
    const begin = words.lastIndexOf('\n', Math.floor((from + to) / 2) - 1) + 1
    const end = words.indexOf('\n', begin)
    const word = words.slice(begin, end)
    if (word === text) return true
    if (word < text) from = end + 1
    else to = begin
  }
  return false
}

/** Loads the packages' lists and lets them go again. */
function wordLists(): string[][] {
  const require = createRequire(import.meta.url)
  const common: typeof import('@zxcvbn-ts/language-common') = require('@zxcvbn-ts/language-common')
  const german: typeof import('@zxcvbn-ts/language-de') = require('@zxcvbn-ts/language-de')
  const { commonWords, firstnames, lastnames } = german.dictionary
  const lists = [
    common.dictionary['passwords-common'],
    commonWords,
    firstnames,
    lastnames,
    keyboard,
    ownNames,
  ]
  for (const file of Object.keys(require.cache))
    if (file.includes('@zxcvbn-ts')) Reflect.deleteProperty(require.cache, file)
  return lists
}
