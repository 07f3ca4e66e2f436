import { webhookTypes } from '@leserkonto/rules'
import { Webhook } from 'standardwebhooks'
import { Webhook as SvixWebhook } from 'svix'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newWebhookSecret, startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts'
import { createWebhooks } from './webhooks.ts'

const message = {
  id: '019a0000-0000-7000-8000-000000000001',
  body: '{"type":"rights.changed","name":"Jörg"}',
}
const now = new Date('2026-11-20T12:00:00Z')
let receiver: WebhookReceiver

beforeEach(async () => {
  receiver = await startWebhookReceiver()
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await receiver.close()
})

const load = (entries: unknown, development = true) =>
  createWebhooks({ webhooks: { json: JSON.stringify(entries) }, development }, () => new Date())
const send = () => load([receiver.entry]).send('crm', message)

describe('a message', () => {
  test('is verified by the libraries of the scheme, with either secret while one is changed', async () => {
    const next = newWebhookSecret()
    await load([{ ...receiver.entry, secrets: [receiver.secret, next] }]).send('crm', message)
    const [{ headers, body }] = receiver.received as [WebhookReceiver['received'][number]]
    expect(body).toBe(message.body)
    expect(headers['webhook-id']).toBe(message.id)
    const named = headers as Record<string, string>
    for (const secret of [receiver.secret, next]) {
      expect(new Webhook(secret).verify(body, named)).toEqual(JSON.parse(message.body))
      expect(() => new SvixWebhook(secret).verify(body, named)).not.toThrow()
    }
    for (const wrong of [
      () => new Webhook(newWebhookSecret()).verify(body, named),
      () => new Webhook(next).verify(`${body} `, named),
      () => new SvixWebhook(next).verify(body, { ...named, 'webhook-id': 'another' }),
    ])
      expect(wrong).toThrow('No matching signature found')
    vi.setSystemTime(now.getTime() + 6 * 60_000)
    expect(() => new Webhook(next).verify(body, named)).toThrow('Message timestamp too old')
  })

  test.each([200, 201, 204])('is taken by %i', async (status) => {
    receiver.answer((response) => response.writeHead(status).end())
    await send()
  })

  test.each([
    [410, 'RECEIVER_GONE'],
    [400, 'RECEIVER_400'],
    [404, 'RECEIVER_404'],
    [429, 'RECEIVER_429'],
    [503, 'RECEIVER_503'],
  ])('is not taken by %i', async (status, code) => {
    receiver.answer((response) => response.writeHead(status).end('no'))
    await expect(send()).rejects.toMatchObject({ code })
  })

  test('follows no redirect', async () => {
    const elsewhere = await startWebhookReceiver()
    receiver.answer((response) => response.writeHead(307, { location: elsewhere.entry.url }).end())
    await expect(send()).rejects.toMatchObject({ code: 'RECEIVER_307' })
    expect(elsewhere.received).toEqual([])
    await elsewhere.close()
  })

  test('does not wait for the body of an answer, however long it is', async () => {
    receiver.answer((response) => response.writeHead(200).write('x'.repeat(1_000_000)))
    await send()
  })

  test('is given up after five seconds without an answer', async () => {
    const late = new AbortController()
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    receiver.answer(() => late.abort(new DOMException('late', 'TimeoutError')))
    await expect(send()).rejects.toMatchObject({ code: 'RECEIVER_TIMEOUT' })
    expect(limit).toHaveBeenCalledWith(5_000)
  })

  test('is not sent for 30 s after five failures in a row, so that a receiver that is down holds up nobody', async () => {
    receiver.answer((response) => response.writeHead(500).end())
    const webhooks = load([receiver.entry])
    const codes: string[] = []
    for (let index = 0; index < 6; index++)
      await webhooks.send('crm', message).catch(({ code }) => codes.push(code))
    expect(codes).toEqual([...Array(5).fill('RECEIVER_500'), 'CIRCUIT_OPEN'])
    receiver.answer()
    vi.setSystemTime(now.getTime() + 30_000)
    await webhooks.send('crm', message)
  })

  test('waits where nobody listens, and where the receiver is not configured here', async () => {
    const { entry } = receiver
    const { url } = await stopped()
    const webhooks = load([{ ...entry, url }])
    await expect(webhooks.send('crm', message)).rejects.toMatchObject({ code: 'RECEIVER_DOWN' })
    await expect(webhooks.send('other', message)).rejects.toMatchObject({ code: 'RECEIVER_UNKNOWN' })
  })
})

async function stopped() {
  const gone = await startWebhookReceiver()
  await gone.close()
  return gone.entry
}

describe('the list', () => {
  const entry = () => ({ ...receiver.entry, url: 'https://crm.example/hook' })

  test('may be empty, and may name https everywhere and http on a development machine', () => {
    expect(createWebhooks({ webhooks: {}, development: false }, () => now).receivers).toEqual([])
    expect(load([entry()], false).receivers).toEqual([{ ...entry(), events: [...webhookTypes] }])
    for (const host of ['localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'crm.localhost'])
      expect(load([{ ...entry(), url: `http://${host}/hook` }]).receivers).toHaveLength(1)
  })

  test.each([
    ['0.id', { id: 'With Space' }],
    ['0.url', { url: 'http://crm.example/hook' }],
    ['0.url', { url: 'ftp://localhost/hook' }],
    ['0.url', { url: 'https://user:pass@crm.example/' }],
    ['0.url', { url: 'nowhere' }],
    ['0.secrets', { secrets: [] }],
    ['0.secrets.0', { secrets: ['whsec_dG9vIHNob3J0'] }],
    ['0.secrets.0', { secrets: [`${'x'.repeat(32)}`] }],
    ['0.secrets', { secrets: Array.from({ length: 3 }, newWebhookSecret) }],
    ['0.events', { events: [] }],
    ['0.events.0', { events: ['account.opened'] }],
  ])('names what is wrong: %s %j', (place, wrong) => {
    expect(() => load([{ ...entry(), ...wrong }])).toThrow(`  WEBHOOKS at ${place}: `)
  })

  test('names an id that is there twice, a field it does not know, and http outside a development machine', () => {
    expect(() => load([entry(), entry()])).toThrow('has one id twice')
    expect(() => load([{ ...entry(), secret: 'x' }])).toThrow(/must not have .*secret/)
    expect(() => load([receiver.entry], false)).toThrow(/must be an https address/)
  })

  test('never repeats a secret that is wrong', () => {
    expect(() => load([{ ...entry(), secrets: ['whsec_geheim'] }])).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('geheim') }),
    )
  })
})
