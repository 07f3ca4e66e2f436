import { expect, test } from 'vitest'
import { fullName, namedPersons, personName, personSeparator, personsText } from './persons.ts'

test.each([
  [['Erika Maria Muster', 'X'], 'Erika', 'Maria Muster'],
  ['Cher', 'Cher', ''],
  ['  Erika   Maria  Muster ', 'Erika', 'Maria Muster'],
  ['', '', ''],
  [[], '', ''],
  [undefined, '', ''],
  [null, '', ''],
  [[null, 'X'], '', ''],
])('B11: %j is %j and %j', (name, givenName, familyName) => {
  // @ts-expect-error: editorial data can bring what the types refuse
  expect(personName(name)).toEqual({ givenName, familyName })
})

test('a full name has no blank at its end when there is no family name', () => {
  expect([fullName(personName('Cher')), fullName(personName(' Jan  Weiß'))]).toEqual(['Cher', 'Jan Weiß'])
})

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

test('a person counts once, and only with a name', () => {
  const persons = [
    { name: 'Anna Adam', link: '/a' },
    { name: ' ' },
    { name: ['Anna  Adam', 'X'] },
    { name: 'Bo' },
  ]
  expect(namedPersons(persons)).toEqual([
    { givenName: 'Anna', familyName: 'Adam' },
    { givenName: 'Bo', familyName: '' },
  ])
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
