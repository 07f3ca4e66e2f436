import { readDigits, readLine, readName, readPostcode } from '../read/as-meant.ts'

/** Who is looked for at the publisher: names to be tried in turn, and the postcode. */
export type NameAndPostcode = { names: readonly string[]; postcode: string }

// `12345`, `12 345`, `D-12345`, `PLZ: 12345`, between blanks and commas.
const code = /(?:^|[\s,;(])(?:(?:D|DE|A|AT|CH|PLZ)[\s.:-]*)?(\d(?:\s?\d){3,4})(?=$|[\s,;)])/iu
const separators = /^[\s,;()]+|[\s,;()]+$/g

/**
 * A name with a postcode, in either order, with a country or a place besides; undefined for text that is none. Other digits mean
 * another thing, such as a number in groups. Source: docs/spec/service-desk.md#search.
 */
export function readNameAndPostcode(typed: string): NameAndPostcode | undefined {
  const line = readLine(readDigits(typed))
  const found = code.exec(line)
  if (!found) return undefined
  const sides = [line.slice(0, found.index), line.slice(found.index + found[0].length)]
  const [before = '', after = ''] = sides.map((side) => readName(side.replace(separators, '')))
  const whole = before || after
  if (whole === '' || /\d/.test(before + after)) return undefined
  return { names: namesIn(whole), postcode: readPostcode(found[1] ?? '') }
}

/** The whole may be a family name of several words, or begin with a first name, or with a place. */
function namesIn(whole: string): string[] {
  if (whole.includes(',')) return [(whole.split(',', 1)[0] ?? '').trim()]
  return [...new Set([whole, whole.split(' ').at(-1) ?? ''])]
}
