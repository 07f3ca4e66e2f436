import { readDigits, readLine, readName } from './as-meant.ts'

const months = [
  'jan(?:uar|uary|ner)?',
  'feb(?:ruar|ruary|er)?',
  'mar(?:z|ch)?|maerz|mrz',
  'apr(?:il)?',
  'mai|may',
  'juni?|june',
  'juli?|july',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'o[kc]t(?:ober)?',
  'nov(?:ember)?',
  'de[zc](?:ember)?',
].map((names) => new RegExp(`^(?:${names})$`))

const words =
  /^(?:(?:geb(?:\.|oren)?|geburtsdatum|fristgerecht|mit wirkung|zum|am|bis|ab|per|den|dem|der|(?:mo|di|mi|do|fr|sa|so)(?:\w*tag|nnabend|ttwoch)?)[.,:]*\s+)*/

const german = /^(\d{1,2})[-./, ]+(\d{1,2}|[a-z]+)[-./, ]+(\d{4}|’?\d{2})\.?$/
const unparted = /^(\d{2})(\d{2})(\d{4}|\d{2})$/
const iso = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})$/

/**
 * A day in a form that Germans write, as `2026-12-31`: `31.12.26`, `31. Dezember 2026`, `31/12/2026`, `31122026` and ISO's
 * own. Undefined for what is no day of the calendar. A year of two digits is one of this century, or from `lastCentury` on
 * (17: 1917) of the last one.
 */
export function readDay(typed: string, lastCentury = 100): string | undefined {
  const parts = partsOf(typed, lastCentury)
  return parts && dayOf(...parts)
}

/** Day, month and year of a text that has the form of a day, whether the calendar has it or not. */
function partsOf(typed: string, lastCentury: number): Parameters<typeof dayOf> | undefined {
  const text = readName(readDigits(typed)).toLowerCase().replaceAll('ä', 'a').replace(words, '')
  const [, d, m, y] = german.exec(text) ?? unparted.exec(text) ?? []
  const [, year = y?.replace('’', ''), month = m, day = d] = (d === undefined && iso.exec(text)) || []
  if (year === undefined) return undefined
  return [year.length === 4 ? year : `${Number(year) < lastCentury ? 20 : 19}${year}`, month, day]
}

// Few readers are younger than ten or older than a hundred.
const lastCenturyOfBirths = 17

/** A day of birth in such a form; other text as it is, for a rule to refuse. */
export const readBirthDate = (typed: string): string => readDay(typed, lastCenturyOfBirths) ?? readLine(typed)

/** Why a text that was read is no day of birth, or undefined when it is one. Whether it is over, its caller knows. */
export function reasonAgainstBirthDate(text: string): 'FORMAT' | 'NO_SUCH_DAY' | 'RANGE' | undefined {
  if (isBirthDate(text)) return undefined
  const parts = partsOf(text, lastCenturyOfBirths)
  if (!parts) return 'FORMAT'
  return dayOf(...parts) === undefined ? 'NO_SUCH_DAY' : 'RANGE'
}

/** The day, if the calendar has it. */
function dayOf(year: string, month = '', day = ''): string | undefined {
  const named = months.findIndex((names) => names.test(month)) + 1
  const [y, m, d] = [Number(year), named || Number(month), Number(day)]
  const at = new Date(0)
  at.setUTCFullYear(y, m - 1, d)
  const fits = at.getUTCMonth() === m - 1 && at.getUTCDate() === d
  return fits ? at.toISOString().slice(0, 10) : undefined
}

/** The first year that a birth date may have. */
const firstYear = 1900

/** A day of the calendar as `1990-05-03`, since 1900. */
function isBirthDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number(text.slice(0, 4)) < firstYear) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
