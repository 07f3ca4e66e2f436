import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { type Harness, startHarness } from '../testing/harness.ts'
import { linkingOf } from '../testing/linking.ts'
import { production } from '../testing/production.ts'
import { exchange } from '../testing/raw-connection.ts'

let development: Harness
let api: Harness
let proxied: Harness

beforeAll(async () => {
  development = await startHarness()
  await development.app.listen({ port: 0, host: '127.0.0.1' })
  api = await startHarness(production)
  proxied = await startHarness({ ...production, TRUST_PROXY: '127.0.0.1' })
})
afterAll(async () => {
  await development.close()
  await proxied.close()
  await api.close()
})

const get = (of: Harness, path: string, host: string) => supertest(of.app.server).get(path).set('Host', host)

describe('in production', () => {
  test.each(['az.example', 'rt.example', 'konto.example', 'az.example:443', 'AZ.Example'])(
    '%s is served',
    async (host) => {
      await get(api, '/newsletter/user?email=a@example.test', host).expect(200)
    },
  )

  test.each(['evil.example', 'az.example.evil.example', 'www.az.example', 'localhost', '127.0.0.1', '[::1]'])(
    '%s is misdirected',
    async (host) => {
      const { body } = await get(api, '/newsletter/user?email=a@example.test', host).expect(421)
      expect(body.code).toBe('MISDIRECTED')
      await get(api, '/%zz', host).expect(421)
    },
  )

  test('the platform asks for health and counters by the bare address', async () => {
    for (const path of ['/health/live', '/health/ready', '/health/ready/pages'])
      await get(api, path, '10.0.0.7:3000').expect(200)
    await get(api, '/health/ready/../userinfo', '10.0.0.7').expect(421)
  })

  test('a process that is about to stop is ready for nothing, and lives', async () => {
    const app = buildApp(api.deps, { logger: false, isDraining: () => true })
    const statusAt = async (path: string) => (await app.inject(path)).statusCode
    expect([await statusAt('/health/ready'), await statusAt('/health/ready/pages')]).toEqual([503, 503])
    expect(await statusAt('/health/live')).toBe(200)
    await app.close()
  })

  test('a host that only a header of the caller names is not believed', async () => {
    const request = get(api, '/userinfo', 'evil.example').set('X-Forwarded-Host', 'az.example')
    await request.expect(421)
  })

  test.each([
    ['az.example', 'rt.example', 421],
    ['az.example:443', 'evil.example', 421],
    ['az.example', 'AZ.Example', 200],
    ['10.0.0.7:3000', 'az.example', 200],
  ])('behind a proxy, at %s, the forwarded host %s is answered %i', async (host, forwarded, status) => {
    const request = get(proxied, '/newsletter/user?email=a@example.test', host)
    await request.set('X-Forwarded-Host', forwarded).expect(status)
  })

  test('HSTS holds for a year; development routes and the clock are not there', async () => {
    const { headers } = await get(api, '/userinfo', 'az.example').expect(401)
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    for (const path of ['/email', '/email/activation']) await get(api, path, 'az.example').expect(404)
    await supertest(api.app.server)
      .post('/internal/clock')
      .set('Host', 'az.example')
      .send({ reset: true })
      .expect(404)
  })

  test('the test header is ignored', async () => {
    const request = get(api, '/newsletter/list?edition=az', 'az.example')
    await request.set('X-Mock-Scenario', 'fault=crm-503').expect(200)
  })
})

