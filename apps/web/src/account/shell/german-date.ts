import { dateTexts } from '@leserkonto/texts'

/** A day for use in a sentence, e.g. `3. Mai 2026`, in Berlin. */
export const germanDay = (instant: string): string => dateTexts.day(instant)

/** A moment to the minute, e.g. `3. Mai 2026 um 14:05 Uhr`, in Berlin. */
export const germanMoment = (instant: string): string => dateTexts.moment(instant)
