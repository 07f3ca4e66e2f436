// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { sessionToken } from '../../session/kept-session.ts'
import { sessionKey, sessionOver } from '../../session-key.ts'
import { accountLinks } from '../testing/account-links.ts'
import { showAccount } from './session.ts'

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

const kept = (reader?: object) =>
  localStorage.setItem(sessionKey, JSON.stringify({ access_token: 't', logged_in: true, reader }))
/** What is read out of a link. */
const read = (link?: Element) =>
  [...(link?.childNodes ?? [])]
    .filter((node) => !(node instanceof HTMLElement && (node.hidden || node.ariaHidden)))
    .map(({ textContent }) => textContent)
    .join('')
/** The link that is shown: how it is called and where it leads, what is seen in the circle, and the picture. */
const shown = () => {
  showAccount(document)
  const links = [...document.querySelectorAll('a')].filter(({ hidden }) => !hidden)
  expect(links).toHaveLength(1)
  const [link] = links
  const icon = link?.querySelector('svg') ? 'icon' : ''
  return [
    read(link),
    link?.getAttribute('href'),
    icon + (link?.querySelector('[data-size]')?.textContent ?? ''),
    link?.querySelector('img')?.getAttribute('src'),
  ]
}
const stranger = ['Anmelden', '/sign-on?return_url=%2F', '', undefined]

test('the head names the reader of the session, and nobody once it is over', () => {
  document.body.innerHTML = accountLinks
  expect(shown()).toEqual(stranger)
  kept({ name: 'Mia Muster', letters: 'MM', picture: '/bild/mia' })
  const mia = ['Profil: Mia Muster', '/service/profil', 'MM', '/bild/mia']
  expect([shown(), shown()]).toEqual([mia, mia])
  expect(document.querySelector('a:not([hidden]) > :last-child')?.textContent).toBe('Mia Muster')
  localStorage.removeItem(sessionKey)
  expect(shown()).toEqual(stranger)
})

test('after a change of account nothing of the former reader is left', () => {
  document.body.innerHTML = accountLinks
  kept({ name: 'Mia Muster', letters: 'MM', picture: '/bild/mia' })
  showAccount(document)
  const nameless = ['Profil', '/service/profil', 'icon', undefined]
  kept()
  expect(shown()).toEqual(nameless)
  kept({ name: '', letters: '', picture: null })
  expect(shown()).toEqual(nameless)
  expect(document.body.textContent).not.toContain('M')
})
