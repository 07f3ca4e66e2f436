import { expect, test } from 'vitest'
import { placeOf } from './place.ts'
import { safeReturnUrl } from './return-url.ts'

const nowhere = { domains: [], ownOrigins: [], development: false }
const at = (address: string) => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { pathname, search, hash }
}

test.each([
  ['/artikel/eins', '/artikel/eins'],
  ['/artikel/eins?a=1#abs-3', '/artikel/eins?a=1#abs-3'],
  ['/artikel/eins?q=M%C3%BCller+%26+Co&b=%2Fx', '/artikel/eins?q=M%C3%BCller+%26+Co&b=%2Fx'],
  ['/a?x=1&token=geheim&y=2#z', '/a?x=1&y=2#z'],
  ['/a?t=geheim', '/a'],
  ['/a?tokens=1&at=2', '/a?tokens=1&at=2'],
  ['/a?x=1#access_token=abc', '/a?x=1'],
  ['/a#kommentare&tokenSSO=abc', '/a'],
  ['/a?b={c}|"#[d]^', '/a?b=%7Bc%7D%7C%22#[d]%5E'],
  ['/a?b=%0A#c', '/a'],
  ['/a?b=%E4#c', '/a'],
  ['/a?b=%23access_token=abc', '/a'],
  [`/a?b=1#${'c'.repeat(3_000)}`, '/a?b=1'],
  [`/a?b=${'1'.repeat(3_000)}#c`, '/a'],
  ['/a?', '/a'],
])('%s is the place %s, which is a return URL', (address, place) => {
  expect(placeOf(at(address))).toBe(place)
  expect(safeReturnUrl(place, nowhere)).toBe(place)
})
