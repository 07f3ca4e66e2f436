import { describe, expect, test } from 'vitest'
import { delayAfterSigningMs, renewalOffsetMs, renewalStep } from './user-data-renewal.ts'

const nowMs = 1_700_000_000_000
const nowS = nowMs / 1_000

test.each([
  [0, 10],
  [0.5, 60],
  [0.999999, 110],
])('random %f renews %i ms early', (random, offsetMs) => {
  expect(renewalOffsetMs(random)).toBe(offsetMs)
})

describe('G21: a cookie at start', () => {
  test.each([
    ['still good', nowS + 600, { do: 'wait', delayMs: 600_000 - 60 }],
    ['a full hour ahead', nowS + 3_600, { do: 'wait', delayMs: 3_600_000 - 60 }],
    ['due this instant', nowS, { do: 'sign' }],
    ['long over', nowS - 86_400, { do: 'sign' }],
    ['further ahead than the service signs', nowS + 86_400, { do: 'sign' }],
    ['none', undefined, { do: 'sign' }],
    ['no number', Number.NaN, { do: 'sign' }],
    ['endless', Number.POSITIVE_INFINITY, { do: 'sign' }],
  ] as const)('%s', (_, renewS, step) => {
    expect(renewalStep(renewS, nowMs, 60)).toEqual(step)
  })
  test('the wait is never negative', () => {
    expect(renewalStep(nowS + 0.05, nowMs, 110)).toEqual({ do: 'wait', delayMs: 0 })
  })
})

describe('after signing no clock starts a loop', () => {
  test.each([
    ['right clock', 3_600, 3_600_000 - 60],
    ['reader two hours ahead', -3_600, 3_600_000 - 60],
    ['reader two hours behind', 10_800, 3_600_000 - 60],
  ])('%s', (_, aheadS, delayMs) => {
    expect(delayAfterSigningMs(nowS + aheadS, nowMs, 60)).toBe(delayMs)
  })
})
