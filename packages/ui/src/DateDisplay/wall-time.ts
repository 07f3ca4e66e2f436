/** What a clock and a calendar show. Months count from 1. */
export type WallTime = {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

/**
 * What a clock and a calendar in Berlin show at a moment from 1970 on, whatever zone the process or the reader is in. Without
 * date-fns, which does this everywhere else: a page of news would load twice the script (docs/decisions/0006-dependencies.md).
 * Throws RangeError for an invalid date.
 */
function berlinTime(at: Date): WallTime {
  const shifted = new Date(at.getTime() + offsetMs(at))
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  }
}

const hourMs = 3_600_000
const offsets = new Map<number, number>()
/** About six weeks of hours. */
const maxOffsets = 1000

// The offset changes on full hours only, and asking for it costs more than the rest of a teaser together.
function offsetMs(at: Date): number {
  const hour = Math.floor(at.getTime() / hourMs)
  const known = offsets.get(hour)
  if (known !== undefined) return known
  if (offsets.size >= maxOffsets) offsets.clear()
  const offset = offsetHours(hour * hourMs) * hourMs
  offsets.set(hour, offset)
  return offset
}

// Made when it is first asked: a phone takes a tenth of a second, and the age of a fresh article needs no calendar.
let berlin: Intl.DateTimeFormat | undefined

/** One hour in winter, two in summer, as the platform prints them: '1/1/2026, GMT+01:00'. */
function offsetHours(atMs: number): number {
  berlin ??= new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' })
  return Number(/\+(\d+)/.exec(berlin.format(atMs))?.[1])
}

const formats: Record<string, Intl.DateTimeFormat> = {}

/** The same in any zone, as `Intl` names it; undefined for Berlin. */
export function wallTime(at: Date, timeZone: string | undefined): WallTime {
  if (timeZone === undefined) return berlinTime(at)
  // Sweden's is '2026-11-20 08:00'.
  formats[timeZone] ??= new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const numbers = formats[timeZone].format(at).split(/\D/).map(Number)
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = numbers
  return { year, month, day, hour, minute }
}
