import { readDay } from './read-day.ts'

/** The first year that a birth date may have. */
const firstYear = 1900

/** Years of two digits from this on are of the last century: few readers are younger than ten or older than a hundred. */
const lastCentury = 17

/** A birth date as somebody types it, `3.5.1990` or `03.05.90`, as `1990-05-03`; anything else as it is, for a schema to refuse. */
export const readBirthDate = (typed: string): string => readDay(typed, lastCentury) ?? typed

/** A day of the calendar as `1990-05-03`, since 1900. Whether it is over, its caller knows. */
export function isBirthDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number(text.slice(0, 4)) < firstYear) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
