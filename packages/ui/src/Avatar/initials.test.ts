import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Anna', 'von der Leyen-Müller', 'AL', 'AL'],
  ['Öle', 'Schmidt-von Berg', 'ÖS', 'ÖB'],
  ['anna', 'müller', 'AM', 'AM'],
  ['', '', '', ''],
  ['Cher', '', 'C', 'C'],
  ['', 'Weiß', 'W', 'W'],
  ['Anna', '-Müller', 'AM', 'AM'],
  ['O\u0308le', 'E\u0301tienne', 'ÖÉ', 'ÖÉ'],
  ['"Anna"', '(Muster)', 'AM', 'AM'],
  ['Jan', '42', 'J', 'J'],
])('B12: %j %j has the initials %s, by the last word %s', (given, family, cutFirst, lastWord) => {
  expect(initials(given, family)).toBe(cutFirst)
  expect(initials(given, family, 'lastWord')).toBe(lastWord)
})
