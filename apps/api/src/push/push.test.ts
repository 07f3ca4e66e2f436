import { pushLimits } from '@leserkonto/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { pushesOf, startPushService } from '../testing/push.ts'
import { readersOf } from '../testing/readers.ts'

const minute = 60_000

let api: Harness
let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
  api = await startHarness()
})
afterAll(async () => {
  await api.close()
  await service.close()
})
beforeEach(async () => {
  await api.deps.db.pushSubscription.deleteMany()
  await api.deps.db.outbox.deleteMany()
})

const { activeReader, bearerOf } = readersOf(() => api)
const { call, subscribe, breaking } = pushesOf(() => api)
const reader = async () => bearerOf(await activeReader())
const rows = () => api.deps.db.pushSubscription.findMany()
/** Messages that have not left yet; the letter to each new reader waits, too. */
const waiting = () => api.deps.db.outbox.count({ where: { kind: { startsWith: 'push.' } } })

/** A reader's browser that gets what is breaking. */
async function told(fields: object = {}) {
  const bearer = await reader()
  const browser = await service.browser()
  const { body } = await subscribe(bearer, browser, fields).expect(201)
  return { bearer, browser, id: body.id as string }
}
const titlesOf = async (browser: Parameters<typeof service.shownBy>[0]) =>
  (await service.shownBy(browser)).map(({ payload }) => payload.notification.title)

describe('breaking news', () => {
  test('reaches the browsers that want its topic, encrypted for each, once for a repeated event', async () => {
    const [one, other] = [await told(), await told()]
    const elsewhere = await told({ topics: ['sport'] })
    expect((await breaking({ id: 'eil-1' })).body).toEqual({ status: 'taken' })
    expect((await breaking({ id: 'eil-1' })).body).toEqual({ status: 'repeated' })
    await api.settle()
    for (const { browser } of [one, other])
      expect(await service.shownBy(browser)).toMatchObject([
        {
          urgency: 'high',
          copies: 1,
          payload: {
            web_push: 8030,
            notification: {
              title: 'Wasserrohrbruch in der Innenstadt',
              body: 'Die Auenstraße ist gesperrt.',
              navigate: 'http://az.localhost:3000/artikel/az-wasserrohrbruch',
              tag: 'artikel-az-wasserrohrbruch',
            },
          },
        },
      ])
    const [shown] = await service.shownBy(one.browser)
    expect(shown?.ttl).toBeLessThanOrEqual(pushLimits.newsMs / 1_000)
    expect(shown?.topic).toMatch(/^[\w-]{32}$/)
    expect(await service.shownBy(elsewhere.browser)).toEqual([])
    expect(await waiting()).toBe(0)
  })

  test.each([
    ['a topic that the edition has not', { topic: 'wetter' }, 422],
    ['an edition that there is not', { edition: 'xx' }, 422],
    ['without a title', { title: '' }, 422],
  ])('with %s is refused', async (_what, fields, status) => {
    expect((await breaking(fields)).status).toBe(status)
    expect(await waiting()).toBe(0)
  })

  test('of yesterday is none any more', async () => {
    const occurred_at = new Date(api.deps.clock.now().getTime() - pushLimits.newsMs).toISOString()
    expect((await breaking({ occurred_at })).body).toEqual({ status: 'outdated' })
  })

  test('a push service that is busy is asked again when it said, and only about those it has not taken', async () => {
    const [one, other] = [await told(), await told()]
    await service.answer(one.browser, 429, 600)
    await breaking()
    await api.settle()
    expect(await titlesOf(other.browser)).toHaveLength(1)
    await service.answer(one.browser, 201)
    api.advance(9 * minute)
    await api.settle()
    expect(await titlesOf(one.browser)).toEqual([])
    api.advance(minute)
    await api.settle()
    expect(await titlesOf(one.browser)).toHaveLength(1)
    expect((await service.shownBy(other.browser))[0]?.copies).toBe(1)
  })

  test('a browser that has gone is forgotten, one that refuses after some messages in a row', async () => {
    const [gone, refusing] = [await told(), await told()]
    await service.answer(gone.browser, 410)
    await service.answer(refusing.browser, 413)
    for (let round = 1; round < pushLimits.refusals; round++) {
      await breaking()
      await api.settle()
      expect((await rows()).map(({ id, refusals }) => [id, refusals])).toEqual([[refusing.id, round]])
    }
    await breaking()
    await api.settle()
    expect(await rows()).toEqual([])
  })

  test('of a lane that another process has taken over is left to that one', async () => {
    const { browser } = await told()
    await breaking()
    const send = vi.spyOn(api.deps.push, 'send').mockImplementation(async (parcels) => {
      await api.deps.db.outbox.updateMany({ data: { payload: 'of another process' } })
      return parcels.map(() => ({ result: 'gone' }))
    })
    await api.settle()
    send.mockRestore()
    expect(await waiting()).toBeGreaterThan(0)
    expect(await rows()).toHaveLength(1)
    expect(await titlesOf(browser)).toEqual([])
  })

  test('is not sent any more to who leaves the topic before a push service is asked again', async () => {
    const { bearer, browser, id } = await told()
    await service.answer(browser, 503)
    await breaking()
    await api.settle()
    await call('put', `/user/push/browsers/${id}`, bearer)
      .send({ topics: ['sport'] })
      .expect(200)
    await service.answer(browser, 201)
    api.advance(minute)
    await api.settle()
    expect(await titlesOf(browser)).toEqual([])
  })
})
