import { expect, test } from 'vitest'
import { addressKey, searchableAddress } from './address.ts'

test.each([
  ['Anna@Example.TEST', 'anna@example.test'],
  [' anna@example.test ', 'anna@example.test'],
  ['anna@MÜLLER.example.test', 'anna@xn--mller-kva.example.test'],
  ['anna@mu\u0308ller.example.test', 'anna@xn--mller-kva.example.test'],
  ['JO\u0308RG@example.test', 'jörg@example.test'],
  ['anna@[127.0.0.1]', 'anna@[127.0.0.1]'],
  ['anna', 'anna'],
])('%s is the mailbox %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test('an international domain is searchable in both spellings', () => {
  const searchable = searchableAddress('anna@xn--mller-kva.example.test')
  expect(searchable).toContain('müller')
  expect(searchable).toContain('xn--mller-kva')
})
