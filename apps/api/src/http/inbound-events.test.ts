import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { linkingOf } from '../testing/linking.ts'
import { eventSecrets, type SignedEvent } from '../testing/test-publisher.ts'

const minute = 60_000
let api: Harness
let eventsSoFar = 0

beforeAll(async () => {
  api = await startHarness({ EVENT_SECRET_CRM: `${eventSecrets.crm},former-event-secret` })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.publisher.heal()
  api.advance(minute)
})

const { linkedReader } = linkingOf(() => api)

const deliver = ({ url, headers, body }: SignedEvent) =>
  api.caller().request('post', new URL(url).pathname).set(headers).send(body)
const emit = async (event: Parameters<Harness['publisher']['sign']>[0]) =>
  deliver(await api.publisher.sign({ ...event, id: event.id ?? `evt-${process.pid}-${++eventsSoFar}` }))
const signedWith = (secret: string, body: string, atMs = api.deps.clock.now().getTime()) => {
  const t = Math.floor(atMs / 1000)
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
  return { 'content-type': 'application/json', 'x-signature': `t=${t},v1=${v1}` }
}
const check = (bearer: string) => api.caller().request('get', '/user/checkRight?edition=az&right=09', bearer)

describe('an event of the publisher', () => {
  test('about a plan that has ended takes the right at once, the copy still fresh', async () => {
    const { bearer, gpNumber } = await linkedReader()
    await check(bearer).expect(200)
    const end_date = api.deps.clock.now().toISOString()
    await api.publisher.change(gpNumber, { subscriptions: [{ id: `abo-${gpNumber}`, end_date }] })
    await check(bearer).expect(200)
    const answer = await emit({ type: 'subscription.ended', gp_number: gpNumber })
    expect([answer.status, answer.body]).toEqual([200, { status: 'taken' }])
    await check(bearer).expect(403)
  })

  test('fetches the copy again by itself', async () => {
    const { gpNumber } = await linkedReader()
    await api.publisher.change(gpNumber, { address: { postcode: '54321' } })
    await emit({ type: 'address.changed', gp_number: gpNumber })
    await api.settle()
    const row = await api.deps.db.rightsCopy.findUniqueOrThrow({ where: { gpNumber } })
    expect(row.payload).toMatchObject({ postcode: '54321' })
    expect(row.fetchedAt).toEqual(api.deps.clock.now())
  })

  test('that ends a plan leaves no copy to bridge an outage with, another one does', async () => {
    const ended = await linkedReader()
    const changed = await linkedReader()
    for (const { bearer } of [ended, changed]) await check(bearer).expect(200)
    await api.publisher.goDown()
    await emit({ type: 'subscription.ended', gp_number: ended.gpNumber })
    await emit({ type: 'subscription.changed', gp_number: changed.gpNumber })
    await check(ended.bearer).expect(503)
    await check(changed.bearer).expect(200)
    await api.publisher.heal()
    api.advance(minute)
    await api.settle()
    await check(ended.bearer).expect(200)
  })

  test('is taken in once, and late-comers change nothing', async () => {
    const { gpNumber } = await linkedReader()
    const seq = 4_000_000_000
    const statusOf = async (event: object) =>
      (await emit({ type: 'subscription.changed', gp_number: gpNumber, ...event })).body.status
    const id = `evt-${gpNumber}`
    expect(await statusOf({ id, seq })).toBe('taken')
    expect(await statusOf({ id, seq })).toBe('repeated')
    expect(await statusOf({ seq: seq - 1 })).toBe('outdated')
    expect(await statusOf({ seq })).toBe('outdated')
    expect(await statusOf({ seq: seq + 1 })).toBe('taken')
    expect(await statusOf({ gp_number: '2999999999', seq })).toBe('unknown')
    expect(await api.deps.db.rightsCopy.count({ where: { gpNumber: '2999999999' } })).toBe(0)
  })

  test('with the highest number there is makes none outdated that occurs later, and none may come from the future', async () => {
    const { gpNumber } = await linkedReader()
    const at = (ms: number) => new Date(api.deps.clock.now().getTime() + ms).toISOString()
    const emitted = async (seq: number, occurred_at: string) =>
      emit({ type: 'subscription.changed', gp_number: gpNumber, seq, occurred_at })
    expect((await emitted(Number.MAX_SAFE_INTEGER, at(0))).body.status).toBe('taken')
    expect((await emitted(7, at(-1_000))).body.status).toBe('outdated')
    expect((await emitted(7, at(1_000))).body.status).toBe('taken')
    const refused = await emitted(9, at(6 * minute))
    expect([refused.status, refused.body.field_errors[0].field]).toEqual([422, 'occurred_at'])
    expect((await emitted(9, at(2_000))).body.status).toBe('taken')
  })

  test('twenty repeats at once have one effect', async () => {
    const { gpNumber } = await linkedReader()
    const event = { type: 'subscription.changed', gp_number: gpNumber, id: `viele-${gpNumber}` }
    const signed = await api.publisher.sign(event)
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(signed)))
    const statuses = answers.map(({ body }) => body.status).sort()
    expect(statuses).toEqual([...Array.from({ length: 19 }, () => 'repeated'), 'taken'])
  })

  test('that comes while the publisher is being asked is not overwritten by the answer', async () => {
    const { bearer, gpNumber } = await linkedReader()
    await api.publisher.fail({
      match: { method: 'GET', path_regex: `${gpNumber}/subscriptions` },
      times: 1,
      action: { latency_ms: 1_000 },
    })
    const asked = async () => (await api.publisher.requests(`${gpNumber}/subscriptions`)).length
    const before = await asked()
    const list = api.caller().request('get', '/user/subscriptions', bearer).set('Cache-Control', 'no-cache')
    const listed = list.then((answer) => answer)
    await expect.poll(asked).toBe(before + 1)
    await emit({ type: 'subscription.changed', gp_number: gpNumber, seq: 5_000_000_000 })
    expect((await listed).status).toBe(200)
    // Asked again after the event: the first answer was not kept.
    expect(await asked()).toBeGreaterThanOrEqual(before + 2)
  })
})

