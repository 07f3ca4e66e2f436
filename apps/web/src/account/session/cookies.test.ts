// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { type CookieJar, readCookie, removeCookie, writeCookie } from './cookies.ts'

test('a cookie lives one day on the whole site unless told otherwise', () => {
  const jar: CookieJar = { cookie: '' }
  writeCookie('a', 'ü;=', undefined, jar)
  expect(jar.cookie).toBe('a=%C3%BC%3B%3D; Path=/; Max-Age=86400; SameSite=Lax')
  writeCookie('userData', 'x', 365 * 86_400_000, jar)
  expect(jar.cookie).toBe('userData=x; Path=/; Max-Age=31536000; SameSite=Lax')
})

test('what is written is read back, and gone when removed', () => {
  writeCookie('a', 'ü;=')
  expect(readCookie('a')).toBe('ü;=')
  removeCookie('a')
  expect(readCookie('a')).toBeUndefined()
})

test.each([
  ['ab=1; a=2', 'a', '2'],
  ['a=1=2==', 'a', '1=2=='],
  ['a=%E0%A4%A', 'a', '%E0%A4%A'],
  ['', 'a', undefined],
  ['ab=1', 'a', undefined],
])('in %j the cookie %s is %j', (cookie, name, value) => {
  expect(readCookie(name, { cookie })).toBe(value)
})
