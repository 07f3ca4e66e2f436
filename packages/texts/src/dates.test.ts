import { expect, test } from 'vitest'
import { dateTexts } from './index.ts'

const german = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'long' })

test('every month has its German name', () => {
  for (let month = 1; month <= 12; month++) {
    const at = { year: 2026, month, day: 28, hour: 0, minute: 30 }
    expect(dateTexts.fullDate(at)).toBe(`${german.format(Date.UTC(2026, month - 1, 28))} – 00:30 Uhr`)
  }
})

test('every day of the week has its German name', () => {
  const withWeekday = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'full' })
  for (let day = 1; day <= 7; day++)
    expect(dateTexts.weekdayDate({ year: 2026, month: 11, day })).toBe(
      withWeekday.format(Date.UTC(2026, 10, day)),
    )
})

test('a moment has the day in words, and a time of two digits each', () => {
  const at = { year: 2026, month: 7, day: 2, hour: 0, minute: 5 }
  expect(dateTexts.day(at)).toBe('2. Juli 2026')
  expect(dateTexts.moment(at)).toBe('2. Juli 2026 um 00:05 Uhr')
  expect(dateTexts.isoDay('2026-07-02')).toBe('2. Juli 2026')
})
