import { describe, expect, test } from 'vitest'
import { addressIn, addressOf, networksOf } from './network.ts'

test.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48'],
  ['2001:db8:1:abcd:ff:ff:ff:ff', '2001:db8:1:abcd::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48'],
  ['2001:db8:1:ab::1', '2001:db8:1:ab::/64', '2001:db8:1:0::/56', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48'],
  ['2001:db8::', '2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('%s counts as %s, and in what it lies in', (address, ...networks) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(networks)
})

test('a wider network has more than one caller, and less than all of its callers together', () => {
  expect(networksOf('2001:db8::1').map(({ share }) => share)).toEqual([1, 2, 8])
  expect(networksOf('192.0.2.7').map(({ share }) => share)).toEqual([1, 8])
})

// Source: docs/spec/contract.md#networks.
describe('what a proxy writes', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    [' 192.0.2.7 ', '192.0.2.7'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:c000:0207', '192.0.2.7'],
    ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
    ['2001:DB8::1', '2001:db8::1'],
    ['2001:0db8:0000::0001', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:8443', '2001:db8::1'],
    ['2001:db8::1%eth0', '2001:db8::1'],
    ['[2001:db8::1%25eth0]:443', '2001:db8::1'],
    ['2001:db8:0:1::192.0.2.7', '2001:db8:0:1::c000:207'],
  ])('"%s" is the address %s', (text, address) => {
    expect(addressIn(text)).toBe(address)
  })

  test.each([
    '',
    'unknown',
    '_hidden',
    '192.0.2',
    '192.0.2.256',
    '192.0.2.7.8',
    '010.0.0.1',
    '0x7f000001',
    '3221225991',
  ])('"%s" is none', (text) => {
    expect(addressIn(text)).toBeUndefined()
  })

  test.each([
    '<script>',
    '192.0.2.7;x',
    '2001:db8::1::2',
    '[2001:db8::1',
    'localhost',
    'for=192.0.2.7',
    '192.0.2.7:',
  ])('"%s" is none, and the proxy itself counts', (text) => {
    expect(addressOf({ ip: text, ips: ['127.0.0.1', '10.0.0.5', text] })).toBe('10.0.0.5')
  })
})
