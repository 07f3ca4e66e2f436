import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ownTimeOf } from '../testing/own-time.ts'
import { oneSystem, startTestPublisher, type TestPublisher } from '../testing/test-publisher.ts'
import { createPublisher } from './publisher.ts'

const startedAt = new Date('2026-11-20T12:00:00Z')
let offsetMs = 0
let stand: TestPublisher
let made: ReturnType<typeof createPublisher>

const clock = {
  now: () => new Date(startedAt.getTime() + offsetMs),
  offsetMs: () => offsetMs,
  setOffset: () => undefined,
}
const clientOf = (baseUrl: string, scenario?: string) => createPublisher(oneSystem(baseUrl), clock, scenario)

beforeEach(async () => {
  offsetMs = 0
  stand = await startTestPublisher(startedAt)
  made = clientOf(stand.baseUrl, stand.scenario())
})
afterEach(() => made.close())

const gets = { method: 'GET', path_regex: '^/crm/' }
const down = { code: 'PUBLISHER_UNAVAILABLE' }

describe('a reading', () => {
  test('is parsed by the wire; what is not known is null', async () => {
    const gpNumber = await stand.newCustomer({ family_name: 'Weg' })
    expect(await made.publisher.customer(gpNumber)).toMatchObject({ gp_number: gpNumber, family_name: 'Weg' })
    expect(await made.publisher.customer('2999999999')).toBeNull()
    expect(await made.publisher.subscriptions('../../rights')).toBeNull()
    expect((await made.publisher.newsletters('az')).newsletters.length).toBeGreaterThan(0)
    expect((await made.publisher.front('az'))?.blocks.length).toBeGreaterThan(0)
    expect(await made.publisher.article('..')).toBeNull()
  })

  test.each([404, 405, 501])('that a system lacks (%i) is no outage and opens no circuit', async (status) => {
    await stand.fail({
      match: { method: 'POST', path_regex: '/customers/(search|by-name)$' },
      action: { status },
    })
    for (let i = 0; i < 3; i++) {
      expect(await made.publisher.customersOf('a@example.test')).toBeNull()
      expect(await made.publisher.customersNamed({ name: 'Frei', postcode: '12345' })).toBeNull()
    }
    expect(await made.publisher.customer('1000000101')).not.toBeNull()
  })

  test('is tried once more when it fails, and a writing is not', async () => {
    const gpNumber = await stand.newCustomer()
    await stand.fail({ match: gets, times: 1, action: { status: 500 } })
    expect(await made.publisher.customer(gpNumber)).not.toBeNull()
    expect(await stand.requests(gpNumber)).toHaveLength(2)
    await stand.fail({ match: { method: 'PUT', path_regex: '/link$' }, times: 1, action: { status: 500 } })
    await expect(made.publisher.link(gpNumber, 'account-1', 'key-1')).rejects.toMatchObject(down)
    expect(await stand.requests('/link')).toHaveLength(1)
    expect(await made.publisher.link(gpNumber, 'account-1', 'key-1')).toMatchObject({ ok: true })
  })

  test.each([
    ['cut off', { drop: true }],
    ['no JSON', { malformed: true }],
    ['a failure', { status: 500 }],
    ['too many requests', { status: 429 }],
  ] as const)('of an answer that is %s is an outage', async (_what, action) => {
    await stand.fail({ match: gets, action })
    await expect(made.publisher.customer('1000000101')).rejects.toMatchObject(down)
  })

  test('that others ask for at once goes out once', async () => {
    const gpNumber = await stand.newCustomer()
    await Promise.all(Array.from({ length: 20 }, () => made.publisher.customer(gpNumber)))
    expect(await stand.requests(gpNumber)).toHaveLength(1)
    await made.publisher.customer(gpNumber)
    expect(await stand.requests(gpNumber)).toHaveLength(2)
  })

  test('of one request sees what it wrote itself', async () => {
    const gpNumber = await stand.newCustomer()
    const call = made.publisher.on({ scenario: stand.scenario(), beganMs: performance.now() })
    await call.customer(gpNumber)
    await call.link(gpNumber, 'account-1', 'key-1')
    expect((await call.customer(gpNumber))?.linked_account_id).toBe('account-1')
  })
})

describe('a publisher that is slow', () => {
  test('is given up on after three seconds, the second try included', async () => {
    await stand.fail({ match: gets, action: { latency_ms: 2_000 } })
    await stand.fail({ match: gets, action: { timeout: true } })
    const { ms } = await ownTimeOf(expect(made.publisher.customer('1000000505')).resolves.not.toBeNull())
    expect(ms).toBeLessThan(3_200)
    await stand.heal()
    await stand.fail({ match: gets, action: { timeout: true } })
    const silent = await ownTimeOf(expect(made.publisher.customer('1000000606')).rejects.toMatchObject(down))
    expect(silent.ms).toBeLessThan(3_200)
  })

  test('takes no more than three seconds of one request, however often it is asked there', async () => {
    await stand.fail({ match: gets, action: { latency_ms: 1_800 } })
    const call = made.publisher.on({ scenario: stand.scenario(), beganMs: performance.now() })
    const work = async () => {
      await call.customer('1000000101')
      await call.subscriptions('1000000101')
      await call.deliveryAddress('1000000101')
    }
    const beganMs = performance.now()
    const { ms } = await ownTimeOf(expect(work()).rejects.toMatchObject(down))
    expect(performance.now() - beganMs).toBeGreaterThan(2_900)
    expect(ms).toBeLessThan(3_300)
  })
})

