import { expect, test } from 'vitest'
import { loginCodeLimits } from './limits/sign-in-limits.ts'
import { isLoginCode, loginCodeDigits } from './numbers.ts'

test.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['Ihr Code: 12-34-56.', '123456'],
  ['1234567', '123456'],
  ['12a', '12'],
  ['', ''],
])('%j is read as %j', (typed, digits) => {
  expect(loginCodeDigits(typed)).toBe(digits)
})

test.each([
  ['000000', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
  ['١٢٣٤٥٦', false],
  ['123456\n', false],
])('%j is a code: %s', (text, is) => {
  expect(isLoginCode(text)).toBe(is)
})

test('a code has as many digits as the limits say', () => {
  expect(isLoginCode('1'.repeat(loginCodeLimits.digits))).toBe(true)
})
