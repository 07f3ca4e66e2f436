import { expect, test } from 'vitest'
import { fullName, personName, personSeparators } from './persons.ts'

test.each([
  [['Erika Maria Muster', 'X'], 'Erika', 'Maria Muster'],
  ['Cher', 'Cher', ''],
  ['  Erika   Maria  Muster ', 'Erika', 'Maria Muster'],
  ['', '', ''],
  [[], '', ''],
  [undefined, '', ''],
  [null, '', ''],
])('B11: %j is %j and %j', (name, givenName, familyName) => {
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
  expect(personSeparators(count, withVon)).toEqual(separators)
})
