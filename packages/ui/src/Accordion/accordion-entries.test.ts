import { describe, expect, test } from 'vitest'
import { entryIds, openAfter, panelsAreRegions } from './accordion-entries.ts'

describe('open entries', () => {
  test.each([
    ['B44: opening one closes the other', ['a'], 'b', 'single', ['b']],
    ['B44: several stay open in multiple mode', ['a'], 'b', 'multiple', ['a', 'b']],
    ['an open one closes, single', ['a'], 'a', 'single', []],
    ['an open one closes and leaves the others, multiple', ['a', 'b'], 'a', 'multiple', ['b']],
  ] as const)('%s', (_, open, id, mode, after) => {
    expect(openAfter(open, id, mode)).toEqual(after)
  })
})

test('equal titles have different ids', () => {
  expect(entryIds(['Sport', 'Größe', 'Sport', '???'])).toEqual(['sport-0', 'groesse-1', 'sport-2', '-3'])
})

test.each([
  [6, 'multiple', true],
  [7, 'multiple', false],
  [40, 'single', true],
] as const)('%i entries, %s: panels are regions is %s', (count, mode, are) => {
  expect(panelsAreRegions(count, mode)).toBe(are)
})

test.each([
  ['Häufige Fragen', 'haeufige-fragen-0'],
  ['  Straße & Öl!  ', 'strasse-oel-0'],
  ['Café – déjà vu', 'cafe-deja-vu-0'],
  ['A\u0308pfel', 'aepfel-0'],
  ['2026', '2026-0'],
  ['???', '-0'],
])('the entry %j has the id %j', (title, id) => {
  expect(entryIds([title])).toEqual([id])
})