describe('the circuit', () => {
  test('opens after five failures, lets one try after 30 s, and closes when that one succeeds', async () => {
    const awaited = () => made.publisher.on({ scenario: stand.scenario(), beganMs: performance.now() })
    await stand.goDown()
    for (let i = 0; i < 5; i++) await expect(awaited().customer(`100000010${i}`)).rejects.toMatchObject(down)
    const asked = (await stand.requests()).length
    const refused = await ownTimeOf(expect(awaited().customer('1000000101')).rejects.toMatchObject(down))
    expect(refused.ms).toBeLessThan(50)
    offsetMs = 29_999
    await expect(awaited().customer('1000000101')).rejects.toMatchObject(down)
    expect((await stand.requests()).length).toBe(asked)
    offsetMs = 30_000
    await Promise.allSettled(['101', '202', '505'].map((end) => awaited().customer(`1000000${end}`)))
    // One probe of two tries; the others waited for it and were refused.
    expect((await stand.requests()).length).toBe(asked + 2)
    await stand.heal()
    await expect(awaited().customer('1000000101')).rejects.toMatchObject(down)
    offsetMs = 60_000
    // Two readings at once, as one request makes them: the second waits for the first.
    const both = [awaited().customer('1000000101'), awaited().subscriptions('1000000101')]
    expect(await Promise.all(both)).not.toContain(null)
    expect(await awaited().customer('1000000202')).not.toBeNull()
  })

  test('stays closed while a flapping publisher succeeds in between', async () => {
    for (let i = 0; i < 12; i++) {
      await stand.heal()
      if (i % 4 !== 3) await stand.goDown()
      await made.publisher.customer('1000000101').catch(() => undefined)
    }
    await stand.heal()
    expect(await made.publisher.customer('1000000101')).not.toBeNull()
  })

  test('is not opened by refusals that the publisher means', async () => {
    for (let i = 0; i < 8; i++) expect(await made.publisher.customer('2999999999')).toBeNull()
    expect(await made.publisher.customer('1000000101')).not.toBeNull()
  })

  test('of one system is none of the other’s, and each gets its own key', async () => {
    await stand.fail({ match: { method: 'GET', path_regex: '^/content/' }, action: { status: 503 } })
    const { publisher } = made
    const awaited = () => publisher.on({ scenario: stand.scenario(), beganMs: performance.now() })
    for (let i = 0; i < 6; i++) await expect(awaited().article(`az-${i}`)).rejects.toMatchObject(down)
    expect([made.isDown('content'), made.isDown('crm')]).toEqual([true, false])
    expect(await awaited().customer('1000000101')).not.toBeNull()
    const { crm, content } = oneSystem(stand.baseUrl).publisher
    const keys = { crm: { ...crm, apiKey: 'another' }, content }
    const other = createPublisher({ publisher: keys }, clock)
    await expect(other.publisher.customer('1000000101')).rejects.toMatchObject(down)
    expect(await other.publisher.front('az')).not.toBeNull()
    other.close()
  })

  test('of one test session is none of another’s', async () => {
    await stand.goDown()
    for (let i = 0; i < 6; i++) await made.publisher.customer('1000000101').catch(() => undefined)
    const other = made.publisher.on({ scenario: undefined })
    expect(await other.customer('1000000101')).not.toBeNull()
  })
})

describe('a writing', () => {
  test('says what the publisher refuses, and is done once per key', async () => {
    const gpNumber = await stand.newCustomer()
    const { publisher } = made
    expect(await publisher.link(gpNumber, 'account-1', 'a')).toMatchObject({
      ok: true,
      value: { version: 3 },
    })
    expect(await publisher.link(gpNumber, 'account-2', 'b')).toEqual({
      ok: false,
      reason: 'conflict',
      code: 'LINKED_ELSEWHERE',
    })
    expect(await publisher.unlink(gpNumber, 'account-1', 'c')).toMatchObject({ ok: true })
    expect(await publisher.unlink(gpNumber, 'account-1', 'c')).toMatchObject({
      ok: true,
      value: { version: 4 },
    })
    expect(await publisher.link('2999999999', 'account-1', 'd')).toMatchObject({ reason: 'not_found' })
    const plan = { id: `fam-${gpNumber}`, product: 'F', title: 'F', edition: 'az' as const, rights: ['09'] }
    await stand.change(gpNumber, { subscriptions: [{ ...plan, family: { max_members: 1 } }] })
    const seat = { email: 'm@example.test', account_id: 'account-3', role: 'member' as const }
    const added = await publisher.addSeat(plan.id, seat, 'e')
    expect(added).toMatchObject({ ok: true, value: seat })
    const full = await publisher.addSeat(plan.id, { ...seat, account_id: 'account-4' }, 'f')
    expect(full).toMatchObject({ ok: false, code: 'SEATS_FULL' })
    const [{ seat_id } = { seat_id: '' }] = (await publisher.seats(plan.id)) ?? []
    expect(await publisher.removeSeat(plan.id, seat_id, 'g')).toMatchObject({ ok: true })
    expect(await publisher.seats(plan.id)).toEqual([])
  })
})

describe('what is remembered', () => {
  test('the catalogue for a minute, and for a day while the publisher is down', async () => {
    const { publisher } = made
    await publisher.newsletters('az')
    offsetMs = 59_999
    await publisher.newsletters('az')
    expect(await stand.requests('/newsletters')).toHaveLength(1)
    offsetMs = 60_000
    await publisher.newsletters('az')
    expect(await stand.requests('/newsletters')).toHaveLength(2)
    await stand.goDown()
    offsetMs += 86_399_999
    expect((await publisher.newsletters('az')).newsletters.length).toBeGreaterThan(0)
    offsetMs += 1
    await expect(publisher.newsletters('az')).rejects.toMatchObject(down)
  })
})
