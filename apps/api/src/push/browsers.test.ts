import { pushLimits } from '@leserkonto/rules'
import { pushTexts } from '@leserkonto/texts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { pushesOf, startPushService } from '../testing/push.ts'
import { password, readersOf } from '../testing/readers.ts'

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

const { activeReader, bearerOf, login } = readersOf(() => api)
const { call, subscribe, state, breaking } = pushesOf(() => api)
const reader = async () => bearerOf(await activeReader())
const rows = () => api.deps.db.pushSubscription.findMany()

/** A reader's browser that gets what is breaking. */
async function told(fields: object = {}) {
  const bearer = await reader()
  const browser = await service.browser()
  const { body } = await subscribe(bearer, browser, fields).expect(201)
  return { bearer, browser, id: body.id as string }
}
const titlesOf = async (browser: Parameters<typeof service.shownBy>[0]) =>
  (await service.shownBy(browser)).map(({ payload }) => payload.notification.title)

describe('a browser', () => {
  test('is listed with its topics, changed, and removed; by its reader alone', async () => {
    const { bearer, id } = await told()
    expect(await state(bearer)).toMatchObject({
      public_key: expect.stringMatching(/^B[\w-]{86}$/),
      topics: [{ id: 'eilmeldungen' }, { id: 'lokales' }, { id: 'sport' }, { id: 'sicherheit' }],
      browsers: [{ id, edition: 'az', topics: ['eilmeldungen'], current: true }],
    })
    const stranger = await reader()
    await call('put', `/user/push/browsers/${id}`, stranger)
      .send({ topics: ['sport'] })
      .expect(404)
    await call('delete', `/user/push/browsers/${id}`, stranger).expect(404)
    await call('put', `/user/push/browsers/${id}`, bearer)
      .send({ topics: ['sport', 'sport'] })
      .expect(200)
    expect((await state(bearer)).browsers[0].topics).toEqual(['sport'])
    await call('delete', `/user/push/browsers/${id}`, bearer).expect(204)
    expect((await state(bearer)).browsers).toEqual([])
  })

  test('has one address: a new one replaces it, and who signs in there next takes it along', async () => {
    const { bearer, browser } = await told()
    const renewed = await service.browser()
    await subscribe(bearer, renewed).expect(201)
    expect(await rows()).toHaveLength(1)
    const next = await reader()
    await subscribe(next, renewed).expect(201)
    expect((await state(bearer)).browsers).toEqual([])
    expect((await state(next)).browsers).toHaveLength(1)
    expect(browser.endpoint).not.toBe(renewed.endpoint)
  })

  test('tells its new address by the former one and its secret', async () => {
    const { browser } = await told()
    const { id: _, ...fresh } = await service.browser()
    const renew = (former: { endpoint: string; auth: string }) =>
      call('post', '/push/renew').send({
        ...fresh,
        former_endpoint: former.endpoint,
        former_auth: former.auth,
      })
    await renew({ endpoint: browser.endpoint, auth: fresh.auth }).expect(404)
    await renew({ endpoint: fresh.endpoint, auth: browser.auth }).expect(404)
    await renew({ endpoint: browser.endpoint, auth: browser.auth }).expect(204)
    await renew({ endpoint: browser.endpoint, auth: browser.auth }).expect(404)
    await breaking()
    await api.settle()
    expect(await titlesOf(browser)).toEqual([])
  })

  test.each([
    ['over http', { endpoint: 'http://push.example.test/x' }, 'endpoint'],
    ['at another port', { endpoint: 'https://push.example.test:8443/x' }, 'endpoint'],
    ['by an address of a machine', { endpoint: 'https://10.0.0.1/x' }, 'endpoint'],
    ['with a user', { endpoint: 'https://a:b@push.example.test/x' }, 'endpoint'],
    ['inside a house', { endpoint: 'https://intranet/x' }, 'endpoint'],
    ['with a key that is none', { p256dh: `B${'A'.repeat(86)}` }, 'endpoint'],
    ['with topics that the edition has not', { topics: ['wetter'] }, 'topics'],
    ['without a topic', { topics: [] }, 'topics'],
  ])('%s is refused', async (_what, fields, field) => {
    const { body } = await subscribe(await reader(), await service.browser(), fields).expect(422)
    expect(body.field_errors).toMatchObject([{ field }])
  })

  test('beyond the tenth is refused, and ends with its session', async () => {
    const email = await activeReader()
    const bearers = []
    for (let index = 0; index < pushLimits.browsersPerAccount; index++) {
      const bearer = await bearerOf(email)
      bearers.push(bearer)
      await subscribe(bearer, await service.browser()).expect(201)
    }
    const last = await bearerOf(email)
    const refused = await subscribe(last, await service.browser()).expect(409)
    expect(refused.body.code).toBe('PUSH_LIMIT')
    await call('post', '/user/logout', bearers[0]).send({}).expect(204)
    await subscribe(last, await service.browser()).expect(201)
  })

  test('is in the data of its reader, without its address', async () => {
    const { bearer } = await told()
    const { body } = await call('get', '/user/export', bearer)
    expect(body.push_browsers).toMatchObject([{ edition: 'az', topics: ['eilmeldungen'] }])
    expect(JSON.stringify(body)).not.toContain('/push/')
  })
})

describe('a security notice', () => {
  test('tells the reader’s browsers of a sign-in from a new one', async () => {
    const email = await activeReader()
    const browser = await service.browser()
    await subscribe(await bearerOf(email), browser, { topics: ['sicherheit'] }).expect(201)
    await login(email, password).set('Cookie', 'device=another').expect(200)
    await api.settle()
    const [shown] = await service.shownBy(browser)
    expect(shown?.payload.notification).toMatchObject({
      title: pushTexts.notices.device('').title,
      navigate: 'http://az.localhost:3000/service/profil/sicherheit',
    })
  })

  test('of a new password still reaches browsers that it has signed out', async () => {
    const email = await activeReader()
    const browser = await service.browser()
    await subscribe(await bearerOf(email), browser, { topics: ['sicherheit'] }).expect(201)
    const change = { current_password: password, password: 'Ganz-Neu-88' }
    await call('put', '/user/password', await bearerOf(email)).send(change)
    expect(await rows()).toEqual([])
    await api.settle()
    expect(await titlesOf(browser)).toEqual([pushTexts.notices.password().title])
  })
})
