import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'

// A page whose test brings the real clock back by itself paints no more, and the tests of later files wait for frames until their
// patience is over. So packages/ui/src/testing/fresh-page.ts alone does it.
const isPageTest = (text: string) => /^\/\/ @vitest-environment\s+jsdom$/m.test(text)
const bringsClockBack = (text: string) => isPageTest(text) && /\bvi\.useRealTimers\(/.test(text)

test('the setup alone gives the tests of pages the real clock back', () => {
  const texts = globSync('{apps,packages}/**/*.test.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] })
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
    .filter(([, text]) => isPageTest(text))
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter(([, text]) => bringsClockBack(text)).map(([file]) => file)).toEqual([])
})

test('a test that does is found', () => {
  // In one piece the words would make this file a test of a page.
  const mark = ['// @vitest-environment', 'jsdom'].join(' ')
  expect(bringsClockBack(`${mark}\nafterEach(() => vi.useRealTimers())`)).toBe(true)
  expect(bringsClockBack('afterEach(() => vi.useRealTimers())')).toBe(false)
})
