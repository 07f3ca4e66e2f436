import { expect, test } from 'vitest'
import { fullName, namedPersons, personName } from './persons.ts'

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
