import { describe, expect, test } from 'vitest'
import { cookieValues } from './cookies.ts'
import { otherCookiePlaces } from './other-cookies.ts'

test.each([
  ['', []],
  ['a=1', ['1']],
  ['a=old; b=2; a=new', ['old', 'new']],
  ['a=; a={"x":1};a=1=2', ['', '{"x":1}', '1=2']],
  ['a="1"; a=""; a="', ['1', '', '"']],
  ['ba=1; a; A=2; a b=3', []],
])('the values of the cookie a in %j are %j', (cookies, values) => {
  expect(cookieValues(cookies, 'a')).toEqual(values)
})

describe('where else a cookie may stand', () => {
  test.each([
    ['az.localhost', '/', ['az.localhost /']],
    ['localhost', '/a', ['- /a', '- /a/']],
    ['127.0.0.1', '/', []],
    ['[::1]', '/', []],
    ['www.az.example', '/', ['www.az.example /', 'az.example /']],
    [
      'az.example',
      '/artikel/eins',
      [
        '- /artikel',
        '- /artikel/',
        '- /artikel/eins',
        '- /artikel/eins/',
        'az.example /',
        'az.example /artikel',
        'az.example /artikel/',
        'az.example /artikel/eins',
        'az.example /artikel/eins/',
      ],
    ],
    ['localhost', '/a;Domain=x/b', ['- /a', '- /a/']],
    ['localhost', '//b', []],
    ['az.example;x', '/', []],
  ])('of %s%s: %j', (host, path, places) => {
    const found = otherCookiePlaces(host, path).map(({ domain, path: at }) => `${domain || '-'} ${at}`)
    expect(found).toEqual(places)
  })

  test('a long path asks for no more than its beginning', () => {
    expect(otherCookiePlaces('localhost', '/a'.repeat(1_000))).toHaveLength(8)
  })
})
