/** The wall clock of the newsroom. Months count from 1. */
export type BerlinTime = {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

// Made when it is first asked: a phone takes a tenth of a second, and the age of a fresh article needs no calendar.
let berlin: Intl.DateTimeFormat | undefined

// The zone is named here and nowhere else: neither the server's TZ nor the reader's may change a printed date.
const clockInBerlin = () =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Berlin',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })

/** What a clock and a calendar in Berlin show at that moment, whatever zone the process runs in. */
export function berlinTime(at: Date): BerlinTime {
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
  const offset = wallClockMs(hour * hourMs) - hour * hourMs
  offsets.set(hour, offset)
  return offset
}

/** The digits that a clock in Berlin shows, read as if they were UTC. */
function wallClockMs(atMs: number): number {
  berlin ??= clockInBerlin()
  const found: Record<string, number> = {}
  for (const { type, value } of berlin.formatToParts(atMs)) found[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = found
  return Date.UTC(year, month - 1, day, hour, minute)
}

/** Calendar days from `earlier` to `later`: 0 on the same Berlin day, 1 on the next, negative the other way. */
export function berlinDaysBetween(earlier: BerlinTime, later: BerlinTime): number {
  const dayNumber = ({ year, month, day }: BerlinTime) => Date.UTC(year, month - 1, day) / 86_400_000
  return dayNumber(later) - dayNumber(earlier)
}
