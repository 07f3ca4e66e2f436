import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { handlers } from '../../handlers.ts'
import { startJobs } from '../../jobs/loop.ts'
import { announce } from '../../outbox/announce.ts'
import { relayEvents } from '../../outbox/relay.ts'
import { replayWebhooks } from '../../outbox/replay-webhooks.ts'
import { statementsOf } from '../../store/testing/statements-of.ts'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts'
import { workOf } from '../../work.ts'

const minute = 60_000
const day = 24 * 60 * minute
let api: Harness
let all: WebhookReceiver
let changes: WebhookReceiver

beforeAll(async () => {
  // Not rights: jobs look at all readers of the worker's database, those of other files among them.
  all = await startWebhookReceiver('all', ['account.changed', 'account.deleted'])
  changes = await startWebhookReceiver('changes', ['account.changed'])
  api = await startHarness({ WEBHOOKS: JSON.stringify([all.entry, changes.entry]) })
})
afterAll(async () => {
  await api.close()
  await all.close()
  await changes.close()
})
beforeEach(async () => {
  await api.deps.db.outbox.deleteMany()
  // Other files of this database may have gone ahead in time.
  await api.deps.db.webhookEvent.deleteMany()
  for (const receiver of [all, changes]) {
    receiver.answer()
    receiver.forget()
  }
})

const { quickReader } = linkingOf(() => api)
const form = {
  given_name: 'Kim',
  family_name: 'Neu',
  username: 'kim_neu',
  gender: null,
  customer_type: 'private',
}
const save = (bearer: string) => api.caller().request('put', '/user', bearer).send(form).expect(200)
const idsAt = ({ received }: WebhookReceiver) => received.map(({ headers }) => headers['webhook-id'])
const waiting = () =>
  api.deps.db.outbox.findMany({ where: { kind: 'webhook.event' }, orderBy: { position: 'asc' } })
const later = async (ms: number) => {
  api.advance(ms)
  await api.runJobs()
  await api.settle()
}

describe('an event', () => {
  test('goes to those who want its type, under one id, signed for each, and nothing of it is left', async () => {
    const { id: sub, bearer } = await quickReader()
    await save(bearer)
    await api.settle()
    expect(idsAt(all)).toEqual(idsAt(changes))
    expect(await waiting()).toEqual([])
    vi.useFakeTimers({ toFake: ['Date'], now: api.deps.clock.now() })
    for (const { secret, received } of [all, changes]) {
      const [message] = received
      expect(
        new Webhook(secret).verify(message?.body ?? '', message?.headers as Record<string, string>),
      ).toEqual({
        type: 'account.changed',
        timestamp: api.deps.clock.now().toISOString(),
        data: { sub, change: 'profile' },
      })
    }
    vi.useRealTimers()
    await api.caller().request('delete', '/user/delete', bearer).send({}).expect(204)
    await api.settle()
    expect(all.told(sub)).toEqual(['account.changed profile', 'account.deleted'])
    expect(changes.received).toHaveLength(1)
  })

  test('costs one statement for all receivers, and is not sent when its cause is taken back', async () => {
    const { bearer } = await quickReader()
    const { statements } = await statementsOf(api.deps.pool, () => save(bearer))
    expect(statements.filter((text) => text.includes('webhook_event'))).toHaveLength(1)
    const taken = await api.deps.db.webhookEvent.count()
    await api.deps.db
      .$transaction(async (tx) => {
        const data = { sub: api.deps.ids.newId(), reason: null }
        await announce(tx, [{ type: 'account.deleted', data }], workOf(api.deps))
        throw new Error('taken back')
      })
      .catch(() => undefined)
    expect(await api.deps.db.webhookEvent.count()).toBe(taken)
  })

  test('costs no statement where nobody is told', async () => {
    const alone = await startHarness()
    const reader = await linkingOf(() => alone).quickReader()
    const request = alone.caller().request('put', '/user', reader.bearer).send(form)
    const { statements } = await statementsOf(alone.deps.pool, () => request.expect(200))
    expect(statements.filter((text) => text.includes('webhook_event'))).toEqual([])
    await alone.close()
  })
})

