// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { type CookieJar, readCookies, removeCookie, writeCookie } from './cookies.ts'

test('a cookie lives one day on the whole site unless told otherwise', () => {
  const jar: CookieJar = { cookie: '' }
  writeCookie('a', 'ü;=', undefined, jar)
  expect(jar.cookie).toBe('a=%C3%BC%3B%3D; Path=/; Max-Age=86400; SameSite=Lax')
  writeCookie('userData', 'x', 365 * 86_400_000, jar)
  expect(jar.cookie).toBe('userData=x; Path=/; Max-Age=31536000; SameSite=Lax')
})

test('what is written is read back, and gone when removed', () => {
  writeCookie('a', 'ü;=')
  expect(readCookies('a')).toEqual(['ü;='])
  removeCookie('a')
  expect(readCookies('a')).toEqual([])
})

test.each([
  ['ab=1; a=2', ['2']],
  ['a=1=2==; a=; a={"x":1}', ['1=2==', '', '{"x":1}']],
  ['a=%E0%A4%A', ['%E0%A4%A']],
  ['', []],
])('in %j the cookies a are %j', (cookie, values) => {
  expect(readCookies('a', { cookie })).toEqual(values)
})
