import { expect, test } from 'vitest'
import { headerDescription } from './description.ts'

test.each([
  ['overlapping', 180, 180, false],
  ['overlapping', 181, 181, false],
  ['overlapping', 200, 200, false],
  ['overlapping', 201, 181, true],
  ['simple', 100, 100, false],
  ['simple', 101, 101, false],
  ['simple', 120, 120, false],
  ['simple', 121, 101, true],
] as const)('B14: in a %s header %i characters show %i, toggle: %s', (type, chars, shown, toggleable) => {
  const { collapsed, toggleable: hasToggle } = headerDescription('x'.repeat(chars), type)
  expect([collapsed.length, collapsed.endsWith('…'), hasToggle]).toEqual([shown, toggleable, toggleable])
})
