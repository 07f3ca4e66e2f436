const place = { timeZone: 'Europe/Berlin' }
const day = new Intl.DateTimeFormat('de-DE', { ...place, dateStyle: 'long' })
const minute = new Intl.DateTimeFormat('de-DE', { ...place, dateStyle: 'short', timeStyle: 'short' })

/** A day for use in a sentence, e.g. `3. Mai 2026`, in Berlin. */
export const germanDay = (instant: string): string => day.format(new Date(instant))

/** A moment to the minute, e.g. `03.05.26, 14:05`, in Berlin. */
export const germanMoment = (instant: string): string => minute.format(new Date(instant))
