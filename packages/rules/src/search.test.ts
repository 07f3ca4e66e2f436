import { expect, test } from 'vitest'
import { searchAddressOf, searchWish } from './search.ts'

test.each([
  ['Hallenbad', 'Hallenbad', 'fits'],
  ['  zwei \t\n Worte\u0000 ', 'zwei Worte', 'fits'],
  ['Bru\u0308cke', 'Br\u00fccke', 'fits'],
  ['', '', 'none'],
  [' ', '', 'none'],
  ['a', 'a', 'short'],
  ['"a"', '"a"', 'short'],
  ['---', '---', 'short'],
  ['EU', 'EU', 'fits'],
  ['a'.repeat(100), 'a'.repeat(100), 'fits'],
  ['a'.repeat(101), 'a'.repeat(100), 'long'],
  ['\ud800Haus', '\ufffdHaus', 'fits'],
  [undefined, '', 'none'],
  [['Haus', 'Hof'], '', 'none'],
])('what was typed as %j is %j, which %s', (given, words, state) => {
  expect(searchWish(given, undefined)).toEqual({ words, state, page: 1 })
})

test.each([
  ['2', 2],
  ['50', 50],
  ['51', 1],
  ['0', 1],
  ['-1', 1],
  ['1e1', 1],
  ['999999999', 1],
  [['2', '3'], 1],
])('page %j is %i', (given, page) => {
  expect(searchWish('Haus', given).page).toBe(page)
})

test('an address leads to the same wish again', () => {
  expect(searchAddressOf({ words: '', page: 1 })).toBe('/suche')
  const words = 'Bäder & Seen +100 %'
  const query = new URL(searchAddressOf({ words, page: 3 }), 'https://az.example').searchParams
  expect(searchWish(query.get('q'), query.get('seite'))).toEqual({ words, state: 'fits', page: 3 })
})
