import { readAnyLine, readLines, readVisible } from '@leserkonto/rules'

/** Characters of a name at most: as many as forms take of first and last name. A record of the publisher may have more. */
const longestName = 81

/** Where mail programs look for a link, and what they take for a telephone number: six digits and more. */
const joints = /:(?=\/\/)|@|[.。．｡](?=[\p{L}\p{Nd}])/gu
const numbers = /\p{Nd}(?:[\s()/.+\u2060-]*\p{Nd}){5,}/gu
/** A day by itself, which nobody can call: the receipt of a declaration shows it as it was typed. */
const days =
  /(?<!\p{Nd}[\s()/.+-]{0,3})((?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:19|20)\d\d)(?![\p{Nd}\p{L}@]|[\s/.+-]{1,3}\p{Nd})/u

/**
 * A text of somebody's without signs that nobody sees, of which no mail program makes a link or a telephone number: a sign
 * without width stands in them. Source: docs/spec/account.md#what-somebody-typed-in-a-mail.
 */
export const unlinked = (text: string): string =>
  readVisible(readLines(text))
    .split(days)
    .map((part, place) => (place % 2 === 1 ? part : broken(part)))
    .join('')

const broken = (text: string): string =>
  text.replace(joints, '$&\u2060').replace(numbers, (number) => number.replace(/\p{Nd}(?!$)/gu, '$&\u2060'))

/** A name of somebody's: the same in one short line. */
export function shownName(name: string): string {
  const signs = [...readAnyLine(name)]
  return unlinked(
    signs.length > longestName ? `${signs.slice(0, longestName - 1).join('')}…` : signs.join(''),
  )
}
