// @vitest-environment jsdom

import { safeStorage } from '@leserkonto/ui/browser/web-storage'
import { afterEach, expect, test } from 'vitest'
import { createReturnUrlStore } from './return-url-store.ts'

const allowed = { domains: ['az.example'], ownOrigins: [], development: false }
const tab = safeStorage(() => sessionStorage)
const store = () => createReturnUrlStore(tab, allowed)

afterEach(() => sessionStorage.clear())

test('the newest valid value wins; anything else leaves it', () => {
  const urls = store()
  urls.offer('/a')
  urls.offer('https://az.example/b')
  for (const raw of ['https://evil.com/', '//evil.com', '/', '', null, undefined]) urls.offer(raw)
  expect(urls.peek()).toBe('https://az.example/b')
})

test('it is used once', () => {
  store().offer('/a?b=%2F%2F')
  expect(store().take()).toBe('/a?b=%2F%2F')
  expect(store().take()).toBeUndefined()
})

test('it is judged again when used', () => {
  sessionStorage.setItem('leserkonto.return_url', 'https://evil.com/')
  expect(store().peek()).toBeUndefined()
  expect(store().take()).toBeUndefined()
})
