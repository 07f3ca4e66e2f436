import { expect, test } from 'vitest'
import { pathUnderBase, viewName } from './page-view.ts'

test.each([
  [{ name: 'Profile' }, [], 'Profile'],
  [{ name: 'Profile', tracking: 'Mein Profil' }, [], 'Mein Profil'],
  [{ tracking: 'Nur Meta' }, [], 'Nur Meta'],
  [{ name: 'Profile', tracking: false as const }, [], undefined],
  [{}, [], undefined],
  [{ name: '' }, [], undefined],
  [{ name: 'Profile' }, ['Profile'], undefined],
  [{ name: 'Profile', tracking: 'Mein Profil' }, ['Profile'], 'Mein Profil'],
  [{ name: 'Profile', tracking: 'Mein Profil' }, ['Mein Profil'], undefined],
])('B62: the view of %j with %j ignored is %s', (route, ignored, expected) => {
  expect(viewName(route, ignored)).toBe(expected)
})

test.each([
  ['/na', '/service', '/na/service'],
  ['/na/', '/service', '/na/service'],
  ['/na', 'service', '/na/service'],
  ['/', '/service', '/service'],
  ['', '/service', '/service'],
  ['', '', '/'],
  ['/', '/', '/'],
  ['/na', '/', '/na'],
  ['na', '/service?x=1', '/na/service?x=1'],
])('B62: %j and %j are the path %s', (base, path, expected) => {
  expect(pathUnderBase(base, path)).toBe(expected)
})
