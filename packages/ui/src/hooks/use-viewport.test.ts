import { expect, test } from 'vitest'
import { shareToSee } from './use-viewport.ts'

const viewport = { width: 1000, height: 800 }
const share = (threshold: number, width: number, height: number, tall: 'cover' | 'never' = 'cover') =>
  shareToSee(threshold, { width, height }, viewport, tall)

test.each([
  // threshold, width, height, share but for a thousandth of it
  [0.5, 500, 400, 0.5],
  [1, 500, 400, 1],
  [0.5, 500, 1_600, 0.5],
  [0.5, 500, 2_400, 1 / 3],
  [1, 500, 1_600, 0.5],
  [1, 500, 80_000, 0.01],
  [1, 2_000, 400, 0.5],
  [1, 2_000, 1_600, 0.25],
  [0, 500, 400, 0],
  [0.5, 0, 0, 0.5],
])(
  'B54: at threshold %d an element of %i x %i px is seen by a share of %d',
  (threshold, width, height, expected) => {
    expect(share(threshold, width, height)).toBeCloseTo(expected * 0.999, 6)
  },
)

test('B54: 0.49 is not half, and 0.9995 of a box on half pixels is all of it', () => {
  expect(share(0.5, 500, 400)).toBeGreaterThan(0.49)
  expect(share(1, 500, 400)).toBeLessThan(0.9995)
})

test('an element too tall can be left unseen', () => {
  expect(share(1, 500, 1_600, 'never')).toBeGreaterThan(0.5)
})
