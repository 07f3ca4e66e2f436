import { expect, test } from 'vitest'
import { codePoints, isCompanyName, isPersonName, isUsername } from './names.ts'
import { isCustomerNumber, isPostcode } from './numbers.ts'

test.each([
  'Anna Maria',
  "O'Neill",
  'O’Neill',
  'Gal·la',
  'علی\u200cرضا',
  'Müller-Lüdenscheidt',
  'Łukasz',
  'Nguyễn',
  'J. R.',
  'Öz & Söhne',
])('%s is a name', (name) => {
  expect(isPersonName(name)).toBe(true)
})
test.each(['Anna2', 'a_b', 'x@y', '<b>', 'a\nb', 'a;b'])('%s is no name', (name) => {
  expect(isPersonName(name)).toBe(false)
})
test.each(['Muster & Söhne GmbH', '1. FC Auental', 'A/B, C-D'])('%s is a company', (name) => {
  expect(isCompanyName(name)).toBe(true)
})
test.each(['Firma!', 'a_b', '=SUM(A1)'])('%s is no company', (name) => {
  expect(isCompanyName(name)).toBe(false)
})
test.each(['Leser', 'le_ser', 'Ä.ö,ü-ß&'])('%s is a username', (name) => {
  expect(isUsername(name)).toBe(true)
})
test.each(['Leser 1', 'leser1', 'a b'])('%s is no username', (name) => {
  expect(isUsername(name)).toBe(false)
})
test('length is counted in code points', () => {
  expect(codePoints('a😀ß')).toBe(3)
})
test.each([
  ['12345', true],
  ['1010', true],
  ['123', false],
  ['123456', false],
  ['1234a', false],
  ['１２３４５', false],
])('postcode %s: %s', (text, is) => {
  expect(isPostcode(text)).toBe(is)
})
test('a customer number has ten digits', () => {
  expect(isCustomerNumber('1000000101')).toBe(true)
  expect(isCustomerNumber('100000010')).toBe(false)
  expect(isCustomerNumber('10000001010')).toBe(false)
})
