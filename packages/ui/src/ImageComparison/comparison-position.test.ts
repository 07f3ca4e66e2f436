import { expect, test } from 'vitest'
import { comparisonPercent } from './comparison-position.ts'

test.each([
  ['leftBorder', 0],
  ['leftHalf', 25],
  ['center', 50],
  ['rightHalf', 75],
  ['rightBorder', 100],
  [33, 33],
  [-1, 0],
  [101, 100],
  [33.4, 33],
  [Number.NaN, 50],
  [Number.POSITIVE_INFINITY, 100],
] as const)('the position %j is at %i %%', (position, percent) => {
  expect(comparisonPercent(position)).toBe(percent)
})
