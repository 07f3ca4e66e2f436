import { expect, test } from 'vitest'
import { isPublicAddress, isPushEndpoint, publicLookup } from './push-address.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://intranet/x', false],
  ['https://127.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['https://2130706433/x', false],
  ['https://az.localhost/x', false],
  ['http://127.0.0.1:8025/x', false],
  ['nonsense', false],
])('in production %s may be called: %s', (endpoint, expected) => {
  expect(isPushEndpoint(endpoint, false)).toBe(expected)
})

test('in development the stand-in on this machine may be called, too', () => {
  expect(isPushEndpoint('http://127.0.0.1:8025/push/x', true)).toBe(true)
  expect(isPushEndpoint('http://10.0.0.1/push/x', true)).toBe(false)
})

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4001::5e', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.20.0.1', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:a00:1::', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

test('a name that leads to this machine is refused when the connection is made', async () => {
  const resolved = (development: boolean) =>
    new Promise((resolve) => {
      publicLookup(development)('localhost', { all: true }, (error, addresses) => resolve(error ?? addresses))
    })
  expect(await resolved(false)).toMatchObject({ code: 'ENDPOINT_PRIVATE' })
  expect(await resolved(true)).toEqual(expect.arrayContaining([expect.objectContaining({ family: 4 })]))
})
