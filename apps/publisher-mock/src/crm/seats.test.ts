import { expect, test } from 'vitest'
import { testPublisher } from '../test-publisher.ts'

const family = '/crm/v1/subscriptions/abo-1000000202/seats'
const member = (account_id: string) => ({ email: `${account_id}@example.test`, account_id, role: 'member' })

test('the family plan starts with its one member', async () => {
  const { get } = testPublisher()
  const { body } = await get(family)
  expect(body).toEqual([
    {
      seat_id: 'seat-0001',
      email: 'familie.mitglied@example.test',
      account_id: '00000000-0000-4000-8000-000000000203',
      role: 'member',
    },
  ])
})

test('seats are given until the plan is full, and a freed one is given again', async () => {
  const { post, remove, get } = testPublisher()
  expect(await post(family, { body: member('a') })).toEqual({
    status: 201,
    body: { seat_id: 'seat-0004', ...member('a') },
  })
  await post(family, { body: member('b') })
  await post(family, { body: member('c') })
  const full = await post(family, { body: member('d') })
  expect(full).toMatchObject({ status: 409, body: { code: 'SEATS_FULL' } })
  expect(await remove(`${family}/seat-0001`)).toEqual({ status: 204, body: '' })
  expect((await post(family, { body: member('d') })).status).toBe(201)
  expect((await get(family)).body).toHaveLength(4)
})

test('one account takes one seat, one key acts once', async () => {
  const { post, get } = testPublisher()
  const headers = { 'idempotency-key': 'k1' }
  const first = await post(family, { body: member('a'), headers })
  expect(await post(family, { body: member('a'), headers })).toEqual(first)
  expect(await post(family, { body: member('a') })).toEqual({ status: 200, body: first.body })
  expect((await get(family)).body).toHaveLength(2)
})

test('a lowered maximum throws nobody out and lets nobody in', async () => {
  const { post, patch, get } = testPublisher()
  await post(family, { body: member('a') })
  const lowered = { subscriptions: [{ id: 'abo-1000000202', family: { max_members: 1 } }] }
  await patch('/__mock/customers/1000000202', { body: lowered })
  expect((await get(family)).body).toHaveLength(2)
  expect((await post(family, { body: member('b') })).body.code).toBe('SEATS_FULL')
})

test('an ended plan and a plan of one reader give no seat', async () => {
  const { post, patch } = testPublisher()
  const ended = { subscriptions: [{ id: 'abo-1000000202', end_date: '2026-11-20T11:00:00.000Z' }] }
  await patch('/__mock/customers/1000000202', { body: ended })
  expect((await post(family, { body: member('a') })).body.code).toBe('SUBSCRIPTION_ENDED')
  const single = await post('/crm/v1/subscriptions/abo-1000000101/seats', { body: member('a') })
  expect(single).toMatchObject({ status: 422, body: { code: 'NOT_SHARED' } })
})

test('unknown plans and seats are 404', async () => {
  const { get, post, remove } = testPublisher()
  expect((await get('/crm/v1/subscriptions/none/seats')).status).toBe(404)
  expect((await post('/crm/v1/subscriptions/none/seats', { body: member('a') })).status).toBe(404)
  expect((await remove(`${family}/seat-9999`)).status).toBe(404)
})

test('a removal with its key can be repeated', async () => {
  const { remove } = testPublisher()
  const headers = { 'idempotency-key': 'k1' }
  expect((await remove(`${family}/seat-0001`, { headers })).status).toBe(204)
  expect((await remove(`${family}/seat-0001`, { headers })).status).toBe(204)
  expect((await remove(`${family}/seat-0001`)).status).toBe(404)
})