describe('a receiver that does not take it', () => {
  test('down and back: gets all of it within a minute of its return, each under its id', async () => {
    all.answer((response) => response.destroy())
    const { id: sub, bearer } = await quickReader()
    await save(bearer)
    await save(bearer)
    await api.settle()
    for (let round = 0; round < 8; round++) await later(30 * minute)
    expect(await waiting()).toHaveLength(2)
    expect(changes.told(sub)).toHaveLength(2)
    const tried = new Set(idsAt(all))
    expect(tried.size).toBe(2)
    all.answer()
    all.forget()
    await later(minute)
    await api.settle()
    expect(new Set(idsAt(all))).toEqual(tried)
    expect(await waiting()).toEqual([])
  })

  test('410: a dead letter at once, and nothing else ends', async () => {
    all.answer((response) => response.writeHead(410).end())
    const { id: sub, bearer } = await quickReader()
    await save(bearer)
    await api.settle()
    expect(all.received).toHaveLength(1)
    expect(changes.told(sub)).toEqual(['account.changed profile'])
    expect(await waiting()).toMatchObject([{ lastError: 'RECEIVER_GONE', diedAt: api.deps.clock.now() }])
    await later(day)
    expect(all.received).toHaveLength(1)
  })

  test('400 for one event does not hold up the others', async () => {
    all.answer((response) => response.writeHead(400).end())
    const { bearer } = await quickReader()
    await save(bearer)
    await api.settle()
    expect(await waiting()).toMatchObject([{ lastError: 'RECEIVER_400', waitsFor: null, diedAt: null }])
    all.answer()
    await later(minute)
    expect(await waiting()).toEqual([])
  })
})

describe('while the other side hangs', () => {
  let hanging: PromiseWithResolvers<void>
  let stop: () => Promise<void>
  const start = () => {
    stop = startJobs(api.relay, api.app.log, api.deps)
  }
  beforeEach(() => {
    hanging = Promise.withResolvers()
  })
  afterEach(async () => {
    hanging.resolve()
    await stop()
    vi.restoreAllMocks()
  })
  const remove = (bearer: string) =>
    api.caller().request('delete', '/user/delete', bearer).send({}).expect(204)

  test('receivers that do not answer, with more events than a round takes, hold up no mail', async () => {
    const send = vi.spyOn(api.deps.webhooks, 'send').mockReturnValue(hanging.promise)
    const { bearer, email } = await quickReader()
    for (let index = 0; index < 10; index++) await save(bearer)
    start()
    await expect.poll(() => send.mock.calls.length).toBe(8)
    await remove(bearer)
    await expect.poll(() => api.mailsTo(email)).toHaveLength(1)
    expect(send).toHaveBeenCalledTimes(8)
  })

  test('a mail server that does not answer, with more mails than a round takes, holds up no event', async () => {
    const send = vi.spyOn(api.deps.mailer, 'send').mockReturnValue(hanging.promise)
    for (let index = 0; index < 10; index++) await remove((await quickReader()).bearer)
    start()
    await expect.poll(() => send.mock.calls.length).toBe(8)
    const { id: sub, bearer } = await quickReader()
    await save(bearer)
    await expect.poll(() => changes.told(sub)).toEqual(['account.changed profile'])
    expect(send).toHaveBeenCalledTimes(8)
  })
})

test('a process killed before it noted the delivery sends it again, under the same id and with the same bytes', async () => {
  const { bearer } = await quickReader()
  await save(bearer)
  const failing = { ...api.deps, pool: Object.create(api.deps.pool) as typeof api.deps.pool }
  failing.pool.query = () => Promise.reject(new Error('killed'))
  const relayed = { handlers: { ...handlers }, failed: () => undefined }
  const [entry] = (await waiting()).filter(({ attempts }) => attempts === 0)
  const { payload } = JSON.parse(api.deps.secrets.open(entry?.payload ?? ''))
  const dying = handlers['webhook.event'](payload, entry?.id ?? '', workOf(failing))
  await expect(dying).rejects.toThrow('killed')
  await relayEvents(relayed, api.deps)
  const both = [...all.received, ...changes.received].filter(
    ({ headers }) => headers['webhook-id'] === payload.id,
  )
  expect(both.length).toBe(3)
  expect(new Set(both.map(({ body }) => body)).size).toBe(1)
})

describe('an operator', () => {
  test('sends a receiver again what it was told since an instant, under the ids of then, and nobody else', async () => {
    const { bearer } = await quickReader()
    await save(bearer)
    await api.settle()
    api.advance(minute)
    const since = api.deps.clock.now()
    await save(bearer)
    await save(bearer)
    await api.settle()
    const told = idsAt(changes).slice(1)
    for (const receiver of [all, changes]) receiver.forget()
    expect(await replayWebhooks('changes', since, workOf(api.deps))).toBe(2)
    await api.settle()
    expect(new Set(idsAt(changes))).toEqual(new Set(told))
    expect(all.received).toEqual([])
    expect(await replayWebhooks('nobody', since, workOf(api.deps))).toBeUndefined()
  })

  test('can do so for 14 days; then the events are gone', async () => {
    const { id: accountId, bearer } = await quickReader()
    await save(bearer)
    await later(14 * day - minute)
    expect(await api.deps.db.webhookEvent.count({ where: { accountId } })).toBe(1)
    await later(62 * minute)
    expect(await api.deps.db.webhookEvent.count({ where: { accountId } })).toBe(0)
  })
})
