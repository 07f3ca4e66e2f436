import { type BerlinTime, berlinTime } from '@leserkonto/rules'

const formats = new Map<string, Intl.DateTimeFormat>()

/** What clock and calendar show at a moment, in Berlin or in another zone, whatever zone the process or the reader is in. */
export function wallTime(at: Date, timeZone = 'Europe/Berlin'): BerlinTime {
  // By arithmetic, since a format costs more than the rest of a teaser together.
  if (timeZone === 'Europe/Berlin') return berlinTime(at)
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
  formats.set(timeZone, format)
  const parts = format.formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  }
}
