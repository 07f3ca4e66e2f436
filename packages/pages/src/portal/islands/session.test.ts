// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { markKey, sessionKey, sessionOver } from '../../session-key.ts'
import { forgetSession, sessionToken, showAccount } from './session.ts'

afterEach(() => localStorage.clear())

test.each([
  ['{"access_token":"t","logged_in":true}', 't'],
  ['{"access_token":"t","logged_in":false}', undefined],
  ['{"logged_in":true}', undefined],
  [sessionOver, undefined],
  ['kein JSON', undefined],
])('%s names the token %s', (stored, token) => {
  localStorage.setItem(sessionKey, stored)
  expect(sessionToken()).toBe(token)
})

test('the link to the login becomes the one to the profile, and back', () => {
  document.body.innerHTML =
    '<span data-account="Profil" data-way="/service/profil"><a href="/sign-on?return_url=%2F">Anmelden</a></span>'
  const shown = (isKnown: boolean) => {
    showAccount(document, isKnown)
    const link = document.querySelector('a')
    return [link?.textContent, link?.getAttribute('href')]
  }
  const [stranger, reader] = [
    ['Anmelden', '/sign-on?return_url=%2F'],
    ['Profil', '/service/profil'],
  ]
  expect([shown(false), shown(true), shown(true), shown(false), shown(true)]).toEqual([
    stranger,
    reader,
    reader,
    stranger,
    reader,
  ])
})

test('forgetting takes the token, the cookie and the mark of a registration, and leaves the word that the session is over', () => {
  localStorage.setItem(sessionKey, '{"access_token":"t","logged_in":true}')
  Object.assign(document, { cookie: 'userData=abc; Path=/' })
  localStorage.setItem(markKey, 'mark')
  forgetSession('t')
  expect([{ ...localStorage }, document.cookie]).toEqual([{ [sessionKey]: sessionOver }, ''])
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
