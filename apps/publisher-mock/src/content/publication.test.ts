import { expect, test } from 'vitest'
import { unixSeconds } from './publication.ts'

const iso = (publication: Parameters<typeof unixSeconds>[0], now: string) =>
  new Date(unixSeconds(publication, Date.parse(now)) * 1000).toISOString()

test.each([
  ['in winter', { minutesAgo: 25 }, '2026-11-20T12:00:31Z', '2026-11-20T11:35:00.000Z'],
  ['in winter', { daysAgo: 1, at: '18:30' }, '2026-11-20T12:00:00Z', '2026-11-19T17:30:00.000Z'],
  ['in summer', { daysAgo: 1, at: '18:30' }, '2026-07-20T12:00:00Z', '2026-07-19T16:30:00.000Z'],
  [
    'across the end of summer time',
    { daysAgo: 1, at: '18:30' },
    '2026-10-25T12:00:00Z',
    '2026-10-24T16:30:00.000Z',
  ],
  [
    'across the start of summer time',
    { daysAgo: 1, at: '18:30' },
    '2026-03-29T12:00:00Z',
    '2026-03-28T17:30:00.000Z',
  ],
  [
    'by the Berlin day, not the UTC day',
    { daysAgo: 1, at: '08:00' },
    '2026-11-20T23:30:00Z',
    '2026-11-20T07:00:00.000Z',
  ],
  ['in winter', { todayShare: 0.5 }, '2026-11-20T11:00:00Z', '2026-11-20T05:00:00.000Z'],
  ['on the short day', { todayShare: 0 }, '2026-03-29T12:00:00Z', '2026-03-28T23:00:00.000Z'],
  ['on the long day', { todayShare: 0 }, '2026-10-25T12:00:00Z', '2026-10-24T22:00:00.000Z'],
])('%s: %j at %s is %s', (_when, publication, now, expected) => {
  expect(iso(publication, now)).toBe(expected)
})
