import { expect, test } from 'vitest'
import { subjectOf, tokenClaims } from './token-claims.ts'

const encoded = (text: string) => Buffer.from(text).toString('base64url')
const token = (payload: string) => `${encoded('{"alg":"EdDSA"}')}.${encoded(payload)}.c2ln`

test('reads the claims of a token, letters of any script and base64url’s own characters too', () => {
  expect(tokenClaims(token('{"sub":"1","name":"Jürgen Łuk 🗞"}'))).toEqual({ sub: '1', name: 'Jürgen Łuk 🗞' })
  const payload = '{"a":"???>>>~~~"}'
  expect(encoded(payload)).toMatch(/[-_]/)
  expect(tokenClaims(token(payload))).toEqual({ a: '???>>>~~~' })
})

test.each([
  ['nothing', ''],
  ['a word', 'token'],
  ['two parts', `${encoded('{}')}.${encoded('{}')}`],
  ['no signature', `${encoded('{}')}.${encoded('{}')}.`],
  ['no payload', `${encoded('{}')}..c2ln`],
  ['four parts', `${token('{}')}.x`],
  ['no base64', `a.%%%.c`],
  ['no JSON', token('{')],
  ['a number', token('7')],
  ['null', token('null')],
])('%s is no token', (_name, text) => {
  expect(tokenClaims(text)).toBeUndefined()
  expect(subjectOf(text)).toBeUndefined()
})

test('a token’s claims are a copy that brings no prototype of its own', () => {
  const claims = tokenClaims(token('{"__proto__":{"admin":true},"sub":"1"}'))
  expect(claims && Reflect.get(claims, 'admin')).toBeUndefined()
  expect(Reflect.get({}, 'admin')).toBeUndefined()
})

test('the subject is text, or nobody', () => {
  expect(subjectOf(token('{"sub":"4f0c"}'))).toBe('4f0c')
  expect(subjectOf(token('{"sub":7}'))).toBeUndefined()
  expect(subjectOf(token('{}'))).toBeUndefined()
})
