import { limits } from '@leserkonto/rules'
import Fastify from 'fastify'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Harness } from '../testing/harness.ts'
import { type Pages, startPages, withPages } from '../testing/portal.ts'
import { createRequestCounter } from './count-requests.ts'
import { type Counted, createFlood, type Flood } from './flood.ts'
import type { Network } from './network.ts'

let api: Harness
withPages((started) => {
  api = started.api
})

const [{ max, windowMs }] = limits.flood
const began = new Date('2026-11-20T12:00:00Z')
const after = (ms: number) => new Date(began.getTime() + ms)

/** How many of so many calls were refused, and what the last was told to wait. */
function refusals(flood: Flood, network: Counted, calls: number, now: Date) {
  let refused = 0
  let retryAfterS: number | undefined
  for (let call = 0; call < calls; call++)
    try {
      flood(network, now)
    } catch (error) {
      refused++
      retryAfterS = (error as { retryAfterS?: number }).retryAfterS
    }
  return { refused, retryAfterS }
}

test('a network may call so often in a minute, and again in the next', () => {
  const flood = createFlood({ rateLimitFactor: 1 })
  expect(refusals(flood, 'a', max, began).refused).toBe(0)
  expect(refusals(flood, 'a', 2, after(20_000))).toEqual({ refused: 2, retryAfterS: 40 })
  expect(refusals(flood, 'b', 1, after(20_000)).refused).toBe(0)
  expect(refusals(flood, 'a', 1, after(windowMs - 1))).toEqual({ refused: 1, retryAfterS: 1 })
  expect(refusals(flood, 'a', max, after(windowMs)).refused).toBe(0)
})

test('a window begun under a clock that has been set back since is over', () => {
  const flood = createFlood({ rateLimitFactor: 1 })
  refusals(flood, 'a', max, began)
  expect(refusals(flood, 'a', 1, after(-5_000)).refused).toBe(1)
  expect(refusals(flood, 'a', max, after(-60_000)).refused).toBe(0)
})

test('thousands of other networks do not make it forget one that goes on calling', () => {
  const flood = createFlood({ rateLimitFactor: 1 })
  refusals(flood, 'a', max, began)
  for (let other = 0; other < 20_000; other++) {
    flood(`network ${other}`, began)
    if (other % 5_000 === 0) refusals(flood, 'a', 1, began)
  }
  expect(refusals(flood, 'a', 1, began).refused).toBe(1)
})

/** Of a caller in a /48: the /64 of this number, in the /56 of its upper half. */
const networksOf = (caller: number): readonly Network[] => [
  { name: `${caller}::/64`, share: 1 },
  { name: `${caller >> 8}::/56`, share: 2 },
  { name: '::/48', share: 8 },
]

test('a /56 has two callers’ share and a /48 eight, of which a refused caller uses up nothing', () => {
  const flood = createFlood({ rateLimitFactor: 1 })
  const allowed = (caller: number, calls: number = max) =>
    calls - refusals(flood, networksOf(caller), calls, began).refused
  expect(allowed(1, 3 * max)).toBe(max)
  expect(allowed(2)).toBe(max)
  expect(allowed(3)).toBe(0)
  for (const left of [1, 2, 3, 4, 5, 6]) expect(allowed(left << 8)).toBe(max)
  expect(allowed(9 << 8)).toBe(0)
})

test('what costs more counts more, and what is taken back counts nothing', () => {
  const flood = createFlood({ rateLimitFactor: 1 })
  const takeBack = flood(networksOf(1), began, max)
  expect(refusals(flood, networksOf(1), 1, began).refused).toBe(1)
  takeBack()
  expect(refusals(flood, networksOf(1), max - 1, began).refused).toBe(0)
})

