import { berlinTime } from './berlin-time.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** A moment as mails name it, by the clock in Berlin: `20.11.2026 um 13:05 Uhr`. */
export function berlinMoment(at: Date): string {
  const { year, month, day, hour, minute } = berlinTime(at)
  return `${two(day)}.${two(month)}.${year} um ${two(hour)}:${two(minute)} Uhr`
}
