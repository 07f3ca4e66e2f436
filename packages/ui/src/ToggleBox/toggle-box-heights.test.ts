import { expect, test } from 'vitest'
import { isToggleable } from './toggle-box-heights.ts'

test.each([
  ['extraSmall', 'script', 128],
  ['small', 'script', 288],
  ['medium', 'script', 336],
  ['extraSmall', 'style', 128],
  ['small', 'style', 224],
  ['medium', 'style', 288],
] as const)('a %s box by the %s heights toggles above %i px only', (size, heights, px) => {
  expect(isToggleable(px, size, heights)).toBe(false)
  expect(isToggleable(px + 1, size, heights)).toBe(true)
})

test('the script heights are the default', () => {
  expect([isToggleable(288, 'small'), isToggleable(289, 'small')]).toEqual([false, true])
})
