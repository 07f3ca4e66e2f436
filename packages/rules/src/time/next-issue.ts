import { addDays } from 'date-fns/addDays'
import { getISODay } from 'date-fns/getISODay'
import { set } from 'date-fns/set'
import { berlin } from './berlin.ts'

/** When issues come: ISO 8601 weekdays (1 is Monday) and the hour by the clock in Berlin, `06:00`. */
export type Schedule = { readonly weekdays: readonly number[]; readonly time: string }

const week = [0, 1, 2, 3, 4, 5, 6, 7]

/** When the next issue comes; undefined for a schedule without days. */
export function nextIssue({ weekdays, time }: Schedule, now: Date): Date | undefined {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const issues = week.map((days) =>
    set(addDays(now, days, { in: berlin }), { hours, minutes, seconds: 0, milliseconds: 0 }),
  )
  const next = issues.find((at) => at > now && weekdays.includes(getISODay(at)))
  return next && new Date(next.getTime())
}