describe('a signature', () => {
  const body = JSON.stringify({
    id: 'evt-signature',
    type: 'subscription.changed',
    gp_number: '2999999999',
    occurred_at: '2026-11-20T12:00:00.000Z',
    seq: 1,
  })
  const post = (headers: Record<string, string>, sent = body, path = '/internal/crm-events') =>
    api.caller().request('post', path).set(headers).send(sent)
  const json = { 'content-type': 'application/json' }

  test('of the current or the former key is taken, up to five minutes off', async () => {
    await post(signedWith(eventSecrets.crm, body)).expect(200)
    await post(signedWith('former-event-secret', body)).expect(200)
    const now = api.deps.clock.now().getTime()
    await post(signedWith(eventSecrets.crm, body, now - 5 * minute)).expect(200)
    await post(signedWith(eventSecrets.crm, body, now + 5 * minute)).expect(200)
  })

  test.each([
    ['missing', 'SIGNATURE_MISSING', () => post(json)],
    ['of another key', 'SIGNATURE_WRONG', () => post(signedWith('other', body))],
    ['of another sender', 'SIGNATURE_WRONG', () => post(signedWith(eventSecrets.mail, body))],
    [
      'of another body',
      'SIGNATURE_WRONG',
      () => post(signedWith(eventSecrets.crm, body), body.replace('changed', 'ended')),
    ],
    [
      'too old',
      'SIGNATURE_OUTDATED',
      () => post(signedWith(eventSecrets.crm, body, api.deps.clock.now().getTime() - 301_000)),
    ],
    [
      'ahead of time',
      'SIGNATURE_OUTDATED',
      () => post(signedWith(eventSecrets.crm, body, api.deps.clock.now().getTime() + 301_000)),
    ],
    [
      'too old and of another key',
      'SIGNATURE_WRONG',
      () => post(signedWith('other', body, api.deps.clock.now().getTime() - 301_000)),
    ],
    ['malformed', 'SIGNATURE_MISSING', () => post({ ...json, 'x-signature': 'v1=00,t=1' })],
    [
      'given twice',
      'SIGNATURE_MISSING',
      () => post({ ...json, 'x-signature': `${signedWith(eventSecrets.crm, body)['x-signature']},v1=00` }),
    ],
  ])('that is %s is refused with %s, which leaves a line and is counted', async (_what, code, send) => {
    const countOf = async () =>
      (await api.deps.metrics.text()).match(`refusals_total{code="${code}"} (\\d+)`)?.[1] ?? 0
    const before = Number(await countOf())
    expect((await send().expect(401)).body.code).toBe(code)
    expect(Number(await countOf())).toBe(before + 1)
    expect(JSON.parse(api.log().trim().split('\n').at(-1) ?? '')).toMatchObject({
      msg: 'refused',
      code,
      route: '/internal/crm-events',
    })
  })

  test('does not make an event of anything', async () => {
    for (const [sent, status] of [
      ['{', 400],
      ['{}', 422],
      [body.replace('subscription.changed', 'subscription.exploded'), 422],
    ] as const)
      await post(signedWith(eventSecrets.crm, sent), sent).expect(status)
    const { field_errors } = (await post(signedWith(eventSecrets.crm, '{"id":"1"}'), '{"id":"1"}')).body
    expect(field_errors.map(({ field, code }: Record<string, string>) => `${field} ${code}`)).toContain(
      'seq REQUIRED',
    )
    await post({ ...signedWith(eventSecrets.crm, body), 'content-type': 'text/plain' }).expect(415)
    await api.caller().request('get', '/internal/crm-events').expect(405)
  })
})

test('each sender has a key of its own, which no other place takes', async () => {
  const { crm, mail, content, unsubscribe } = eventSecrets
  const keys = {
    'crm-events': crm,
    'mail-events': mail,
    'content-events': content,
    'unsubscribe-links': unsubscribe,
  }
  for (const path of Object.keys(keys))
    for (const [owner, secret] of Object.entries(keys))
      await api
        .caller()
        .request('post', `/internal/${path}`)
        .set(signedWith(secret, '{}'))
        .send('{}')
        .expect(owner === path ? 422 : 401)
})

describe('an event of the mail system', () => {
  test('marks the mail and leaves mails a reader asks for alone', async () => {
    const { email } = await linkedReader()
    const recipientHmac = api.deps.secrets.mac('address', email)
    expect((await emit({ type: 'mail.soft', email })).body.status).toBe('taken')
    expect(await api.deps.db.mailLog.count({ where: { recipientHmac, state: 'submitted' } })).toBe(1)
    const id = `mail-${email}`
    expect((await emit({ type: 'mail.hard', email: email.toUpperCase(), id })).body.status).toBe('taken')
    expect((await emit({ type: 'mail.hard', email, id })).body.status).toBe('repeated')
    expect(await api.deps.db.mailLog.count({ where: { recipientHmac, state: 'bounced' } })).toBe(1)
    await api.caller().request('post', '/registration/request-password-reset').send({ email }).expect(202)
    await api.settle()
    expect(api.mailsTo(email).at(-1)?.subject).toBe('Passwort zurücksetzen')
  })

  test('about an address nobody has changes nothing', async () => {
    expect((await emit({ type: 'mail.complaint', email: freshEmail() })).body.status).toBe('taken')
  })
})
