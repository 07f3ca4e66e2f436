// The dates above articles. The script of a page of news loads these, and no library with them.

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
