import { afterEach, expect, test, vi } from 'vitest'
import { dateTexts } from './index.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const german = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'long' })

test('every month has its German name', () => {
  for (let month = 1; month <= 12; month++) {
    const at = { year: 2026, month, day: 28, hour: 0, minute: 30 }
    const name = german.format(Date.UTC(2026, month - 1, 28))
    expect(dateTexts.fullDate(at)).toBe(`${name} – 00:30 Uhr`)
    expect(dateTexts.isoDay(`2026-${String(month).padStart(2, '0')}-28`)).toBe(name)
  }
})

test('every day of the week has its German name', () => {
  const withWeekday = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'full' })
  for (let day = 1; day <= 7; day++) {
    const noon = new Date(Date.UTC(2026, 10, day, 12))
    expect(dateTexts.weekdayDate(noon)).toBe(withWeekday.format(noon))
  }
})

/** Moments around midnight, the turn of a year, a leap day and both changes of the clock, as Berlin's calendar and clock show them. */
const moments = [
  ['2026-07-01T22:05:00Z', '2. Juli 2026 um 00:05 Uhr', 'Donnerstag, 2. Juli 2026'],
  ['2026-07-01T21:59:59.999Z', '1. Juli 2026 um 23:59 Uhr', 'Mittwoch, 1. Juli 2026'],
  ['2026-01-31T23:00:00Z', '1. Februar 2026 um 00:00 Uhr', 'Sonntag, 1. Februar 2026'],
  ['2026-12-31T22:59:59Z', '31. Dezember 2026 um 23:59 Uhr', 'Donnerstag, 31. Dezember 2026'],
  ['2026-12-31T23:00:00Z', '1. Januar 2027 um 00:00 Uhr', 'Freitag, 1. Januar 2027'],
  ['2028-02-28T23:30:00Z', '29. Februar 2028 um 00:30 Uhr', 'Dienstag, 29. Februar 2028'],
  ['2026-03-28T23:00:00Z', '29. März 2026 um 00:00 Uhr', 'Sonntag, 29. März 2026'],
  ['2026-03-29T00:59:59Z', '29. März 2026 um 01:59 Uhr', 'Sonntag, 29. März 2026'],
  ['2026-03-29T01:00:00Z', '29. März 2026 um 03:00 Uhr', 'Sonntag, 29. März 2026'],
  ['2026-03-29T21:59:59Z', '29. März 2026 um 23:59 Uhr', 'Sonntag, 29. März 2026'],
  ['2026-10-24T22:00:00Z', '25. Oktober 2026 um 00:00 Uhr', 'Sonntag, 25. Oktober 2026'],
  ['2026-10-25T00:30:00Z', '25. Oktober 2026 um 02:30 Uhr', 'Sonntag, 25. Oktober 2026'],
  ['2026-10-25T01:30:00Z', '25. Oktober 2026 um 02:30 Uhr', 'Sonntag, 25. Oktober 2026'],
  ['2026-10-25T22:59:59Z', '25. Oktober 2026 um 23:59 Uhr', 'Sonntag, 25. Oktober 2026'],
  ['2026-10-25T23:00:00Z', '26. Oktober 2026 um 00:00 Uhr', 'Montag, 26. Oktober 2026'],
] as const

test.each(['Europe/Berlin', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'in Berlin it is this late and this day, for a process in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    const read = moments.map(([at]) => [at, dateTexts.moment(at), dateTexts.weekdayDate(new Date(at))])
    expect(read).toEqual(moments)
    const days = moments.map(([at]) => dateTexts.day(new Date(at)))
    expect(days).toEqual(moments.map(([, moment]) => moment.split(' um ')[0]))
    expect(dateTexts.isoDay('2026-07-02')).toBe('2. Juli 2026')
  },
)

test('the day of an issue goes back with a clock that was ahead', () => {
  for (const [at, , day] of [...moments, ...moments.toReversed()])
    expect(dateTexts.weekdayDate(new Date(at))).toBe(day)
})

test('what is no date is refused, and no day stays as it was typed', () => {
  expect(() => dateTexts.moment('bald')).toThrow(RangeError)
  expect(() => dateTexts.day(new Date(Number.NaN))).toThrow(RangeError)
  expect(dateTexts.isoDay('zum Ende des Quartals')).toBe('zum Ende des Quartals')
})
