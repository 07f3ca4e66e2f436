import { expect, test } from 'vitest'
import { contrastRatio } from './colour.ts'
import { groundInk } from './ground-ink.ts'

test.each([
  ['#ffffff', 'dark'],
  ['#000', 'light'],
  ['#767676', 'light'],
  ['#777777', 'dark'],
  ['#f6d77f', 'dark'],
])('on %s the ink is %s', (ground, ink) => {
  expect(groundInk(ground)).toBe(ink)
})

test('the chosen ink is readable on every grey there is', () => {
  const worst = Array.from(
    { length: 256 },
    (_, level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`,
  ).map((ground) => contrastRatio(groundInk(ground) === 'light' ? '#ffffff' : '#000000', ground))
  expect(Math.min(...worst)).toBeGreaterThanOrEqual(4.5)
})
