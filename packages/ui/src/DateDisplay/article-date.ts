import { type BerlinTime, berlinTime } from '@leserkonto/rules'
import { dateTexts } from '@leserkonto/texts'

/**
 * Whether an article shows its date: never, while it is at most 3 hours old, or always.
 * Source: docs/spec/presentation.md#date-display.
 */
export type DateDisplayMode = 'none' | 'recent' | 'always'

/**
 * Wording of an age. `moment` rounds (89 minutes are 'vor einer Stunde', 2 h 30 min 'vor 3 Stunden'), `intl` cuts down
 * ('vor 2 Stunden' until 2:59:59). Source: docs/spec/presentation.md#relative-wording.
 */
export type RelativeStyle = 'moment' | 'intl'

/** Unix timestamps in seconds; 0, null and NaN count as absent. Source: docs/spec/presentation.md#effective-date. */
export type ArticleDates = {
  readonly publicationDate?: number | null | undefined
  readonly changeDate?: number | null | undefined
}

/** How a date is to be shown. `story` beats `mode`. */
export type ArticleDateOptions = {
  readonly mode?: DateDisplayMode | undefined
  /** On a story page: the full date, 'aktualisiert am' before it when there is a change date. */
  readonly story?: boolean | undefined
  readonly relativeStyle?: RelativeStyle | undefined
  /** Do not let a change date older than the publication win. */
  readonly ignoreEarlierChange?: boolean | undefined
}

/** A date to print: `text` for the reader, `at` for the machine, `settled` once time no longer changes the text. */
export type ArticleDate = { readonly text: string; readonly at: Date; readonly settled: boolean }

/** Ages in seconds up to which a date is relative, and up to which it is 'Heute' or 'Gestern'; both inclusive. */
export const articleDateLimits = {
  recentSeconds: 10_800,
  calendarSeconds: 86_400,
  clockSkewSeconds: 300,
} as const

const modes: readonly string[] = ['none', 'recent', 'always'] satisfies DateDisplayMode[]

/**
 * The mode a name means, in any case of letters; undefined when it means none.
 * Source: docs/spec/presentation.md#date-display.
 */
export function dateDisplayMode(name: string): DateDisplayMode | undefined {
  const lower = name.toLowerCase()
  // The cast only says what the line before has checked.
  return modes.includes(lower) ? (lower as DateDisplayMode) : undefined
}

/**
 * The printed date of an article at `now`, or undefined when none is to be shown; on the server and in the browser the
 * same. Source: docs/spec/presentation.md#dates.
 */
export function articleDate(
  dates: ArticleDates,
  now: Date,
  { mode = 'recent', story = false, relativeStyle, ignoreEarlierChange }: ArticleDateOptions = {},
): ArticleDate | undefined {
  const seconds = effectiveSeconds(dates, ignoreEarlierChange)
  if (seconds === undefined || (mode === 'none' && !story)) return undefined
  const at = new Date(seconds * 1000)
  if (story) {
    const date = dateTexts.fullDate(berlinTime(at))
    const isChange = seconds === present(dates.changeDate)
    return { text: isChange ? dateTexts.updated(date) : date, at, settled: true }
  }
  const ageSeconds = Math.floor(now.getTime() / 1000) - seconds
  if (mode === 'recent' && ageSeconds > articleDateLimits.recentSeconds) return undefined
  return {
    text: textAtAge(at, now, ageSeconds, relativeStyle),
    at,
    settled: ageSeconds > articleDateLimits.calendarSeconds,
  }
}

/** The moment an article counts from: its change when there is one, else its publication. */
function effectiveSeconds(
  { publicationDate, changeDate }: ArticleDates,
  ignoreEarlierChange = false,
): number | undefined {
  const published = present(publicationDate)
  const changed = present(changeDate)
  if (ignoreEarlierChange && changed !== undefined && published !== undefined && changed < published)
    return published
  return changed ?? published
}

// A Date holds at most 8.64e12 seconds either side of 1970; what it cannot hold is no date.
const present = (seconds: number | null | undefined): number | undefined =>
  typeof seconds === 'number' && seconds > 0 && seconds <= 8.64e12 ? Math.floor(seconds) : undefined

function textAtAge(at: Date, now: Date, ageSeconds: number, style?: RelativeStyle): string {
  const { recentSeconds, calendarSeconds, clockSkewSeconds } = articleDateLimits
  if (ageSeconds < 0 && ageSeconds >= -clockSkewSeconds) return dateTexts.justNow
  if (ageSeconds >= 0 && ageSeconds <= recentSeconds) return relativeTime(ageSeconds, style)
  const time = berlinTime(at)
  // By the calendar of Berlin, not by age: 23 hours ago can be yesterday as well as today.
  const days =
    ageSeconds > 0 && ageSeconds <= calendarSeconds ? daysBetween(time, berlinTime(now)) : undefined
  if (days === 0) return dateTexts.today(time)
  return days === 1 ? dateTexts.yesterday(time) : dateTexts.fullDate(time)
}

/** Calendar days from `earlier` to `later`: 0 on the same day, 1 on the next. */
function daysBetween(earlier: BerlinTime, later: BerlinTime): number {
  const dayNumber = ({ year, month, day }: BerlinTime) => Date.UTC(year, month - 1, day) / 86_400_000
  return dayNumber(later) - dayNumber(earlier)
}

/** A German relative time for an age of 0 to some hours. Whole hours read the same in both styles from two on. */
export const relativeTime = (ageSeconds: number, style: RelativeStyle = 'moment'): string =>
  style === 'intl' ? cutDown(ageSeconds) : rounded(ageSeconds)

// The steps are those of the format tokens that the specification uses: 45 s are a minute, 45 min an hour.
function rounded(ageSeconds: number): string {
  if (ageSeconds < 45) return dateTexts.roundedMinutes(0)
  const minutes = Math.round(ageSeconds / 60)
  if (minutes < 45) return dateTexts.roundedMinutes(minutes)
  return dateTexts.roundedHours(Math.round(ageSeconds / 3600))
}

function cutDown(ageSeconds: number): string {
  const minutes = Math.floor(ageSeconds / 60)
  // Our choice: seconds are no news, and the browser renews the text only twice a minute.
  if (minutes < 1) return dateTexts.justNow
  return minutes < 60 ? dateTexts.wholeMinutes(minutes) : dateTexts.wholeHours(Math.floor(minutes / 60))
}
