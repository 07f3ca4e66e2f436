import { getHours } from 'date-fns/getHours'
import { berlin } from './berlin.ts'

/** What one wishes at an hour. */
export type DayPart = 'morning' | 'day' | 'evening'

/** The part of the day in Berlin: the morning from 5 to 11, the evening from 18 to 5. */
export function dayPart(now: Date): DayPart {
  const hour = getHours(now, { in: berlin })
  if (hour >= 18 || hour < 5) return 'evening'
  return hour < 11 ? 'morning' : 'day'
}
