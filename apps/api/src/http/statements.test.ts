import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../store/testing/statements-of.ts'
import type { Harness } from '../testing/harness.ts'
import { startHarness } from '../testing/harness.ts'
import { type Pages, startPages } from '../testing/portal.ts'
import { sharingOf } from '../testing/sharing.ts'

let api: Harness
let pages: Pages
let reader: { bearer: string; userData: string; email: string }

const { owner, member } = sharingOf(() => api)

beforeAll(async () => {
  api = await startHarness()
  pages = await startPages(api)
  const family = await owner()
  const { bearer, email } = await member(family.bearer)
  const { body } = await call('post', '/user/signUserData?edition=az', bearer).expect(200)
  reader = { bearer, email, userData: body.user_data }
})
afterAll(async () => {
  await pages.close()
  await api.close()
})

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, bearer?: string) =>
  api.caller().request(method, path, bearer)
const countOf = async (work: () => PromiseLike<unknown>) =>
  (await statementsOf(api.deps.pool, work)).statements.length

describe('how often the database is asked', () => {
  test.each([
    ['get', '/userinfo?edition=az', 1],
    ['get', '/user/checkRight?edition=az&right=09', 1],
    ['post', '/user/signUserData?edition=az', 1],
    ['get', '/user/subscriptions', 1],
    ['get', '/user/settings', 2],
    ['get', '/user/sessions', 2],
    ['get', '/favorite/list/az', 2],
  ] as const)('%s %s: %i', async (method, path, count) => {
    expect(await countOf(() => call(method, path, reader.bearer).expect(200))).toBe(count)
  })

  test.each([
    ['a page for everybody', '/impressum', 0],
    ['an article for subscribers', '/artikel/az-marktplatz-baeume', 1],
    ['the reader’s own news', '/meine-nachrichten', 3],
  ] as const)('%s (%s): %i', async (_what, path, count) => {
    const page = () => pages.page(path, { userData: reader.userData }).expect(200)
    await page()
    expect(await countOf(page)).toBe(count)
  })

  test('GET /newsletter/user: 2', async () => {
    const own = () => call('get', `/newsletter/user?email=${reader.email}`, reader.bearer).expect(200)
    expect(await countOf(own)).toBe(2)
  })

  test('a batch of ten: once for all', async () => {
    const batch = () =>
      call('post', `/trpc/${Array(10).fill('session.userinfo').join(',')}?batch=1`, reader.bearer)
        .send(Object.fromEntries(Array.from({ length: 10 }, (_, one) => [one, {}])))
        .expect(200)
    expect(await countOf(batch)).toBe(1)
  })

  test('nobody’s call: never', async () => {
    expect(await countOf(() => call('get', '/newsletter/list?edition=az').expect(200))).toBe(0)
    expect(await countOf(() => call('get', '/userinfo').expect(401))).toBe(0)
  })

  test('once an hour a session is noted to be in use: one more', async () => {
    const info = () => call('get', '/userinfo?edition=az', reader.bearer).expect(200)
    await info()
    api.advance(61 * 60_000)
    expect(await countOf(info)).toBe(2)
    expect(await countOf(info)).toBe(1)
  })
})
