// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { knownCookie, markKey, sessionKey, sessionOver } from '../../session-key.ts'
import { endSession, forgetSession } from './end-session.ts'

afterEach(() => localStorage.clear())

test('forgetting takes the token, the cookie and the mark of a registration, and leaves the word that the session is over', () => {
  localStorage.setItem(sessionKey, '{"access_token":"t","logged_in":true}')
  Object.assign(document, { cookie: 'userData=abc; Path=/' })
  localStorage.setItem(markKey, 'mark')
  forgetSession('t')
  expect([{ ...localStorage }, document.cookie]).toEqual([{ [sessionKey]: sessionOver }, ''])
})

test('a session that is over leaves the browser known, and one that its reader ends does not', () => {
  localStorage.setItem(sessionKey, '{"access_token":"t","logged_in":true}')
  Object.assign(document, { cookie: `${knownCookie}=localhost; Path=/` })
  forgetSession('t')
  expect(document.cookie).toBe(`${knownCookie}=localhost`)
  endSession()
  expect(document.cookie).toBe('')
})

const cookie = (claims: object) => {
  const payload = btoa(JSON.stringify(claims)).replaceAll('=', '')
  Object.assign(document, { cookie: `userData=a.${payload}.b; Path=/` })
}

test.each([
  [true, null],
  [false, '1:given'],
  [undefined, '1:given'],
])(
  'consent to measuring, where the last userData says resets_consent %s, is left %s',
  (resets_consent, left) => {
    localStorage.setItem(sessionKey, '{"access_token":"t","logged_in":true}')
    localStorage.setItem('leserkonto.consent', '1:given')
    cookie({ resets_consent })
    forgetSession('t')
    expect(localStorage.getItem('leserkonto.consent')).toBe(left)
  },
)

test.each([
  ['another session has begun', '{"access_token":"new","logged_in":true}'],
  ['the account area has found out first', null],
])('it does nothing where %s', (_name, stored) => {
  if (stored) localStorage.setItem(sessionKey, stored)
  forgetSession('t')
  expect(localStorage.getItem(sessionKey)).toBe(stored)
})
