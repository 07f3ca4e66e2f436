import { expect, test } from 'vitest'
import { teaserCount, teaserMockCount } from './teaser-count.ts'

test.each([
  [12, 5, 5],
  [4, 5, 4],
  [12, 0, 0],
  [12, 2.9, 2],
  [12, -1, 12],
  [12, Number.NaN, 12],
  [12, Number.POSITIVE_INFINITY, 12],
  [12, undefined, 12],
  [12, null, 12],
])('B22: of %d teasers with a maximum of %s there are %d', (count, max, shown) => {
  expect(teaserCount(count, max)).toBe(shown)
})

test.each([
  [undefined, 9],
  [4, 4],
  [20, 9],
  [0, 0],
])('B22: while loading with a maximum of %s there are %d', (max, shown) => {
  expect(teaserCount(teaserMockCount, max)).toBe(shown)
})
