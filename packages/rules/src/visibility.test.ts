import { expect, test } from 'vitest'
import { isSeen } from './visibility.ts'

test.each([
  [0.49, 200, 0.5, false],
  [0.5, 200, 0.5, true],
  [0.99, 500, 1, false],
  [1, 500, 1, true],
  [0.9995, 500, 1, true],
  [0.3, 800, 0.5, true],
  [0.3, 799, 0.5, false],
])(
  'B54: %d of an element, %i px of it in a viewport of 800, at threshold %d is seen: %s',
  (ratio, visibleHeight, threshold, seen) => {
    expect(isSeen({ ratio, visibleHeight, viewportHeight: 800 }, threshold)).toBe(seen)
  },
)

test('without a measured viewport only the share counts', () => {
  expect(isSeen({ ratio: 0.1, visibleHeight: 0, viewportHeight: 0 }, 0.5)).toBe(false)
})
