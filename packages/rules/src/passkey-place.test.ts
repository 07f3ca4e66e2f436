import { expect, test } from 'vitest'
import { passkeyPlace } from './passkey-place.ts'

const origins = ['az', 'rt', 'ht', 'konto', 'fuenf', 'sechs'].map((name) => `https://www.${name}.example`)
const house = { rpId: 'www.konto.example', origins }

test.each([
  ['https://www.konto.example', 'here'],
  ['https://az.www.konto.example', 'here'],
  ['https://evilwww.konto.example', 'related'],
  ['https://www.az.example', 'related'],
  ['https://plus.az.example', 'related'],
  ['https://www.fuenf.example', 'related'],
  ['https://www.sechs.example', 'elsewhere'],
  ['http://www.az.example', 'elsewhere'],
  ['http://www.konto.example', 'here'],
])('a reader at %s uses passkeys %s', (origin, place) => {
  expect(passkeyPlace(origin, house)).toBe(place)
})

test('two editions of one name count once', () => {
  const twice = [...origins.slice(0, 5), 'https://www.az.example', 'https://abo.az.example']
  for (const origin of twice) expect(passkeyPlace(origin, { ...house, origins: twice })).not.toBe('elsewhere')
})

test('on one machine editions have hosts below localhost, and only the sign-on edition has passkeys', () => {
  const local = { rpId: 'sso.localhost', origins: ['http://az.localhost:3000', 'http://sso.localhost:3000'] }
  expect(local.origins.map((origin) => passkeyPlace(origin, local))).toEqual(['elsewhere', 'here'])
})
