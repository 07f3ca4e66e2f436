import { expect, test } from 'vitest'
import { findIcon } from './icon-registry.ts'
import { registerStandardIcons } from './standard-icons.ts'

test('a standard icon has the drawing of each style that the free set has of it', () => {
  registerStandardIcons()
  for (const name of ['circle-play', 'bell', 'bookmark', 'star']) {
    const [solid, regular] = [findIcon(name, 'solid'), findIcon(name, 'regular')]
    expect([solid?.path, regular?.path].every(Boolean)).toBe(true)
    expect(solid?.path).not.toBe(regular?.path)
  }
  expect(findIcon('youtube', 'brand')).toBeDefined()
})
