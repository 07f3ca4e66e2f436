import { expect, test } from 'vitest'
import { personSeparator, personsText } from './persons-text.ts'

test.each([
  [0, true, []],
  [1, false, ['']],
  [1, true, ['von ']],
  [2, true, ['von ', ' und ']],
  [3, false, ['', ', ', ' und ']],
  [4, true, ['von ', ', ', ', ', ' und ']],
])('%i persons with "von" %s are separated by %j', (count, withVon, separators) => {
  expect(separators.map((_, index) => personSeparator(index, count, withVon))).toEqual(separators)
})

test.each([
  [[], ''],
  [[{ name: '' }], ''],
  [[{ name: 'Anna Adam' }], 'von Anna Adam'],
  [[{ name: 'A' }, { name: 'B' }, { name: ['C', 'D'] }], 'von A, B und C'],
  [[null, { name: 'A' }, undefined, { name: 'A' }], 'von A'],
])('the line of %j is %j', (persons, line) => {
  expect(personsText(persons, true)).toBe(line)
  expect(personsText(persons)).toBe(line.replace('von ', ''))
})
