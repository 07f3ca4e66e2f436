import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { testNow, testPublisher } from '../test-publisher.ts'

const session = '11111111-1111-4111-8111-111111111111'
const scenario = `session=${session}`

test('the journal tells what was called and nothing about persons', async () => {
  const { app, get, put } = testPublisher()
  const body = { account_id: 'account-1' }
  await get('/crm/v1/customers?postcode=12345&family_name=Frei')
  await put('/crm/v1/customers/1000000910/link', { body, scenario })
  await get('/content/v1/front/az')
  const raw = (await app.inject('/__mock/requests')).body
  const entry = { body_hash: null, session: null, time: testNow }
  expect(JSON.parse(raw)).toEqual([
    { ...entry, method: 'GET', path: '/crm/v1/customers', query_keys: ['postcode', 'family_name'] },
    {
      ...entry,
      method: 'PUT',
      path: '/crm/v1/customers/1000000910/link',
      query_keys: [],
      body_hash: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
      session,
    },
    { ...entry, method: 'GET', path: '/content/v1/front/az', query_keys: [] },
  ])
  expect(raw).not.toMatch(/Frei|12345|account-1/)
})

test('a session reads and resets its own entries', async () => {
  const { get, post } = testPublisher()
  await get('/crm/v1/customers/1000000101')
  await get('/crm/v1/customers/1000000202', { scenario })
  const paths = async (given?: { scenario: string }) =>
    (await get('/__mock/requests', given)).body.map((entry: { path: string }) => entry.path)
  expect(await paths({ scenario })).toEqual(['/crm/v1/customers/1000000202'])
  await post('/__mock/reset', { scenario })
  expect(await paths()).toEqual(['/crm/v1/customers/1000000101'])
})

test('calls that fail on purpose are in the journal, refused keys are not', async () => {
  const { get } = testPublisher()
  await get('/crm/v1/customers/1000000101', { scenario: 'fault=crm-500' })
  await get('/crm/v1/customers/1000000101', { headers: { authorization: 'Bearer wrong' } })
  expect((await get('/__mock/requests')).body).toHaveLength(1)
})
