// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { sessionKey, sessionOf } from '../session-key.ts'
import { keepReader } from './keep-reader.ts'
import { keptSession } from './kept-session.ts'

afterEach(() => localStorage.clear())

const mia = { given_name: 'Mia', family_name: 'Muster', profile_picture: '/bild/mia' }

test('name, initials and picture are kept beside the token, and a later word replaces them', () => {
  localStorage.setItem(sessionKey, sessionOf('t'))
  keepReader('t', mia)
  expect(keptSession()).toEqual({
    token: 't',
    reader: { name: 'Mia Muster', letters: 'MM', picture: '/bild/mia' },
  })
  keepReader('t', { given_name: null, family_name: null, profile_picture: null })
  expect(keptSession()).toEqual({ token: 't', reader: { name: '', letters: '', picture: null } })
})

test.each([
  ['has ended', null],
  ['is another account’s by now', sessionOf('new')],
])('nothing is kept where the session %s', (_name, stored) => {
  if (stored) localStorage.setItem(sessionKey, stored)
  keepReader('t', mia)
  expect(localStorage.getItem(sessionKey)).toBe(stored)
})
