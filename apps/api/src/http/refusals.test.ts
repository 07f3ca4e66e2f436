import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { production } from '../testing/production.ts'

const token = 'metrics-token-of-the-test'
let api: Harness
beforeAll(async () => {
  api = await startHarness({ METRICS_TOKEN: token })
})
afterAll(() => api.close())

const request = (method: 'get' | 'post', path: string, bearer?: string) =>
  api.caller().request(method, path, bearer)
const countOf = async (code: string) =>
  Number((await api.deps.metrics.text()).match(`refusals_total{code="${code}"} (\\d+)`)?.[1] ?? 0)
const linesSince = (length: number) =>
  api
    .log()
    .slice(length)
    .split('\n')
    .filter((line) => line.includes('"refused"'))
    .map((line) => JSON.parse(line))

test.each<[string, string, string, () => PromiseLike<{ status: number }>]>([
  ['metrics without a token', 'AUTH_REQUIRED', '/metrics', () => request('get', '/metrics')],
  ['metrics with a wrong one', 'AUTH_REQUIRED', '/metrics', () => request('get', '/metrics', `${token}x`)],
  [
    'a form of another site',
    'FORBIDDEN',
    '/sign-on/keep',
    () =>
      request('post', '/sign-on/keep')
        .set({ host: 'sso.localhost:3000', origin: 'https://evil.example' })
        .type('form')
        .send({ token: 'x'.repeat(43) }),
  ],
  [
    'an event without a signature',
    'SIGNATURE_MISSING',
    '/internal/mail-events',
    () => request('post', '/internal/mail-events').send({}),
  ],
  [
    'a batch that is too long',
    'MALFORMED_REQUEST',
    '/trpc/:path',
    () => request('post', `/trpc/${'session.login,'.repeat(50)}`).send({}),
  ],
])('%s leaves one line with its code, and is counted by it', async (_what, code, route, send) => {
  const [before, length] = [await countOf(code), api.log().length]
  const { status } = await send()
  expect(await countOf(code)).toBe(before + 1)
  expect(linesSince(length)).toEqual([expect.objectContaining({ code, route, status })])
  expect(api.log().slice(length)).not.toMatch(/evil|xxxx|metrics-token/)
})

test('what a call refuses has the line of the call alone', async () => {
  const length = api.log().length
  await request('get', '/userinfo').expect(401)
  expect(linesSince(length)).toEqual([])
  expect(api.log().slice(length)).toContain('"code":"AUTH_REQUIRED"')
})

describe('in production', () => {
  let api: Harness
  beforeAll(async () => {
    api = await startHarness(production)
  })
  afterAll(() => api.close())

  test('another host leaves a line without its name, and is counted', async () => {
    const length = api.log().length
    await supertest(api.app.server).get('/userinfo').set('host', 'evil.example').expect(421)
    expect(JSON.parse(api.log().slice(length))).toMatchObject({
      msg: 'refused',
      code: 'MISDIRECTED',
      status: 421,
    })
    expect(api.log().slice(length)).not.toContain('evil')
    expect(await api.deps.metrics.text()).toMatch(/refusals_total\{code="MISDIRECTED"\} [1-9]/)
  })

  test('what a sender has no key for is not there', async () => {
    const post = (path: string) =>
      supertest(api.app.server)
        .post(path)
        .set({ host: 'az.example', 'content-type': 'application/json' })
        .send('{}')
    await post('/internal/crm-events').expect(401)
    await post('/internal/mail-events').expect(404)
  })
})
