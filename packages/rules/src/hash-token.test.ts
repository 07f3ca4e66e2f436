import { describe, expect, test } from 'vitest'
import { hashToken } from './hash-token.ts'
import { arrivalQuestion, subjectOf, tokenClaims } from './token-claims.ts'

const jwt = (claims: object) =>
  `eyJhbGciOiJFZERTQSJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJl`

describe('claims are read, not trusted', () => {
  test('umlauts and URL-safe letters survive', () => {
    expect(tokenClaims(jwt({ sub: 'a', name: 'Jörg ÿ>?' }))).toEqual({ sub: 'a', name: 'Jörg ÿ>?' })
  })
  test.each(['', 'a', 'a.b', 'a.!!.c', 'a.bnVsbA.c', 'a.e30', 'a.e30.', 'a.e30.c.d'])(
    '%j is none',
    (token) => {
      expect(tokenClaims(token)).toBeUndefined()
    },
  )
  test('a subject that is no string counts as none', () => {
    expect(subjectOf(jwt({ sub: 7 }))).toBeUndefined()
  })
})

describe('a token is found in the hash', () => {
  test.each([
    ['#access_token=abc', { kind: 'access_token', token: 'abc' }],
    ['access_token=abc&x=1', { kind: 'access_token', token: 'abc' }],
    ['#x=1&tokenSSO=d-e_f', { kind: 'tokenSSO', token: 'd-e_f' }],
    ['#tokenSSO=b&access_token=a', { kind: 'access_token', token: 'a' }],
    ['#access_token=', undefined],
    ['#kommentare', undefined],
    ['', undefined],
  ])('%s', (hash, found) => {
    expect(hashToken(hash)).toEqual(found)
  })
})

describe('a link signs nobody in unasked', () => {
  test.each([
    ['nobody signed in', undefined, 'signIn', undefined],
    ['the same reader', jwt({ sub: 'reader-1', sid: 'a' }), undefined, undefined],
    ['another reader', jwt({ sub: 'reader-2' }), 'switch', 'switch'],
    ['a session that names nobody', 'no-jwt', 'switch', 'switch'],
  ])('%s', (_, running, byLink, bySignOn) => {
    expect(arrivalQuestion({ sub: 'reader-1', signOn: false }, running)).toBe(byLink)
    expect(arrivalQuestion({ sub: 'reader-1', signOn: true }, running)).toBe(bySignOn)
  })
})
