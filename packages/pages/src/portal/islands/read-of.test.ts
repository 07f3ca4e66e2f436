// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { accountLinks } from '../testing/account-links.ts'
import { readOf } from './read-of.ts'

test('a way in the panel has the words of the head, without initials', () => {
  document.body.innerHTML = accountLinks
  const profile = document.querySelector('template')?.content.querySelector('a')
  const [avatar, before, shown] = profile?.children ?? []
  if (!profile || !avatar || !before || !shown) throw new Error('The head has changed.')
  expect(readOf(profile)).toBe('Profil')
  avatar.textContent = 'MM'
  before.removeAttribute('hidden')
  shown.textContent = 'Mia Muster'
  expect(readOf(profile)).toBe('Profil: Mia Muster')
})
