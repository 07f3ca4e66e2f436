import { describe, expect, test } from 'vitest'
import { safeReturnUrl } from './return-url.ts'

const production = {
  domains: ['az.example', 'abo.az.example', 'epaper.az.example', 'rt.example'],
  ownOrigins: ['https://az.example', 'https://rt.example'],
  development: false,
}
const development = {
  domains: ['az.localhost', 'az.example', 'rt.localhost', 'rt.example'],
  ownOrigins: ['http://az.localhost:3000', 'http://rt.localhost:3000'],
  development: true,
}

const attacks = [
  'https://evil.com;.az.example/',
  "https://evil.com'.az.example/",
  'https://evil.com&.az.example/',
  'https://evil.com,az.example/',
  'https://az.example/#access_token=abc',
  'https://az.example/?a=1#b=2&tokenSSO=abc',
  'https://az.example/#%61ccess_token=abc',
  '/service/profil#tokenSSO=abc',
  '/service/profil%23access_token=abc',
  '//evil.com',
  '///evil.com',
  'https:///evil.com',
  'https:evil.com',
  'https:/evil.com',
  '/\\evil.com',
  '\\\\evil.com',
  '/x/..//evil.com',
  '/.//evil.com',
  '/%2e%2e//evil.com',
  '/%2e%2e%2f%2fevil.com',
  '/%2F/evil.com',
  '/%2Fevil.com',
  '/%5Cevil.com',
  'HTTPS://EVIL.COM',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'https://evil.com@az.example/',
  'https://@az.example/',
  'https://az.example@evil.com/',
  'https://az.example%40evil.com/',
  'https://az.example%2Fx@evil.com/',
  'https://az.example.evil.com/',
  'https://evilaz.example/',
  'https://evil-az.example',
  'https://az.example:8443/',
  'https://az.example:443/',
  'https://az.example./',
  'http://az.example/',
  'https%3A%2F%2Fevil.com',
  'https://az.example//evil.com',
  'https://[::1]/',
  '/%0d%0aSet-Cookie:x',
  '/%00',
  '/%E0%A4%A',
  '/%',
  '//evil.de',
  '/\\evil.de',
  'evil.com',
  'az.example/x',
  '?x=1',
  '#x',
  ' /x',
  '/ä',
  '/<script>',
  '',
  `/${'a'.repeat(2_000)}`,
  `/${'a'.repeat(5_000)}`,
]

describe('G37, A07: an attack is no return URL', () => {
  test.each(attacks)('%j in production', (raw) => {
    expect(safeReturnUrl(raw, production)).toBeUndefined()
  })
  test.each(attacks)('%j in development', (raw) => {
    expect(safeReturnUrl(raw, development)).toBeUndefined()
  })
})

describe('an honest target is kept byte by byte', () => {
  test.each([
    '/',
    '/service/profil',
    '/artikel/ein-titel-123?utm=a%20b&x=1#kommentare',
    '/suche?q=M%C3%BCller%20%26%20S%C3%B6hne',
    '/suche?ziel=https://evil.com/x',
    '/a/../b',
    '/rabatt?p=100%25',
    'https://az.example',
    'https://az.example/x?y=%2F%2F',
    'https://www.az.example/x',
    'https://abo.az.example/bestellen?x=(1);y=[2]',
    'HTTPS://AZ.EXAMPLE/',
    'https://rt.example/@redaktion',
    `/${'a'.repeat(1_999)}`,
  ])('%s', (raw) => {
    expect(safeReturnUrl(raw, production)).toBe(raw)
  })
})

describe('ports and http belong to development, and only on an own origin', () => {
  test.each([
    ['http://az.localhost:3000/x', true],
    ['http://az.localhost/x', true],
    ['http://www.az.localhost/x', true],
    ['http://az.example/x', false],
    ['http://www.az.example/x', false],
    ['http://az.localhost:3001/x', false],
    ['http://www.az.localhost:3000/x', false],
    ['https://az.localhost:3000/x', false],
    ['https://az.example:3000/x', false],
    ['https://az.example/x', true],
  ])('%s → %s', (raw, kept) => {
    expect(safeReturnUrl(raw, development)).toBe(kept ? raw : undefined)
  })
  test('an own port does not pass in production', () => {
    expect(
      safeReturnUrl('http://az.localhost:3000/x', { ...development, development: false }),
    ).toBeUndefined()
  })
})
