import { expect, test } from 'vitest'
import { countdownTexts } from './registration.ts'
import { successPage } from './success-pages.ts'

test('the countdown speaks in singular and plural', () => {
  expect(countdownTexts.running(5)).toBe('Sie werden in 5 Sekunden weitergeleitet.')
  expect(countdownTexts.running(1)).toBe('Sie werden in 1 Sekunde weitergeleitet.')
  expect(countdownTexts.running(0)).toBe('Sie werden in 0 Sekunden weitergeleitet.')
})

test.each([
  ['activation', 'success', true],
  ['activation', 'nonsense', false],
  ['nonsense', 'success', false],
  ['constructor', 'name', false],
  ['activation', 'constructor', false],
  ['__proto__', 'toString', false],
])('/%s/%s is a success page: %s', (pageType, message, known) => {
  expect(successPage(pageType, message) !== undefined).toBe(known)
})
