import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ReadableSpan } from '@opentelemetry/sdk-trace'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hearSpans } from '../testing/spans.ts'
import { oneSystem } from '../testing/test-publisher.ts'
import { newWebhookSecret } from '../testing/webhook-receiver.ts'
import { span, step } from '../trace.ts'
import { createMailer } from './mailer.ts'
import { createPasswords } from './passwords.ts'
import { createPublisher } from './publisher.ts'
import { createS3Store } from './s3-store.ts'
import { createWebhooks } from './webhooks.ts'

const now = () => new Date('2026-11-20T12:00:00Z')
const clock = { now, offsetMs: () => 0, setOffset: () => undefined }
const seen: IncomingHttpHeaders[] = []
const server = createServer(({ headers }, response) => {
  seen.push(headers)
  response.writeHead(404).end('{"code":"NOT_FOUND"}')
})
const { spans, stop } = hearSpans()
let baseUrl: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  stop()
  server.close()
})

/** What a job that does this has recorded, without the job itself. */
async function recordedOf(work: () => Promise<unknown>): Promise<readonly ReadableSpan[]> {
  const before = spans.length
  await span('job', { kind: 'INTERNAL' }, work).catch(() => undefined)
  return spans.slice(before, -1)
}

const traceparentOf = (of: ReadableSpan) => `00-${of.spanContext().traceId}-${of.spanContext().spanId}-01`

const mail = {
  to: 'leserin@example.test',
  fromName: 'Auentaler Zeitung',
  replyTo: 'aboservice@example.test',
  messageId: '<1@example.test>',
  subject: 'Betreff',
  text: 'Text',
  html: '<p>Text</p>',
}

test('the publisher learns of the trace, a receiver of webhooks does not', async () => {
  const { publisher, close } = createPublisher(oneSystem(baseUrl), clock)
  const receiver = { id: 'crm', url: baseUrl, secrets: [newWebhookSecret()], events: ['account.changed'] }
  const { send } = createWebhooks({ webhooks: { json: JSON.stringify([receiver]) }, development: true }, now)
  const [asked] = await recordedOf(() => publisher.customer('1000000101'))
  const [told] = await recordedOf(() => send('crm', { id: 'msg_1', body: '{}' }))
  close()
  expect([asked?.name, told?.name]).toEqual(['publisher GET customers', 'webhook POST'])
  // The publisher is asked twice, for an answer that is none.
  const traceparents = new Set(seen.map(({ traceparent }) => traceparent))
  expect([...traceparents]).toEqual([asked && traceparentOf(asked), undefined])
})

test('what is asked of mail server, bucket and hashing is a part of the call; a failure says its code', async () => {
  const smtp = { host: '127.0.0.1', port: 9, tls: 'off' } as const
  const mailer = createMailer({ smtp, mailFrom: 'leserkonto@example.test' })
  const bucket = { bucket: 'bilder', region: 'local', accessKeyId: 'id', secretAccessKey: 'key' }
  const store = await createS3Store({ ...bucket, endpoint: 'http://127.0.0.1:9' })
  const passwords = createPasswords(1)
  const spans = await recordedOf(() =>
    Promise.allSettled([mailer.send(mail), store.remove('bild'), passwords.hash('Sehr-Geheim-77')]),
  )
  mailer.close()
  passwords.close()
  expect(Object.fromEntries(spans.map(({ name, attributes }) => [name, attributes['error.type']]))).toEqual({
    'smtp send': 'ESOCKET',
    's3 DELETE': 'TypeError',
    argon2: undefined,
  })
})

test('without a call nothing is recorded', async () => {
  const before = spans.length
  await step('publisher GET customers', async () => undefined)
  expect(spans.length).toBe(before)
})