describe('in development', () => {
  test('a sample of a mail is a page for browsers, which runs nothing, and its parts for programs', async () => {
    const sample = () => development.caller().request('get', '/email/activation')
    const { body } = await sample().expect(200)
    expect(Object.keys(body)).toEqual(['subject', 'plain', 'html'])
    const shown = await sample()
      .set('Accept', 'text/html,*/*')
      .expect('Content-Type', /^text\/html/)
    expect(shown.text).toBe(body.html)
    expect(shown.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
  })

  test('any host is served, as the sign-on edition where it is none’s', async () => {
    await get(development, '/newsletter/user?email=a@example.test', 'irgendwo.example').expect(200)
    const { headers } = await get(development, '/userinfo', 'az.localhost:3000').expect(401)
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  test('the clock is moved and reset; a session ends after its year', async () => {
    const { bearer } = await linkingOf(() => development).quickReader()
    const userinfo = () => development.caller().request('get', '/userinfo', bearer)
    const move = (body: object) => development.caller().request('post', '/internal/clock').send(body)
    const yearS = 365 * 24 * 60 * 60
    const { now } = (await move({ reset: true }).expect(200)).body
    const later = (await move({ advance_s: yearS }).expect(200)).body.now
    expect(Date.parse(later) - Date.parse(now)).toBeGreaterThanOrEqual(yearS * 1_000)
    await userinfo().expect(401)
    await move({ reset: true }).expect(200)
    await userinfo().expect(200)
    for (const body of [
      {},
      { advance_s: '1' },
      { advance_s: 0.5 },
      { advance_s: 1, reset: true },
      { reset: false },
    ])
      await move(body).expect(422)
  })

  test('a host in capitals is the same edition', async () => {
    const { body } = await get(development, '/newsletter/list', 'RT.localhost:3000').expect(200)
    expect(body.newsletters[0].origin).toBe('rt')
  })
})

describe('other origins', () => {
  const preflight = (origin: string, of = development) =>
    of
      .caller()
      .request('options', '/user/password')
      .set('Origin', origin)
      .set('Access-Control-Request-Method', 'PUT')
      .set('Access-Control-Request-Headers', 'authorization,content-type')

  test('an edition’s own URL may call, with credentials, and caches keep origins apart', async () => {
    const { headers } = await preflight('http://az.localhost:3000').expect(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'http://az.localhost:3000',
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    })
    expect(headers.vary).toContain('Origin')
    const answer = await development
      .caller()
      .request('get', '/userinfo')
      .set('Origin', 'http://rt.localhost:3000')
    expect(answer.headers['access-control-allow-origin']).toBe('http://rt.localhost:3000')
    expect(answer.headers['access-control-expose-headers']).toBe('X-Request-Id, Retry-After')
  })

  test('may send the headers of the contract, and the test header only where it is honoured', async () => {
    const contract = 'Authorization, Content-Type, Cache-Control, X-Newsletter-Token'
    const { headers } = await preflight('http://az.localhost:3000').expect(204)
    expect(headers['access-control-allow-headers']).toBe(`${contract}, X-Mock-Scenario`)
    const live = await preflight('https://az.example', api).set('Host', 'az.example').expect(204)
    expect(live.headers['access-control-allow-headers']).toBe(contract)
  })

  test('OPTIONS that asks for nothing is answered like any preflight', async () => {
    const { text } = await development.caller().request('options', '/user/password').expect(204)
    expect(text).toBe('')
  })

  test.each([
    'null',
    'https://evil.example',
    'http://az.localhost:3000.evil.example',
    'http://evil-az.localhost:3000',
    'http://www.az.localhost:3000',
    'http://az.localhost:3001',
    'https://az.localhost:3000',
    'http://AZ.localhost:3000/',
  ])('%s may not', async (origin) => {
    const answer = await development.caller().request('get', '/userinfo').set('Origin', origin)
    for (const { headers } of [await preflight(origin), answer]) {
      expect(headers['access-control-allow-origin']).toBeUndefined()
      expect(headers['access-control-allow-credentials']).toBeUndefined()
    }
  })
})

// Source: docs/spec/contract.md#format.
describe('one host for each request', () => {
  const asked = async (target: string, lines: string, version = '1.1') => {
    const bytes = `GET ${target} HTTP/${version}\r\n${lines}Connection: keep-alive\r\n\r\n`
    return exchange(development.app, bytes)
  }
  const az = 'Host: az.localhost\r\n'

  test.each([
    ['two Host lines', '/health/live', `${az}Host: rt.localhost\r\n`],
    ['the same twice', '/health/live', `${az}host: az.localhost\r\n`],
    ['two, one of them empty', '/health/live', `Host:\r\n${az}`],
    ['no Host line', '/health/live', ''],
    ['no Host line, and an address', 'http://az.localhost/health/live', ''],
    ['the address of another host', 'http://rt.localhost/health/live', az],
    ['that of another port', 'http://az.localhost:81/health/live', az],
    ['one below it', 'http://az.localhost.evil.example/health/live', az],
    ['one with a user', 'http://az.localhost@rt.localhost/health/live', az],
    ['one whose user is the host', 'http://rt.localhost@az.localhost/health/live', az],
    ['one with a backslash', 'http://az.localhost\\@rt.localhost/health/live', az],
    ['one without a host', 'http:///health/live', az],
    ['one of another scheme', 'ftp://az.localhost/health/live', az],
    ['an address that two lines name', 'http://az.localhost/health/live', `${az}Host: rt.localhost\r\n`],
    ['tRPC under another host', 'http://rt.localhost/trpc/session.userinfo', az],
    ['what there is not, under another host', 'http://rt.localhost/gibt/es/nicht', az],
    ['what is no address, with two lines', '/%zz', `${az}Host: rt.localhost\r\n`],
  ])('%s: 400, told so in German, and the connection ends', async (_what, target, lines) => {
    const { statuses, text } = await asked(target, lines)
    expect(statuses).toEqual([400])
    expect(text).toContain('"code":"MALFORMED_REQUEST"')
    expect(Buffer.from(text, 'latin1').toString()).toContain('Die Anfrage konnte nicht gelesen werden.')
    expect(text).toMatch(/cache-control: no-store/i)
  })

  test.each([
    ['/health/live', az],
    ['http://az.localhost/health/live', az],
    ['http://az.localhost/health/live?a=http://rt.localhost/', az],
    ['http://AZ.localhost:80/health/live', az],
    ['https://az.localhost/health/live', 'Host: az.localhost:443\r\n'],
  ])('%s, with one that agrees, is served', async (target, lines) => {
    expect((await asked(target, lines)).statuses).toEqual([200, 200])
  })

  test('a health check of HTTP/1.0 needs none', async () => {
    expect((await asked('/health/live', '', '1.0')).statuses[0]).toBe(200)
  })
})
