import { expect, test } from 'vitest'
import { codingFor, encoded } from './send-encoded.ts'

// Source: RFC 9110 §12.5.3.
test.each([
  ['', undefined],
  ['identity', undefined],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP , BR ; Q = 0.5', 'gzip'],
  ['br;q=0.5,gzip;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.0', undefined],
  ['br;q=0.000, gzip;q=0', undefined],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', undefined],
  ['*;q=0, gzip', 'gzip'],
  ['identity;q=0', undefined],
  ['identity;q=0, gzip;q=0.001', 'gzip'],
  ['identity, gzip;q=0.5', undefined],
  ['identity;q=0.5, gzip', 'gzip'],
  ['brotli', undefined],
  ['deflate', undefined],
  ['br;level=5', undefined],
  ['br;q=x, gzip', 'gzip'],
  [';q=1,,', undefined],
])('who accepts %j is sent %s', (accepted, coding) => {
  expect(codingFor(accepted)).toBe(coding)
})

test('a document is compressed once for each coding', async () => {
  const document = encoded('a'.repeat(10_000))
  const [first, second] = await Promise.all([document.compressed('gzip'), document.compressed('gzip')])
  expect(first).toBe(second)
  expect(await document.compressed('br')).not.toBe(first)
})
