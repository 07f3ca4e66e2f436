import { readDigits, readName } from './read-as-meant.ts'

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

const words = /^(?:(?:zum|am|bis|ab|den|der|(?:mo|di|mi|do|fr|sa|so)(?:\w*tag|nnabend|ttwoch)?[.,]*)\s+)*/

const german = /^(\d{1,2})[-./ ]+(\d{1,2}|[a-z]+)[-./, ]+(\d{4}|\d{2})\.?$/
const unparted = /^(\d{2})(\d{2})(\d{4})$/
const iso = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})$/

/**
 * A day in a form that Germans write, as `2026-12-31`: `31.12.26`, `31. Dezember 2026`, `31/12/2026`, `31122026` and ISO's
 * own. Undefined for what is no day of the calendar. A year of two digits is one of this century, from `pivot` on of the last.
 */
export function readDay(typed: string, pivot = 100): string | undefined {
  const text = readName(readDigits(typed)).toLowerCase().replaceAll('ä', 'a').replace(words, '')
  const [, d, m, y] = german.exec(text) ?? unparted.exec(text) ?? []
  if (d !== undefined) return dayOf(y?.length === 2 && Number(y) >= pivot ? `19${y}` : y, m, d)
  const [, year, month, day] = iso.exec(text) ?? []
  return dayOf(year, month, day)
}

/** The day, if the calendar has it. */
function dayOf(year = '', month = '', day = ''): string | undefined {
  const named = months.findIndex((names) => names.test(month)) + 1
  const [y, m, d] = [Number(year.padStart(4, '20')), named || Number(month), Number(day)]
  const at = new Date(0)
  at.setUTCFullYear(y, m - 1, d)
  const fits = at.getUTCMonth() === m - 1 && at.getUTCDate() === d
  return fits ? at.toISOString().slice(0, 10) : undefined
}
