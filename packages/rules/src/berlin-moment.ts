import { berlinTime } from './berlin-time.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** A moment as mails name it, by the clock in Berlin: `20.11.2026 um 13:05 Uhr`. */
export function berlinMoment(at: Date): string {
  const { hour, minute } = berlinTime(at)
  return `${berlinDay(at)} um ${two(hour)}:${two(minute)} Uhr`
}

/** The day of a moment, by the calendar in Berlin: `20.11.2026`. */
export function berlinDay(at: Date): string {
  const { year, month, day } = berlinTime(at)
  return `${two(day)}.${two(month)}.${year}`
}
