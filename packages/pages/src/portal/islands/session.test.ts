// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { sessionToken, showAccount } from './session.ts'

test.each([
  ['{"access_token":"t","logged_in":true}', 't'],
  ['{"access_token":"t","logged_in":false}', undefined],
  ['{"logged_in":true}', undefined],
  ['kein JSON', undefined],
])('%s names the token %s', (stored, token) => {
  localStorage.setItem('leserkonto.session', stored)
  expect(sessionToken()).toBe(token)
})

test('the link to the login becomes the one to the profile', () => {
  document.body.innerHTML =
    '<span data-account="Profil" data-profile="/service/profil"><a href="/sign-on?return_url=%2F">Anmelden</a></span>'
  showAccount(document)
  const link = document.querySelector('a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Profil', '/service/profil'])
})
