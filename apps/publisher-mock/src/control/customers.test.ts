import { expect, test } from 'vitest'
import { testPublisher } from '../test-publisher.ts'

const control = '/__mock/customers/1000000913'
const record = '/crm/v1/customers/1000000913'

test('only what is named is changed, with a new version', async () => {
  const { get, patch } = testPublisher()
  const { body: before } = await get(record)
  const body = { family_name: 'Voll', email: null, address: { housenumber: '12 a' } }
  const changed = await patch(control, { body })
  expect(changed.status).toBe(200)
  expect((await get(record)).body).toEqual({
    ...before,
    family_name: 'Voll',
    email: null,
    address: { ...before.address, housenumber: '12 a' },
    version: 2,
  })
})

test('a plan can be added, changed and ended', async () => {
  const { get, patch } = testPublisher()
  const plan = { id: 'abo-neu', product: 'RT-PLUS', title: 'RT PLUS', edition: 'rt', rights: ['09'] }
  await patch(control, { body: { subscriptions: [plan] } })
  const [added] = (await get(`${record}/subscriptions`)).body
  expect(added).toMatchObject({ ...plan, status: 'running', end_date: null, family: null })
  const change = { id: 'abo-neu', flags: { pur_abo: true }, end_date: '2026-11-20T11:59:59.000Z' }
  const changed = await patch(control, { body: { subscriptions: [change] } })
  expect(changed.body.subscriptions).toEqual([
    { ...added, status: 'ended', end_date: change.end_date, flags: { ...added.flags, pur_abo: true } },
  ])
})

test('a new plan must say what it is, and another customer’s plan is out of reach', async () => {
  const { patch } = testPublisher()
  expect((await patch(control, { body: { subscriptions: [{ id: 'abo-neu' }] } })).status).toBe(422)
  const foreign = { subscriptions: [{ id: 'abo-1000000101', title: 'Meins' }] }
  expect((await patch(control, { body: foreign })).status).toBe(404)
})

test('unknown customers and unknown fields are refused', async () => {
  const { patch } = testPublisher()
  expect((await patch('/__mock/customers/9999999999', { body: {} })).status).toBe(404)
  expect((await patch(control, { body: { shoe_size: 42 } })).status).toBe(422)
  expect((await patch(control, { body: { version: 9 } })).status).toBe(422)
})

test('a customer of a test’s own can be made, once', async () => {
  const { app, get, put } = testPublisher()
  const plan = { id: 'abo-neu', product: 'AZ-PLUS', title: 'AZ PLUS', edition: 'az', rights: ['09'] }
  const body = { email: 'eigen@example.test', subscriptions: [plan] }
  const made = await put('/__mock/customers/3000000001', { body })
  expect(made).toMatchObject({ status: 200, body: { gp_number: '3000000001', linked_account_id: null } })
  expect((await get('/crm/v1/customers/3000000001/subscriptions')).body).toMatchObject([plan])
  expect((await put('/__mock/customers/3000000001', { body })).status).toBe(409)
  expect((await put('/__mock/customers/31', { body })).status).toBe(422)
  expect((await get('/__mock/customers/3000000001')).body).toEqual(made.body)
  expect(JSON.parse((await app.inject('/__mock/requests')).body)).toHaveLength(1)
})
