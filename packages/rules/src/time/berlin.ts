import { tz } from '@date-fns/tz'
import { getHours } from 'date-fns/getHours'

/**
 * The newsroom's calendar and clock, as context (`in`) of date-fns: neither the server's zone nor the reader's may change
 * a printed date or the end of a year.
 */
export const berlin = tz('Europe/Berlin')

/** What one wishes at an hour. */
export type DayPart = 'morning' | 'day' | 'evening'

/** The part of the day in Berlin: the morning from 5 to 11, the evening from 18 to 5. */
export function dayPart(now: Date): DayPart {
  const hour = getHours(now, { in: berlin })
  if (hour >= 18 || hour < 5) return 'evening'
  return hour < 11 ? 'morning' : 'day'
}
