// German wordings of dates: one export per wording, used as `dateTexts.<wording>`, so that a page loads only those it
// uses. Days and moments are those of the calendar and the clock in Berlin.

import { berlin } from '@leserkonto/rules'
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

/** The day of an issue: `Freitag, 20. November 2026`. */
export const weekdayDate = (at: Instant) => inBerlin(at, `EEEE, ${dayPattern}`)

/** An ISO day (`2026-11-20`) in words; what is none as it is. */
export const isoDay = (iso: string) => {
  const midnight = parseISO(iso)
  return isValid(midnight) ? format(midnight, dayPattern, { locale: de }) : iso
}

// Above articles: pages of news load these, and no library with them.

/** A calendar day; months count from 1. */
type Day = { readonly year: number; readonly month: number; readonly day: number }
/** The time of day. */
type Time = { readonly hour: number; readonly minute: number }

const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')

const two = (number: number) => String(number).padStart(2, '0')
const time = ({ hour, minute }: Time) => `${two(hour)}:${two(minute)} Uhr`

/** An article's date in full: `3. März 2026 – 07:05 Uhr`. */
export const fullDate = (at: Day & Time) => `${at.day}. ${months[at.month - 1]} ${at.year} – ${time(at)}`

/** An article of today: `Heute – 09:59 Uhr`. */
export const today = (at: Time) => `Heute – ${time(at)}`

/** An article of yesterday: `Gestern – 13:00 Uhr`. */
export const yesterday = (at: Time) => `Gestern – ${time(at)}`

/** A story that has changed: `aktualisiert am 20. November 2026 – 12:55 Uhr`. */
export const updated = (fullDate: string) => `aktualisiert am ${fullDate}`

/** An age of a few seconds, or an instant that is not over yet. */
export const justNow = 'gerade eben'

/** An age that is rounded: `count` is 0 for less than a minute. */
export const roundedMinutes = (count: number) => {
  if (count === 0) return 'vor ein paar Sekunden'
  return count === 1 ? 'vor einer Minute' : `vor ${count} Minuten`
}
export const roundedHours = (count: number) => (count === 1 ? 'vor einer Stunde' : `vor ${count} Stunden`)

/** An age that is cut down to whole minutes or hours. */
export const wholeMinutes = (count: number) => `vor ${count} ${count === 1 ? 'Minute' : 'Minuten'}`
export const wholeHours = (count: number) => `vor ${count} ${count === 1 ? 'Stunde' : 'Stunden'}`
