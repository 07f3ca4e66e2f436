// npm run passwords:filter [-- list.txt …] – writes packages/rules/src/common-passwords.ts, by which service and pages
// refuse common passwords. Each list named is added to the packages' ones: a password per line, as leaked lists have them.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editions } from '@leserkonto/editions'
import { canBePassword, filterOf } from '@leserkonto/rules'
import common from '@zxcvbn-ts/language-common'
import german from '@zxcvbn-ts/language-de'

// The rows of a German keyboard; the packages' lists know those of an English one.
const keyboard = ['qwertz', 'qwertzu', 'qwertzui', 'qwertzuiop', 'yxcvbn', 'yxcvbnm']

/** What anybody tries first on this service: the names of its newspapers and of their house. */
const ownNames = editions
  .flatMap(({ name, group }) => [name, group])
  .map((name) => name.toLowerCase())
  .flatMap((name) => [name, name.replaceAll(' ', ''), ...name.split(' ')])

/** All words that can refuse a password, lower-cased. */
export function shippedWords(): string[] {
  const { commonWords, firstnames, lastnames } = german.dictionary
  const lists = [
    common.dictionary['passwords-common'],
    commonWords,
    firstnames,
    lastnames,
    keyboard,
    ownNames,
  ]
  return lists
    .flat()
    .map((word) => word.toLowerCase())
    .filter(canBePassword)
}

function write(lists: readonly string[]) {
  const more = lists.flatMap((list) => readFileSync(list, 'utf8').toLowerCase().split(/\r?\n/))
  // One by one: a list of millions of words is too long for the arguments of a call.
  const { count, code } = filterOf(shippedWords().concat(more.filter(canBePassword)))
  writeFileSync(
    join(import.meta.dirname, '../packages/rules/src/common-passwords.ts'),
    `import type { WordFilter } from './word-filter.ts'

/** The common passwords. Written by \`npm run passwords:filter\`. Source: docs/spec/security.md#common-passwords. */
export const commonPasswords: WordFilter = {
  count: ${count},
  code: '${code}',
}
`,
  )
  console.log(`${count} words, ${Math.round((code.length * 6) / 8_000)} kB`)
}

if (import.meta.main) write(process.argv.slice(2))
