import { expect, test } from 'vitest'
import { distinctKeys } from './distinct-keys.ts'

test.each([
  [[], []],
  [
    ['a', 'b'],
    ['1 a', '1 b'],
  ],
  [
    ['a', 'b', 'a', 'a'],
    ['1 a', '1 b', '2 a', '3 a'],
  ],
  [
    ['2 a', 'a', 'a'],
    ['1 2 a', '1 a', '2 a'],
  ],
])('the names %j have the keys %j', (names, keys) => {
  expect(distinctKeys(names)).toEqual(keys)
})
