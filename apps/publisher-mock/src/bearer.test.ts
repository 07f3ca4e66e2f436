import { expect, test } from 'vitest'
import { testPublisher } from './test-publisher.ts'

test.each(['', 'Bearer', 'Bearer test-ke', 'Bearer test-key2', 'Basic test-key', 'bearer test-key'])(
  'the header %j opens nothing',
  async (authorization) => {
    const { get } = testPublisher()
    for (const path of [
      'crm/v1/customers/1000000101',
      'content/v1/front/az',
      'content/v1/pictures/wald-320.jpg',
    ])
      expect(await get(`/${path}`, { headers: { authorization } })).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHORIZED' },
      })
  },
)

test('health is open and empty', async () => {
  const { get } = testPublisher()
  const headers = { authorization: '' }
  expect(await get('/healthz', { headers })).toEqual({ status: 204, body: '' })
  expect(await get('/crm/v1/healthz', { headers })).toEqual({ status: 204, body: '' })
})
