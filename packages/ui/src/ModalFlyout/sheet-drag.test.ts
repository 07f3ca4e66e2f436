import { expect, test } from 'vitest'
import { closesSheet, mayDragSheet, sheetOffset } from './sheet-drag.ts'

test.each([
  [100, 400, false],
  [200, 400, false],
  [200.5, 400, true],
  [400, 400, true],
  [5, 0, false],
])('a drag of %f on a sheet %i high closes it: %s', (offset, height, closes) => {
  expect(closesSheet(offset, height)).toBe(closes)
})

test('the sheet follows downwards only', () => {
  expect(sheetOffset(300, 420)).toBe(120)
  expect(sheetOffset(300, 180)).toBe(0)
})

test.each([
  ['handle', true, false, false, true],
  ['handle', false, true, false, false],
  ['anywhere', false, true, false, true],
  ['anywhere', false, false, false, false],
  ['anywhere', true, false, false, true],
  ['anywhere', true, true, true, false],
] as const)(
  'dragFrom %s, on handle %s, at top %s, on control %s: %s',
  (dragFrom, onHandle, atTop, onControl, may) => {
    expect(mayDragSheet({ dragFrom, onHandle, atTop, onControl })).toBe(may)
  },
)
