import { expect, test } from 'vitest'
import { secondsLeft } from './use-countdown.ts'

test.each([
  [0, 5],
  [1, 5],
  [999, 5],
  [1_000, 4],
  [3_999, 2],
  [4_000, 1],
  [4_999, 1],
  [5_000, 0],
  [60_000, 0],
  [-60_000, 5],
])('after %i ms of five seconds %i are left', (elapsedMs, left) => {
  expect(secondsLeft(1_700_000_000_000, 1_700_000_000_000 + elapsedMs)).toBe(left)
})

test('another total counts from its own number', () => {
  expect(secondsLeft(0, 500, 10)).toBe(10)
})
