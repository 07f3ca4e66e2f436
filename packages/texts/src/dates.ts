// German wordings of dates: one export per wording, used as `dateTexts.<wording>`, so that a page loads only those it
// uses. Days and moments are those of the calendar and the clock in Berlin.

import { berlin } from '@leserkonto/rules'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { format } from 'date-fns/format'
import { isValid } from 'date-fns/isValid'
import { de } from 'date-fns/locale/de'
import { parseISO } from 'date-fns/parseISO'

/** A moment, or its ISO text. */
type Instant = Date | string

const dayPattern = 'd. MMMM yyyy'
const inBerlin = (at: Instant, pattern: string) => format(at, pattern, { in: berlin, locale: de })

/** `20. November 2026`: the one way to write a day, in mails and on pages. Throws RangeError for an invalid date. */
export const day = (at: Instant) => inBerlin(at, dayPattern)

/** The one way to write a moment, but above articles: `20. November 2026 um 13:05 Uhr`. Throws as `day` does. */
export const moment = (at: Instant) => inBerlin(at, `${dayPattern} 'um' HH:mm 'Uhr'`)

/** A month, for how long something has been: `Oktober 2025`. Throws as `day` does. */
export const month = (at: Instant) => inBerlin(at, 'MMMM yyyy')

/** The hour by the clock: `6.00`. Throws as `day` does. */
export const hour = (at: Instant) => inBerlin(at, 'H.mm')

/** A time of a day that is known: `13:05 Uhr`. Throws as `day` does. */
export const time = (at: Instant) => inBerlin(at, "HH:mm 'Uhr'")

/** The day of what comes within a week: `Heute, Freitag`, `Morgen, Samstag`, `Montag`. Throws as `day` does. */
export function comingDay(at: Date, now: Date): string {
  const days = differenceInCalendarDays(at, now, { in: berlin })
  const near = ['Heute, ', 'Morgen, '][days] ?? ''
  return near + inBerlin(at, days < 7 ? 'EEEE' : 'EEEE, d. MMMM')
}

const hourMs = 3_600_000
let issue = { hour: Number.NaN, day: '' }

/**
 * The day of an issue: `Freitag, 20. November 2026`. Made once an hour, since days begin at full hours and this takes a
 * tenth of a page's time. Throws as `day` does.
 */
export function weekdayDate(at: Date): string {
  const hour = Math.floor(at.getTime() / hourMs)
  if (hour !== issue.hour) issue = { hour, day: inBerlin(at, `EEEE, ${dayPattern}`) }
  return issue.day
}

/** An ISO day (`2026-11-20`) in words; what is none as it is. */
export const isoDay = (iso: string) => {
  const midnight = parseISO(iso)
  return isValid(midnight) ? format(midnight, dayPattern, { locale: de }) : iso
}

export * from './article-dates.ts'
