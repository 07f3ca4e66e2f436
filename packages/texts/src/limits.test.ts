import { expect, test } from 'vitest'
import { limitText } from './limits.ts'

test.each([
  [1, 'in einer Minute'],
  [60, 'in einer Minute'],
  [61, 'in 2 Minuten'],
  [894, 'in 15 Minuten'],
  [5_400, 'in 90 Minuten'],
  [5_401, 'in 2 Stunden'],
  [86_400, 'in 24 Stunden'],
  [undefined, 'später'],
])('a wait of %s seconds is told as "%s"', (seconds, wait) => {
  expect(limitText(undefined, seconds)).toBe(`Zu viele Anfragen. Bitte versuchen Sie es ${wait} noch einmal.`)
})

test('who has typed a wrong password too often reads of the code, and who has asked for a code of the password', () => {
  expect(limitText('loginFailure', 894)).toMatch(
    /in 15 Minuten wieder anmelden, mit einem Code per E-Mail schon jetzt/,
  )
  expect(limitText('loginCode', 30)).toMatch(/in einer Minute anfordern.*Passwort.*schon jetzt anmelden/)
})