test('a batch counts by its calls, and the refused ones are told alone', async () => {
  const caller = api.caller()
  const batch = () =>
    caller
      .request('post', `/trpc/${Array(10).fill('newsletter.list').join(',')}?batch=1`)
      .send(Object.fromEntries(Array.from({ length: 10 }, (_, call) => [call, { edition: 'az' }])))
  for (let calls = 10; calls < max; calls += 10) await batch().expect(200)
  await caller.request('get', '/newsletter/list?edition=az').expect(200)
  const { body, headers } = await batch().expect(207)
  const codes = body.map(({ error }: { error?: { data: { problem: { code: string } } } }) =>
    error ? error.data.problem.code : 'OK',
  )
  expect(codes.toSorted()).toEqual([...Array(9).fill('OK'), 'RATE_LIMITED'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  const { body: refused } = await caller.request('get', '/newsletter/list?edition=az').expect(429)
  expect(refused.code).toBe('RATE_LIMITED')
})

describe('every request of a network counts, before anything is read but its head', () => {
  const few = 12
  let networks = 0
  let small: Pages
  beforeAll(async () => {
    Object.assign(limits.flood[0], { max: few })
    small = await startPages(api)
    Object.assign(limits.flood[0], { max })
  })
  afterAll(() => small.close())

  /** Calls of a network that may make so many more. */
  async function networkWith(left: number) {
    networks += 1
    const own = { 'x-forwarded-for': `10.0.${networks}.1`, host: 'az.localhost:3000' }
    const ask = (method: string, url: string, payload?: string) =>
      small.app.inject({
        method: method as 'GET',
        url,
        headers: { ...own, ...(payload && { 'content-type': 'application/json' }) },
        ...(payload && { payload }),
      })
    for (let call = left; call < few; call++) await ask('GET', '/impressum')
    return ask
  }

  test.each([
    ['GET', '/impressum'],
    ['GET', '/gibt-es-nicht'],
    ['GET', '/docs'],
    ['GET', '/docs/ui/swagger-ui.css'],
    ['GET', '/openapi.json'],
    ['GET', '/media/a.jpg'],
    ['GET', '/bilder/wald-320.jpg'],
    ['GET', '/assets/a.js'],
    ['GET', '/.well-known/jwks.json'],
    ['GET', '/sign-on'],
    ['GET', '/email'],
    ['POST', '/user/tokenSSO'],
    ['POST', '/trpc/session.userinfo'],
    ['POST', '/kuendigung'],
    ['POST', '/internal/crm-events'],
    ['POST', '/internal/clock'],
    ['OPTIONS', '/userinfo'],
  ])('%s %s', async (method, url) => {
    const answer = await (await networkWith(0))(method, url)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60'])
    expect(answer.json().code).toBe('RATE_LIMITED')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test.each(['/user/login', '/trpc/session.login'])('%s: its body is not read any more', async (url) => {
    const body = '{"email":"a@example.test"}'
    const [some, none] = [await networkWith(2), await networkWith(0)]
    const parse = vi.spyOn(JSON, 'parse')
    const readIn = async (ask: typeof some) => {
      parse.mockClear()
      await ask('POST', url, body)
      return parse.mock.calls.some(([text]) => text === body)
    }
    expect([await readIn(some), await readIn(none)]).toEqual([true, false])
    parse.mockRestore()
  })

  test('an address that is none counts too', async () => {
    const ask = await networkWith(few)
    const statuses: number[] = []
    for (let call = 0; call <= few; call++) statuses.push((await ask('GET', '/%zz')).statusCode)
    expect(statuses).toEqual([...Array(few).fill(400), 429])
  })

  test('tRPC’s clients read that refusal as one of theirs', async () => {
    const answer = await (await networkWith(0))('POST', '/trpc/session.userinfo,session.list?batch=1')
    expect(answer.json().error).toMatchObject({
      code: expect.any(Number),
      data: { problem: { code: 'RATE_LIMITED', status: 429 } },
    })
  })

  test.each([
    ['a full body is five calls', 'POST', '/user/login', `{"a":"${'a'.repeat(65_528)}"}`, 5],
    ['a small one is one', 'POST', '/user/login', '{"a":1}', 1],
    ['an answer of megabytes is many', 'GET', '/docs/ui/swagger-ui-bundle.js', undefined, 10],
    ['a file is a tenth of one', 'GET', '/media/a.jpg', undefined, 0.1],
  ])('%s', async (_what, method, url, payload, cost) => {
    const ask = await networkWith(cost < 1 ? 2 : cost)
    expect((await ask(method, url, payload)).statusCode).not.toBe(429)
    const isFull = (await ask('GET', '/impressum')).statusCode === 429
    expect(isFull).toBe(cost >= 1)
  })

  test('where too many refusals wait, the connection ends, and the next network is answered', async () => {
    const app = Fastify({ trustProxy: true })
    const { max: usual } = limits.flood[0]
    Object.assign(limits.flood[0], { max: 1 })
    const requests = createRequestCounter(api.deps, async () => false)
    Object.assign(limits.flood[0], { max: usual })
    app.addHook('onRequest', requests.begin)
    app.get('/', () => ({}))
    await app.ready()
    const ask = (from: string) => supertest(app.server).get('/').set('X-Forwarded-For', from)
    await ask('192.0.2.1').expect(200)
    await expect(ask('192.0.2.1')).rejects.toThrow('socket hang up')
    await ask('198.51.100.1').expect(200)
    await app.close()
  })

  test('probes are counted apart: nobody’s calls make them fail', async () => {
    const ask = await networkWith(0)
    for (let probe = 0; probe < few; probe++) expect((await ask('GET', '/health/ready')).statusCode).toBe(200)
    expect((await ask('GET', '/health/live')).statusCode).toBe(429)
    const other = await networkWith(few)
    for (let probe = 0; probe < few; probe++) await other('GET', '/health/ready')
    expect((await other('GET', '/impressum')).statusCode).toBe(200)
  })
})
