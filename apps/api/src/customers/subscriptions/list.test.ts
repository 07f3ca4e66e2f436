import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { raceRounds } from '../../testing/race-rounds.ts'
import { sharingOf } from '../../testing/sharing.ts'

const minute = 60_000
const hour = 60 * minute
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())
// A circuit that the previous test opened must not affect this one.
beforeEach(async () => {
  await api.publisher.heal()
  api.advance(minute)
})

const { quickReader, linkedReader } = linkingOf(() => api)
const sharing = sharingOf(() => api)

const list = (bearer: string, cacheControl?: string) => {
  const request = api.caller().request('get', '/user/subscriptions', bearer)
  return cacheControl ? request.set('Cache-Control', cacheControl) : request
}
const plansAsked = async (gpNumber: string) =>
  (await api.publisher.requests(`/customers/${gpNumber}/subscriptions`)).length

describe('GET /user/subscriptions', () => {
  test('without a customer number is empty and asks nobody', async () => {
    const { bearer } = await quickReader()
    const before = (await api.publisher.requests()).length
    const { body } = await list(bearer).expect(200)
    expect(body).toEqual({
      gp_number: null,
      gp_numbers: [],
      fetched_at: null,
      stale: false,
      subscriptions: [],
      reads_along: null,
    })
    expect((await api.publisher.requests()).length).toBe(before)
  })

  test('tells a member the plan they read on, as the user data do, without what is its owner’s', async () => {
    const owner = await sharing.owner()
    const { bearer } = await sharing.member(owner.bearer)
    const { body } = await list(bearer).expect(200)
    const plan = { title: 'AZ PLUS Familie', edition: 'az', rights: ['09', '01'], status: 'running' }
    expect(body).toMatchObject({ gp_number: null, subscriptions: [] })
    expect(body.reads_along).toEqual({ ...plan, shared: 'family' })
    const { body: user } = await api.caller().request('get', '/userinfo', bearer).expect(200)
    expect(user.reads_along).toEqual(body.reads_along)
    expect((await list(owner.bearer).expect(200)).body.reads_along).toBeNull()
  })

  test('shows running, ended and upcoming plans as they stand now', async () => {
    const { bearer, gpNumber } = await linkedReader()
    await api.publisher.change(gpNumber, {
      subscriptions: [
        {
          id: `alt-${gpNumber}`,
          product: 'AZ-PRINT',
          title: 'Alt',
          edition: 'az',
          rights: [],
          end_date: '2026-01-01T00:00:00.000Z',
        },
        {
          id: `neu-${gpNumber}`,
          product: 'RT-PLUS',
          title: 'Neu',
          edition: 'rt',
          rights: ['09'],
          start_date: '2031-01-01T00:00:00.000Z',
        },
      ],
    })
    const { body } = await list(bearer, 'no-cache').expect(200)
    const states = body.subscriptions.map(({ id, status }: { id: string; status: string }) => [id, status])
    expect(Object.fromEntries(states)).toEqual({
      [`abo-${gpNumber}`]: 'running',
      [`alt-${gpNumber}`]: 'ended',
      [`neu-${gpNumber}`]: 'upcoming',
    })
  })

  test('asks again after five minutes, and at once when forced', async () => {
    const { bearer, gpNumber } = await linkedReader()
    await list(bearer).expect(200)
    const asked = await plansAsked(gpNumber)
    api.advance(5 * minute - 1)
    await list(bearer).expect(200)
    expect(await plansAsked(gpNumber)).toBe(asked)
    api.advance(1)
    await list(bearer).expect(200)
    expect(await plansAsked(gpNumber)).toBe(asked + 1)
    await list(bearer, 'no-cache').expect(200)
    await list(bearer, 'max-age=0, No-Cache').expect(200)
    expect(await plansAsked(gpNumber)).toBe(asked + 3)
  })

  test('S15: two forced refreshes at once ask the publisher once', async () => {
    const { bearer, gpNumber } = await linkedReader()
    // Slow enough that both calls overlap even on a busy machine.
    await api.publisher.fail({ match: { method: 'GET', path_regex: gpNumber }, action: { latency_ms: 150 } })
    for (let round = 0; round < raceRounds(); round++) {
      const asked = await plansAsked(gpNumber)
      const answers = await Promise.all([list(bearer, 'no-cache'), list(bearer, 'no-cache')])
      expect(answers.map(({ status, body }) => [status, body.stale])).toEqual([
        [200, false],
        [200, false],
      ])
      expect(await plansAsked(gpNumber)).toBe(asked + 1)
    }
  })

  test('S09: a copy an hour old bridges an outage and says so; one older than a day does not', async () => {
    const { bearer } = await linkedReader()
    const fetched = (await list(bearer).expect(200)).body.fetched_at
    api.advance(hour)
    await api.publisher.goDown()
    const { body } = await list(bearer, 'no-cache').expect(200)
    expect(body).toMatchObject({ stale: true, fetched_at: fetched, subscriptions: [{ status: 'running' }] })
    api.advance(23 * hour)
    expect((await list(bearer).expect(200)).body.stale).toBe(true)
    api.advance(1)
    expect((await list(bearer).expect(503)).body.code).toBe('GENERIC')
  })

  test('a plan that ends while the publisher is down is shown as ended', async () => {
    const { bearer, gpNumber } = await linkedReader()
    const end_date = new Date(api.deps.clock.now().getTime() + hour).toISOString()
    await api.publisher.change(gpNumber, { subscriptions: [{ id: `abo-${gpNumber}`, end_date }] })
    expect((await list(bearer, 'no-cache').expect(200)).body.subscriptions[0].status).toBe('running')
    await api.publisher.goDown()
    api.advance(hour)
    expect((await list(bearer).expect(200)).body).toMatchObject({
      stale: true,
      subscriptions: [{ status: 'ended' }],
    })
  })

  test('an outage without a copy is 503, never 200', async () => {
    const { bearer, gpNumber } = await linkedReader()
    await api.deps.db.rightsCopy.deleteMany({ where: { gpNumber } })
    await api.publisher.goDown()
    await list(bearer).expect(503)
  })
})

describe('GET /user/subscriptions-address', () => {
  const address = (bearer: string) => api.caller().request('get', '/user/subscriptions-address', bearer)

  test('tells the reader of the link where the paper goes, and nobody else', async () => {
    const { bearer } = await linkedReader({ given_name: 'Kim', family_name: 'Weg' })
    expect((await address(bearer).expect(200)).body).toEqual({
      given_name: 'Kim',
      family_name: 'Weg',
      company_name: null,
      street: 'Musterstraße',
      housenumber: '12',
      postcode: '12345',
      city: 'Musterstadt',
      country: 'DE',
    })
    expect((await address((await quickReader()).bearer).expect(404)).body.code).toBe('NOT_FOUND')
  })

  test('is 503 while the publisher is down', async () => {
    const { bearer } = await linkedReader()
    await api.publisher.goDown()
    await address(bearer).expect(503)
  })
})
