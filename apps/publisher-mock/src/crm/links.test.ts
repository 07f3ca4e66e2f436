import { expect, test } from 'vitest'
import { testPublisher } from '../test-publisher.ts'

const free = '/crm/v1/customers/1000000910/link'
const taken = '/crm/v1/customers/1000000901/link'
const mine = { account_id: 'account-1' }
const other = { account_id: 'account-2' }

test('a link is made, made again without a new version, and removed', async () => {
  const { put, remove, get } = testPublisher()
  const linked = { gp_number: '1000000910', linked_account_id: 'account-1', version: 2 }
  expect(await put(free, { body: mine })).toEqual({ status: 200, body: linked })
  expect(await put(free, { body: mine })).toEqual({ status: 200, body: linked })
  expect((await get('/crm/v1/customers/1000000910')).body).toMatchObject(linked)
  const unlinked = { gp_number: '1000000910', linked_account_id: null, version: 3 }
  expect(await remove(free, { body: mine })).toEqual({ status: 200, body: unlinked })
  expect(await remove(free, { body: mine })).toEqual({ status: 200, body: unlinked })
})

test('a customer linked elsewhere is neither linked nor unlinked', async () => {
  const { put, remove, get } = testPublisher()
  const refused = { status: 409, body: { code: 'LINKED_ELSEWHERE' } }
  expect(await put(taken, { body: mine })).toMatchObject(refused)
  expect(await remove(taken, { body: mine })).toMatchObject(refused)
  const { body } = await get('/crm/v1/customers/1000000901')
  expect(body).toMatchObject({ linked_account_id: '00000000-0000-4000-8000-000000000901', version: 1 })
})

test('the same Idempotency-Key answers the first answer again, without acting again', async () => {
  const { put, remove, get } = testPublisher()
  const first = { body: mine, headers: { 'idempotency-key': 'k1' } }
  const linked = await put(free, first)
  await remove(free, { body: mine })
  expect(await put(free, first)).toEqual(linked)
  expect((await get('/crm/v1/customers/1000000910')).body.linked_account_id).toBeNull()
})

test('a refusal is answered again too', async () => {
  const { put, remove } = testPublisher()
  const headers = { 'idempotency-key': 'k1' }
  await put(free, { body: other })
  expect((await put(free, { body: mine, headers })).status).toBe(409)
  await remove(free, { body: other })
  expect((await put(free, { body: mine, headers })).status).toBe(409)
})

test('a key of another call is refused', async () => {
  const { put } = testPublisher()
  const headers = { 'idempotency-key': 'k1' }
  await put(free, { body: mine, headers })
  const reused = await put(free, { body: other, headers })
  expect(reused).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } })
})

test.each([{}, { account_id: '' }, { account_id: 'a', more: 1 }])('the body %j is refused', async (body) => {
  const { put } = testPublisher()
  expect(await put(free, { body })).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } })
})
