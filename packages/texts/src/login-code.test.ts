import { expect, test } from 'vitest'
import { loginCodeTexts } from './login-code.ts'

test.each([
  [1, '1 Sekunde'],
  [60, '60 Sekunden'],
  [120, '120 Sekunden'],
  [121, '3 Minuten'],
  [7_200, '120 Minuten'],
  [7_201, '3 Stunden'],
])('%i seconds are waited as %s', (seconds, words) => {
  expect(loginCodeTexts.waits(seconds)).toBe(`Einen neuen Code können Sie in ${words} anfordern.`)
})
