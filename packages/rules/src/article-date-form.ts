import { type BerlinTime, berlinDaysBetween, berlinTime } from './berlin-time.ts'
import { type RelativeStyle, relativeTime } from './relative-time.ts'

/** Whether an article shows its date: never, while it is at most 3 hours old, or always. Source: seed §4, §9. */
export type DateDisplayMode = 'none' | 'recent' | 'always'

/** Unix timestamps in seconds; 0, null and NaN count as absent. Source: seed §3. */
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

/** 'D. MMMM YYYY' in German for a Berlin calendar day. */
export type LongDay = (day: BerlinTime) => string

/** Ages in seconds up to which a date is relative, and up to which it is 'Heute' or 'Gestern'; both inclusive. */
export const articleDateLimits = {
  recentSeconds: 10_800,
  calendarSeconds: 86_400,
  clockSkewSeconds: 300,
} as const

const modes: readonly string[] = ['none', 'recent', 'always'] satisfies DateDisplayMode[]

/** The mode a name means, in any case of letters; undefined when it means none. Source: seed §5. */
export function dateDisplayMode(name: string): DateDisplayMode | undefined {
  const lower = name.toLowerCase()
  // The cast only says what the line before has checked.
  return modes.includes(lower) ? (lower as DateDisplayMode) : undefined
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

/**
 * The printed date of an article at `now`, or undefined when none is to be shown. `longDay` brings the month names,
 * so that the server and the browser share every other decision. Source: seed §9 "Dates", blocks.md §3.3–3.7.
 */
export function articleDateForm(
  dates: ArticleDates,
  now: Date,
  { mode = 'recent', story = false, relativeStyle, ignoreEarlierChange }: ArticleDateOptions,
  longDay: LongDay,
): ArticleDate | undefined {
  const seconds = effectiveSeconds(dates, ignoreEarlierChange)
  if (seconds === undefined || (mode === 'none' && !story)) return undefined
  const at = new Date(seconds * 1000)
  if (story) {
    const prefix = seconds === present(dates.changeDate) ? 'aktualisiert am ' : ''
    return { text: prefix + fullForm(at, longDay), at, settled: true }
  }
  if (isTooOld(seconds, now, mode)) return undefined
  const ageSeconds = ageAt(seconds, now)
  return {
    text: textAtAge(at, now, ageSeconds, longDay, relativeStyle),
    at,
    settled: ageSeconds > articleDateLimits.calendarSeconds,
  }
}

/** Whether a teaser has a date to print at `now`: what `articleDateForm` decides, without printing it. */
export function hasArticleDate(
  dates: ArticleDates,
  now: Date,
  { mode = 'recent', ignoreEarlierChange }: Pick<ArticleDateOptions, 'mode' | 'ignoreEarlierChange'>,
): boolean {
  const seconds = effectiveSeconds(dates, ignoreEarlierChange)
  return seconds !== undefined && mode !== 'none' && !isTooOld(seconds, now, mode)
}

const ageAt = (seconds: number, now: Date): number => Math.floor(now.getTime() / 1000) - seconds

const isTooOld = (seconds: number, now: Date, mode: DateDisplayMode): boolean =>
  mode === 'recent' && ageAt(seconds, now) > articleDateLimits.recentSeconds

function textAtAge(at: Date, now: Date, ageSeconds: number, longDay: LongDay, style?: RelativeStyle): string {
  const { recentSeconds, calendarSeconds, clockSkewSeconds } = articleDateLimits
  if (ageSeconds < -clockSkewSeconds) return fullForm(at, longDay)
  if (ageSeconds < 0) return 'gerade eben'
  if (ageSeconds <= recentSeconds) return relativeTime(ageSeconds, style)
  if (ageSeconds <= calendarSeconds) return calendarForm(at, now, longDay)
  return fullForm(at, longDay)
}

// By the calendar of Berlin, not by age: 23 hours ago can be yesterday as well as today.
function calendarForm(at: Date, now: Date, longDay: LongDay): string {
  const days = berlinDaysBetween(berlinTime(at), berlinTime(now))
  const name = ['Heute', 'Gestern'][days]
  return name === undefined ? fullForm(at, longDay) : `${name} – ${clock(berlinTime(at))}`
}

function fullForm(at: Date, longDay: LongDay): string {
  const time = berlinTime(at)
  return `${longDay(time)} – ${clock(time)}`
}

const two = (number: number) => String(number).padStart(2, '0')

const clock = ({ hour, minute }: BerlinTime) => `${two(hour)}:${two(minute)} Uhr`

// A Date holds at most 8.64e12 seconds either side of 1970; what it cannot hold is no date.
const present = (seconds: number | null | undefined): number | undefined =>
  typeof seconds === 'number' && seconds > 0 && seconds <= 8.64e12 ? Math.floor(seconds) : undefined
