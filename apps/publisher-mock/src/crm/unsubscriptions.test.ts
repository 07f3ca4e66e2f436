import { expect, test } from 'vitest'
import { testNow, testPublisher } from '../test-publisher.ts'

const optin = {
  company_id: 22,
  acquisition_id: 1,
  channel_id: 3,
  campaign: 'registrierung-sso',
  email: 'light@example.test',
  newsletter_ids: ['az-morgen', 'az-sport'],
  confirmed_at: testNow,
}
const why = { reason: '001', reason_text: 'Einmal in der Woche reicht.' }
const left = { email: 'light@example.test', newsletter_ids: ['az-sport'], unsubscribed_at: testNow, ...why }

test('what was said last about each list is shown to testers', async () => {
  const { get, post } = testPublisher()
  await post('/crm/v1/optins', { body: optin })
  const headers = { 'idempotency-key': 'k2' }
  const first = { status: 201, body: { unsubscription_id: 'unsubscription-000001', received_at: testNow } }
  expect(await post('/crm/v1/unsubscriptions', { body: left, headers })).toEqual(first)
  expect(await post('/crm/v1/unsubscriptions', { body: left, headers })).toEqual(first)
  expect((await get('/__mock/consents')).body).toEqual([
    { email: 'light@example.test', newsletter_id: 'az-morgen', state: 'subscribed', at: testNow },
    { email: 'light@example.test', newsletter_id: 'az-sport', state: 'unsubscribed', at: testNow, ...why },
  ])
})

test('a list that is gone can be left all the same', async () => {
  const { post } = testPublisher()
  const body = { ...left, newsletter_ids: ['az-nie'] }
  expect((await post('/crm/v1/unsubscriptions', { body })).status).toBe(201)
  const nobody = await post('/crm/v1/unsubscriptions', { body: { ...left, newsletter_ids: [] } })
  expect(nobody).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } })
})

test('why an account was deleted is kept once, for testers', async () => {
  const { get, post } = testPublisher()
  const body = { deleted_at: testNow, edition: 'az', reason: 'mails', reason_text: null }
  const headers = { 'idempotency-key': 'k3' }
  const first = { status: 201, body: { deletion_id: 'deletion-000001', received_at: testNow } }
  expect(await post('/crm/v1/deleted-accounts', { body, headers })).toEqual(first)
  expect(await post('/crm/v1/deleted-accounts', { body, headers })).toEqual(first)
  expect((await get('/__mock/deletions')).body).toEqual([body])
  expect(
    (await post('/crm/v1/deleted-accounts', { body: { ...body, email: 'a@example.test' } })).status,
  ).toBe(422)
})
