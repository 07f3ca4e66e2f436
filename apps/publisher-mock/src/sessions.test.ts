import { expect, test } from 'vitest'
import { createSessions } from './sessions.ts'
import { testNow, testPublisher } from './test-publisher.ts'

const one = 'session=11111111-1111-4111-8111-111111111111'
const two = 'session=22222222-2222-4222-8222-222222222222'
const customer = '/crm/v1/customers/1000000910'
const body = { account_id: 'account-1' }

test('what a session changes no other session sees', async () => {
  const { get, put } = testPublisher()
  const version = async (scenario?: string) =>
    (await get(customer, scenario ? { scenario } : {})).body.version
  await put(`${customer}/link`, { scenario: one, body })
  expect([await version(one), await version(two), await version()]).toEqual([2, 1, 1])
  await put(`${customer}/link`, { body })
  await put(`${customer}/link`, { scenario: two, body: { account_id: 'account-2' } })
  expect((await get(customer)).body.linked_account_id).toBe('account-1')
  expect((await get(customer, { scenario: two })).body.linked_account_id).toBe('account-2')
})

test('an address changed in one record stays in that record', async () => {
  const { get, patch } = testPublisher()
  await patch('/__mock/customers/1000000910', { body: { address: { postcode: '54321' } } })
  expect((await get(customer)).body.address.postcode).toBe('54321')
  expect((await get('/crm/v1/customers/1000000911')).body.address.postcode).toBe('12345')
})

test('clock, faults and first answers belong to one session', async () => {
  const { get, post, put } = testPublisher()
  await post('/__mock/clock', { scenario: one, body: { advance: 7200 } })
  const plan = async (scenario: string) =>
    (await get('/crm/v1/customers/1000000809/subscriptions', { scenario })).body[0].status
  expect([await plan(one), await plan(two)]).toEqual(['ended', 'running'])

  const fault = { match: { method: 'GET', path_regex: '.' }, action: { status: 500 } }
  await post('/__mock/faults', { scenario: one, body: fault })
  expect((await get(customer, { scenario: one })).status).toBe(500)
  expect((await get(customer, { scenario: two })).status).toBe(200)

  const headers = { 'idempotency-key': 'k1' }
  await put(`${customer}/link`, { scenario: one, body, headers })
  expect((await put(`${customer}/link`, { scenario: two, body: { account_id: 'b' }, headers })).status).toBe(
    200,
  )
})

test('a reset takes back one session and leaves the others', async () => {
  const { get, put, post } = testPublisher()
  for (const scenario of [one, two]) await put(`${customer}/link`, { scenario, body })
  await put(`${customer}/link`, { body })
  expect((await post('/__mock/reset', { scenario: one })).status).toBe(204)
  expect((await get(customer, { scenario: one })).body.version).toBe(1)
  expect((await get(customer, { scenario: two })).body.version).toBe(2)
  await post('/__mock/reset')
  expect((await get(customer)).body.version).toBe(1)
  expect((await get(customer, { scenario: two })).body.version).toBe(2)
})

test('a reset takes back clock and faults', async () => {
  const { get, post } = testPublisher()
  await post('/__mock/clock', { body: { advance: 7200 } })
  await post('/__mock/faults', {
    body: { match: { method: 'GET', path_regex: '.' }, action: { status: 500 } },
  })
  await post('/__mock/reset')
  const plans = await get('/crm/v1/customers/1000000809/subscriptions')
  expect(plans).toMatchObject({ status: 200, body: [{ status: 'running' }] })
})

test('a session is the same in any case of its id', async () => {
  const { get, put } = testPublisher()
  const id = 'ABCDEFAB-1111-4111-8111-111111111111'
  await put(`${customer}/link`, { scenario: `session=${id}`, body })
  expect((await get(customer, { scenario: `session=${id.toLowerCase()};persona=plus` })).body.version).toBe(2)
})

test('beyond a thousand sessions the oldest leaves', () => {
  const sessions = createSessions(() => new Date(testNow))
  const first = sessions.of('0')
  const second = sessions.of('1')
  for (let count = 2; count < 1001; count += 1) sessions.of(String(count))
  expect(sessions.of('1')).toBe(second)
  expect(sessions.of('0')).not.toBe(first)
})
