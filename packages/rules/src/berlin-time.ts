/** The wall clock of the newsroom. Months count from 1. */
export type BerlinTime = {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

// The zone is named here and nowhere else: neither the server's TZ nor the reader's may change a printed date.
const berlin = new Intl.DateTimeFormat('en-GB', {
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
  const found: Record<string, number> = {}
  for (const { type, value } of berlin.formatToParts(at)) found[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = found
  return { year, month, day, hour, minute }
}

/** Calendar days from `earlier` to `later`: 0 on the same Berlin day, 1 on the next, negative the other way. */
export function berlinDaysBetween(earlier: BerlinTime, later: BerlinTime): number {
  const dayNumber = ({ year, month, day }: BerlinTime) => Date.UTC(year, month - 1, day) / 86_400_000
  return dayNumber(later) - dayNumber(earlier)
}
