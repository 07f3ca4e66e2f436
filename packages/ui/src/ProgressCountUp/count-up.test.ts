import { expect, test } from 'vitest'
import { countUpValue } from './ProgressCountUp.tsx'

test.each([0, 7, 99.5, 12_345])('B59: counting up to %d ends exactly there after 1000 ms', (value) => {
  expect([countUpValue(value, 0), countUpValue(value, 1000), countUpValue(value, 5000)]).toEqual([
    0,
    value,
    value,
  ])
})

test('a number only grows on its way and a whole number stays whole', () => {
  const steps = Array.from({ length: 101 }, (_, index) => countUpValue(250, index * 10))
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  expect(steps.every(Number.isInteger)).toBe(true)
})

test('a clock that runs back shows zero', () => {
  expect(countUpValue(250, -5)).toBe(0)
})
