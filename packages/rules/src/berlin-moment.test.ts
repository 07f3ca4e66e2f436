import { expect, test } from 'vitest'
import { berlinMoment } from './berlin-moment.ts'

test.each([
  ['2026-11-20T12:05:00Z', '20.11.2026 um 13:05 Uhr'],
  ['2026-07-01T22:30:00Z', '02.07.2026 um 00:30 Uhr'],
])('%s is named by the clock in Berlin', (at, text) => {
  expect(berlinMoment(new Date(at))).toBe(text)
})
