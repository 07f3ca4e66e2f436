import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { ContentEvent, CrmEvent, MailEvent } from '@leserkonto/publisher-wire/events'
import { afterEach, expect, test } from 'vitest'
import { testNow, testPublisher } from '../test-publisher.ts'

const eventSecrets = { crm: 'key of crm', content: 'key of content', mail: 'key of mail' }
const event = { type: 'subscription.ended', gp_number: '1000000101' }
const seconds = Date.parse(testNow) / 1000
const open: { close(): unknown }[] = []

afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** A server that records what the publisher sends, and answers with the given status. */
const receiver = async (status = 200) => {
  const received: { url: string; headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer(async (request, response) => {
    received.push({ url: request.url ?? '', headers: request.headers, body: await text(request) })
    response.writeHead(status).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  open.push(server)
  const { port } = server.address() as AddressInfo // a listening TCP server has one
  return { received, eventTarget: `http://127.0.0.1:${port}` }
}

const valid = (header: unknown, body: string, secret = eventSecrets.crm) => {
  const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(header)) ?? []
  return v1 === createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
}

test('an event is completed, signed over the raw body and sent', async () => {
  const { received, eventTarget } = await receiver(202)
  const { post } = testPublisher({ eventTarget, eventSecrets })
  const answer = await post('/__mock/emit', { body: { event } })
  expect(answer).toMatchObject({ status: 200, body: { status: 202 } })
  const [sent] = received
  if (!sent) throw new Error('nothing arrived')
  expect(sent.url).toBe('/internal/crm-events')
  expect(sent.headers['content-type']).toBe('application/json')
  expect(sent.headers['x-signature']).toMatch(`t=${seconds},v1=`)
  expect(valid(sent.headers['x-signature'], sent.body)).toBe(true)
  expect(valid(sent.headers['x-signature'], sent.body.replace('ended', 'started'))).toBe(false)
  expect(CrmEvent.strict().parse(JSON.parse(sent.body))).toEqual(answer.body.event)
  expect(answer.body.event).toMatchObject({ ...event, occurred_at: testNow })
})

test('mail events go to their own address', async () => {
  const { received, eventTarget } = await receiver()
  const { post } = testPublisher({ eventTarget, eventSecrets })
  await post('/__mock/emit', { body: { event: { type: 'mail.hard', email: 'nl.bounce@example.test' } } })
  expect(received[0]?.url).toBe('/internal/mail-events')
  expect(valid(received[0]?.headers['x-signature'], received[0]?.body ?? '', eventSecrets.mail)).toBe(true)
  expect(() => MailEvent.strict().parse(JSON.parse(received[0]?.body ?? ''))).not.toThrow()
})

test('events of the newsroom go to their own address', async () => {
  const { received, eventTarget } = await receiver()
  const { post } = testPublisher({ eventTarget, eventSecrets })
  const ofArticle = { type: 'article.withdrawn', edition: 'az', article_id: 'az-wasserrohrbruch' }
  const ofSection = { type: 'section.changed', edition: 'az', category: 'Sport' }
  for (const said of [ofArticle, ofSection]) await post('/__mock/emit', { body: { event: said } })
  expect(received.map(({ url }) => url)).toEqual(['/internal/content-events', '/internal/content-events'])
  for (const { headers, body } of received)
    expect(valid(headers['x-signature'], body, eventSecrets.content)).toBe(true)
  for (const { body } of received) expect(() => ContentEvent.parse(JSON.parse(body))).not.toThrow()
})

test('the session travels with the event', async () => {
  const { received, eventTarget } = await receiver()
  const { post } = testPublisher({ eventTarget, eventSecrets })
  const scenario = 'session=11111111-1111-4111-8111-111111111111'
  await post('/__mock/emit', { body: { event }, scenario })
  expect(received[0]?.headers['x-mock-scenario']).toBe(scenario)
})

test('numbers rise per customer, ids never repeat, and both can be given', async () => {
  const { post } = testPublisher({ eventTarget: 'http://127.0.0.1:9', eventSecrets })
  const emitted = async (given: object) =>
    (await post('/__mock/emit', { body: { event: given, send: false } })).body.event
  const first = await emitted(event)
  const second = await emitted(event)
  expect([first.seq, second.seq]).toEqual([seconds, seconds + 1])
  expect((await emitted({ ...event, gp_number: '1000000202' })).seq).toBe(seconds)
  expect(second.id).not.toBe(first.id)
  expect(await emitted({ ...event, id: first.id, seq: 3, occurred_at: testNow })).toEqual({
    ...event,
    id: first.id,
    seq: 3,
    occurred_at: testNow,
  })
})

test('send:false answers the signed request and sends nothing', async () => {
  const { received, eventTarget } = await receiver()
  const { post } = testPublisher({ eventTarget, eventSecrets })
  const { body } = await post('/__mock/emit', { body: { event, send: false } })
  expect(body).toMatchObject({
    status: null,
    request: { method: 'POST', url: `${eventTarget}/internal/crm-events` },
  })
  expect(valid(body.request.headers['x-signature'], body.request.body)).toBe(true)
  expect(received).toEqual([])
})

test('the signature is of the mock’s clock, so that an old one can be made', async () => {
  const { post } = testPublisher({ eventTarget: 'http://127.0.0.1:9', eventSecrets })
  await post('/__mock/clock', { body: { advance: -301 } })
  const { body } = await post('/__mock/emit', { body: { event, send: false } })
  expect(body.request.headers['x-signature']).toMatch(`t=${seconds - 301},`)
})

test('nobody listening and no target are told apart', async () => {
  const { eventTarget } = await receiver()
  for (const server of open.splice(0)) server.close()
  const gone = await testPublisher({ eventTarget, eventSecrets }).post('/__mock/emit', { body: { event } })
  expect(gone).toMatchObject({ status: 503, body: { code: 'EVENT_UNDELIVERED' } })
  const unset = await testPublisher().post('/__mock/emit', { body: { event } })
  expect(unset).toMatchObject({ status: 503, body: { code: 'EVENTS_NOT_CONFIGURED' } })
})
