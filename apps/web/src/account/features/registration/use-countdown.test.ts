// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { secondsLeft, useCountdown } from './use-countdown.ts'

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

test('the last second stands until the next page is there, however long that takes', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const onEnd = vi.fn()
  const { result } = renderHook(() => useCountdown(onEnd))
  act(() => vi.advanceTimersByTime(8_000))
  expect([result.current.seconds, onEnd.mock.calls.length]).toEqual([1, 1])
})
