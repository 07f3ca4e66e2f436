import { expect, test } from 'vitest'
import { placeholderCount, teaserCount } from './teaser-count.ts'

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
  [undefined, undefined, 9],
  [undefined, 4, 4],
  [undefined, 20, 9],
  [undefined, 0, 0],
  [undefined, -1, 9],
  [6, undefined, 6],
  [2.9, undefined, 2],
  [0, undefined, 0],
  [-3, undefined, 9],
  [Number.NaN, undefined, 9],
  [Number.POSITIVE_INFINITY, undefined, 9],
  [null, 12, 9],
])('B22: of %s placeholders with a maximum of %s there are %d', (asked, max, shown) => {
  expect(placeholderCount(asked, max)).toBe(shown)
})
