import { type ArticleDates, effectiveSeconds } from '@leserkonto/rules'
import { dateTexts } from '@leserkonto/texts'
import type { DateWords } from '../parts/words.ts'
import { type WallTime, wallTime } from './wall-time.ts'

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

export type { ArticleDates } from '@leserkonto/rules'

/** How a date is to be shown. `story` beats `mode`. */
export type ArticleDateOptions = {
  readonly mode?: DateDisplayMode | undefined
  /** On a story page: the full date, 'aktualisiert am' before it when there is a change date. */
  readonly story?: boolean | undefined
  readonly relativeStyle?: RelativeStyle | undefined
  /** Do not let a change date older than the publication win. */
  readonly ignoreEarlierChange?: boolean | undefined
  /** @default German */
  readonly words?: DateWords | undefined
  /** Whose clock is printed, as `Intl` names it. @default 'Europe/Berlin' */
  readonly timeZone?: string | undefined
}

// Each by its name, so that pages do not load what else there is to say of days.
const german: DateWords = {
  fullDate: dateTexts.fullDate,
  updated: dateTexts.updated,
  today: dateTexts.today,
  yesterday: dateTexts.yesterday,
  justNow: dateTexts.justNow,
  roundedMinutes: dateTexts.roundedMinutes,
  roundedHours: dateTexts.roundedHours,
  wholeMinutes: dateTexts.wholeMinutes,
  wholeHours: dateTexts.wholeHours,
}

/** A date to print: `text` for the reader, `at` for the machine, `settled` once time no longer changes the text. */
export type ArticleDate = { readonly text: string; readonly at: Date; readonly settled: boolean }

/** Ages in seconds up to which a date is relative, and up to which it is 'Heute' or 'Gestern'; both inclusive. */
export const articleDateLimits = {
  recentSeconds: 10_800,
  calendarSeconds: 86_400,
  clockSkewSeconds: 300,
} as const

const modes: readonly DateDisplayMode[] = ['none', 'recent', 'always']

/**
 * The mode a name means, in any case of letters; undefined when it means none.
 * Source: docs/spec/presentation.md#date-display.
 */
export function dateDisplayMode(name: string): DateDisplayMode | undefined {
  const lower = name.toLowerCase()
  return modes.find((mode) => mode === lower)
}

/**
 * The printed date of an article at `now`, or undefined when none is to be shown; on the server and in the browser the
 * same. Source: docs/spec/presentation.md#dates.
 */
export function articleDate(
  dates: ArticleDates,
  now: Date,
  options: ArticleDateOptions = {},
): ArticleDate | undefined {
  const { mode = 'recent', story = false, ignoreEarlierChange, words = german, timeZone } = options
  const seconds = effectiveSeconds(dates, ignoreEarlierChange)
  if (seconds === undefined || (mode === 'none' && !story)) return undefined
  const at = new Date(seconds * 1000)
  if (story) {
    const date = words.fullDate(wallTime(at, timeZone))
    const isChange = seconds === effectiveSeconds({ changeDate: dates.changeDate })
    return { text: isChange ? words.updated(date) : date, at, settled: true }
  }
  const ageSeconds = Math.floor(now.getTime() / 1000) - seconds
  if (mode === 'recent' && ageSeconds > articleDateLimits.recentSeconds) return undefined
  return {
    text: textAtAge(at, now, ageSeconds, { ...options, words }),
    at,
    settled: ageSeconds > articleDateLimits.calendarSeconds,
  }
}

function textAtAge(
  at: Date,
  now: Date,
  ageSeconds: number,
  { relativeStyle, words, timeZone }: ArticleDateOptions & { words: DateWords },
): string {
  const { recentSeconds, calendarSeconds, clockSkewSeconds } = articleDateLimits
  if (ageSeconds < 0 && ageSeconds >= -clockSkewSeconds) return words.justNow
  if (ageSeconds >= 0 && ageSeconds <= recentSeconds) return relativeTime(ageSeconds, relativeStyle, words)
  const time = wallTime(at, timeZone)
  // By the calendar of the newsroom, not by age: 23 hours ago can be yesterday as well as today.
  const days =
    ageSeconds > 0 && ageSeconds <= calendarSeconds ? daysBetween(time, wallTime(now, timeZone)) : undefined
  if (days === 0) return words.today(time)
  return days === 1 ? words.yesterday(time) : words.fullDate(time)
}

/** Calendar days from `earlier` to `later`: 0 on the same day, 1 on the next. */
function daysBetween(earlier: WallTime, later: WallTime): number {
  const dayNumber = ({ year, month, day }: WallTime) => Date.UTC(year, month - 1, day) / 86_400_000
  return dayNumber(later) - dayNumber(earlier)
}

/** A relative time for an age of 0 to some hours. Whole hours read the same in both styles from two on. */
export const relativeTime = (ageSeconds: number, style: RelativeStyle = 'moment', words = german): string =>
  style === 'intl' ? cutDown(ageSeconds, words) : rounded(ageSeconds, words)

// The steps are those of the format tokens that the specification uses: 45 s are a minute, 45 min an hour.
function rounded(ageSeconds: number, words: DateWords): string {
  if (ageSeconds < 45) return words.roundedMinutes(0)
  const minutes = Math.round(ageSeconds / 60)
  if (minutes < 45) return words.roundedMinutes(minutes)
  return words.roundedHours(Math.round(ageSeconds / 3600))
}

function cutDown(ageSeconds: number, words: DateWords): string {
  const minutes = Math.floor(ageSeconds / 60)
  // Our choice: seconds are no news, and the browser renews the text only twice a minute.
  if (minutes < 1) return words.justNow
  return minutes < 60 ? words.wholeMinutes(minutes) : words.wholeHours(Math.floor(minutes / 60))
}
