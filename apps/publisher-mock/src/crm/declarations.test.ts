import { expect, test } from 'vitest'
import { testNow, testPublisher } from '../test-publisher.ts'

const optin = {
  company_id: 22,
  acquisition_id: 1,
  channel_id: 3,
  campaign: 'registrierung-sso',
  email: 'light@example.test',
  newsletter_ids: ['sso-neues'],
  confirmed_at: testNow,
}
const cancellation = {
  kind: 'ordinary',
  gp_number: null,
  given_name: 'Florian',
  family_name: 'Frei',
  contract: 'AZ PLUS',
  email: 'frei@example.test',
}

test('each consent gets its own receipt, a repeated one the same', async () => {
  const { post } = testPublisher()
  const headers = { 'idempotency-key': 'k1' }
  const first = { status: 201, body: { optin_id: 'optin-000001', received_at: testNow } }
  expect(await post('/crm/v1/optins', { body: optin, headers })).toEqual(first)
  expect(await post('/crm/v1/optins', { body: optin, headers })).toEqual(first)
  expect((await post('/crm/v1/optins', { body: optin })).body.optin_id).toBe('optin-000002')
})

test.each([
  ['NEWSLETTER_UNKNOWN', { ...optin, newsletter_ids: ['sso-neues', 'az-nie'] }],
  ['VALIDATION_FAILED', { ...optin, newsletter_ids: [] }],
  ['VALIDATION_FAILED', { ...optin, confirmed_at: 'gestern' }],
  ['VALIDATION_FAILED', { ...optin, company_id: '22' }],
])('a consent is refused with %s', async (code, body) => {
  const { post } = testPublisher()
  expect(await post('/crm/v1/optins', { body })).toMatchObject({ status: 422, body: { code } })
})

test('a cancellation is received whether or not it fits a customer', async () => {
  const { post } = testPublisher()
  const received = { status: 201, body: { receipt_id: 'K-2026-11-20-0001', received_at: testNow } }
  expect(await post('/crm/v1/cancellations', { body: cancellation })).toEqual(received)
  const again = await post('/crm/v1/cancellations', { body: { ...cancellation, gp_number: '4711' } })
  expect(again.body.receipt_id).toBe('K-2026-11-20-0002')
})

test('what a reader typed and nobody could read is received with the rest', async () => {
  const { post } = testPublisher()
  const as_typed = { gp_number: '4711 oder 4712', end_date: 'bald', reason: 'ä'.repeat(30_000) }
  expect((await post('/crm/v1/cancellations', { body: { ...cancellation, as_typed } })).status).toBe(201)
  const unknown = { ...cancellation, as_typed: { email: 'x' } }
  expect((await post('/crm/v1/cancellations', { body: unknown })).status).toBe(422)
})

test('a withdrawal is received with its kind', async () => {
  const { post } = testPublisher()
  const body = { ...cancellation, kind: 'withdrawal', order_date: '2026-11-18' }
  expect((await post('/crm/v1/cancellations', { body })).body.receipt_id).toBe('W-2026-11-20-0001')
})

test('a cancellation with the whole name in one field is received', async () => {
  const { post } = testPublisher()
  const { family_name: _left, contract: _none, ...whole } = cancellation
  expect((await post('/crm/v1/cancellations', { body: whole })).status).toBe(201)
})

test.each([
  ['broken JSON', 'application/json', '{"a":'],
  ['another type', 'text/plain', 'a'],
  ['more than 128 KiB', 'application/json', JSON.stringify({ a: 'a'.repeat(131_072) })],
])('%s is 400 in the form of every error', async (_what, contentType, payload) => {
  const { app } = testPublisher()
  const headers = { authorization: 'Bearer test-key', 'content-type': contentType }
  const answer = await app.inject({ method: 'POST', url: '/crm/v1/optins', headers, payload })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ code: 'BAD_REQUEST', message: expect.any(String) })
})
