import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'password2',
  'passwort1',
  'sommer2024!',
  'schalke04',
  'qwertz123',
  'leserkonto1',
  'auentaler-1',
  'auentaler zeitung1',
  'rheinfeldertagblatt1',
  'medienhaus99',
])('%s is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['', '12345678-', 'meine auentaler zeitung liegt am tisch', 'lese-test-2024', 'sommer\nwinter'])(
  '%j is none',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
