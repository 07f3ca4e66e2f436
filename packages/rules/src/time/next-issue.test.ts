import { expect, test } from 'vitest'
import { dayPart } from './berlin.ts'
import { nextIssue } from './next-issue.ts'

const workdays = [1, 2, 3, 4, 5]

test.each([
  ['later today', '2026-11-27T03:00:00Z', workdays, '06:00', '2026-11-27T05:00:00.000Z'],
  ['at its own hour the one after it', '2026-11-27T05:00:00Z', workdays, '06:00', '2026-11-30T05:00:00.000Z'],
  ['in a week', '2026-11-27T12:00:00Z', [5], '12:00', '2026-12-04T11:00:00.000Z'],
  ['by the calendar in Berlin', '2026-11-29T23:30:00Z', [1], '07:00', '2026-11-30T06:00:00.000Z'],
  ['over the end of summer time', '2026-10-24T12:00:00Z', [7], '08:00', '2026-10-25T07:00:00.000Z'],
])('the next issue comes %s', (_, now, weekdays, time, next) => {
  expect(nextIssue({ weekdays, time }, new Date(now))?.toISOString()).toBe(next)
})

test('without days there is none', () => {
  expect(nextIssue({ weekdays: [], time: '06:00' }, new Date())).toBeUndefined()
})

test.each([
  ['2026-11-27T03:59:00Z', 'evening'],
  ['2026-11-27T04:00:00Z', 'morning'],
  ['2026-11-27T10:00:00Z', 'day'],
  ['2026-07-27T16:00:00Z', 'evening'],
])('%s is the %s in Berlin', (now, part) => {
  expect(dayPart(new Date(now))).toBe(part)
})
