import { expect, test } from 'vitest'
import { iconStylesToTry } from './icon-registry.ts'

test.each([
  ['duotone', ['duotone', 'regular', 'solid', 'brand']],
  ['solid', ['solid', 'regular', 'brand']],
  ['brand', ['brand', 'regular', 'solid']],
] as const)('a missing %s icon falls back to regular first', (wanted, order) => {
  expect(iconStylesToTry(wanted)).toEqual(order)
})
