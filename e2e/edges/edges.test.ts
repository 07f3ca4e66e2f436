import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
// Says what Vitest hands to the harness.
import type {} from '../../apps/api/src/testing/declared-errors.ts'
import { type Harness, startHarness } from '../../apps/api/src/testing/harness.ts'
import { linkingOf } from '../../apps/api/src/testing/linking.ts'
import { paper, partnersEnv } from '../../apps/api/src/testing/partners.ts'
import { type Pages, startPages } from '../../apps/api/src/testing/portal.ts'
import { problemText } from '../../packages/contracts/src/index.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { type Ask, askAt, lockedPage, lockedText } from './ask.ts'
import { cookieRows, expected, keptForHours } from './cookies.ts'
import { type Edge, nginxProgram, type Program, varnish } from './run-edge.ts'

/** Proxies have a clock of their own: on a busy machine a minute is over between two calls. The rest of the rule stays. */
function keepForHours(answer: ServerResponse): void {
  const { setHeader, writeHead } = answer
  const longer = (value: unknown) => String(value).replace(/s-maxage=\d+/, keptForHours)
  Object.assign(answer, {
    setHeader: (name: string, value: string) =>
      setHeader.call(answer, name, name === 'cache-control' ? longer(value) : value),
    // Fastify hands the headers of what is no stream over with the status.
    writeHead: (status: number, headers?: OutgoingHttpHeaders) => {
      const rule = headers?.['cache-control']
      return writeHead.call(answer, status, {
        ...headers,
        ...(rule !== undefined && { 'cache-control': longer(rule) }),
      })
    },
  })
}

// The files for the proxies in front of the service, in their own programs.

describe.each<Program>([varnish, nginxProgram])('$name', (program) => {
  const whyNot = program.whyNot()
  if (whyNot) {
    // biome-ignore lint/suspicious/noSkippedTests: what it needs is not on each machine
    test.skip(whyNot, () => undefined)
    return
  }
  let api: Harness
  let pages: Pages
  let edge: Edge
  let ask: Ask
  let received: IncomingHttpHeaders = {}
  const folder = mkdtempSync(join(tmpdir(), 'leserkonto-edge-'))

  beforeAll(async () => {
    const [port, purgePort] = [await freePort(), await freePort()]
    const purged = program === varnish && { EDGE_PURGE_URL: `http://127.0.0.1:${purgePort}/` }
    const harness = await startHarness({ ...partnersEnv(paper), ...purged })
    pages = await startPages(harness)
    // Calls and pages of one app, as in the process.
    api = { ...harness, app: pages.app }
    pages.app.server.prependListener('request', ({ headers }, answer) => {
      received = headers
      keepForHours(answer)
    })
    await pages.app.listen({ host: '127.0.0.1', port: 0 })
    const service = (pages.app.server.address() as AddressInfo).port
    edge = await program.start({ folder, port, service }, purgePort)
    ask = askAt(port, () => api.caller().ip)
  })
  afterAll(async () => {
    await edge?.stop()
    await pages?.close()
    await api?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test.each(Object.keys(expected) as (keyof typeof expected)[])(
    'the cookie %s changes through it what it changes without',
    async (name) => {
      expect(await cookieRows(() => api)[name](ask)).toEqual(expected[name])
    },
  )

  test.each([
    '/overview',
    '/na/Overview/',
    '/rubrik/lokales',
    '/artikel/az-wasserrohrbruch',
    lockedPage,
    '/autoren/mara-tiedemann',
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
  ])(
    '%s is kept for all strangers, whatever cookies, origins and words about coding they send',
    async (path) => {
      const { id, status } = await ask(path)
      expect(status).toBe(200)
      for (const headers of [
        { cookie: 'consent=1; x=2' },
        { origin: 'https://evil.example' },
        { origin: 'http://rt.localhost:3000', accept: 'text/html,application/xhtml+xml' },
        { 'accept-encoding': 'deflate, zstd' },
      ])
        expect([headers, (await ask(path, { headers })).id]).toEqual([headers, id])
    },
  )

  test('each coding is kept by itself, whichever words ask for it', async () => {
    const at = async (coding: string) =>
      (await ask('/overview', { headers: { 'accept-encoding': coding } })).headers
    const [brotli, gzip] = [await at('gzip, deflate, br'), await at('gzip')]
    expect([brotli['content-encoding'], gzip['content-encoding']]).toEqual(['br', 'gzip'])
    expect((await at('br;q=1.0, gzip;q=0.5'))['x-request-id']).toBe(brotli['x-request-id'])
  })

  test('a picture is kept in the format that a browser reads', async () => {
    const { text } = await ask('/overview')
    const [picture = ''] = /\/bilder\/[\w-]+\.jpg/.exec(text) ?? []
    const at = async (accept: string) => {
      const { headers, id } = await ask(picture, { headers: { accept } })
      return [headers['content-type'], id]
    }
    const [avif, plain] = [await at('image/avif,image/webp,*/*'), await at('image/png')]
    expect([avif[0], plain[0]]).toEqual(['image/avif', 'image/jpeg'])
    expect(await at('image/avif;q=0.9,text/x-evil')).toEqual(avif)
    expect(await at('text/x-evil')).toEqual(plain)
  })

  test.each([
    '/service/profil',
    '/oidc/.well-known/openid-configuration',
    '/.well-known/jwks.json',
    '/kuendigung',
    '/datenauskunft',
    '/newsletter/list?edition=az',
    '/userinfo',
    '/sign-on',
    '/artikel/gibt-es-nicht',
  ])('%s passes', async (path) => {
    const edition = path.startsWith('/oidc') ? 'sso' : 'az'
    const [one, other] = [await ask(path, { edition }), await ask(path, { edition })]
    expect(one.id).not.toBe(other.id)
  })

  test('a reader’s page is nobody else’s, nor is what comes for a token', async () => {
    const { id } = await ask(lockedPage)
    const { bearer } = await linkingOf(() => api).linkedReader()
    const signed = await api.caller().request('post', '/user/signUserData?edition=az', bearer).expect(200)
    const cookie = `userData=${signed.body.user_data}`
    const own = await ask(lockedPage, { cookie })
    expect([own.text.includes(lockedText), own.headers['set-cookie']]).toEqual([true, undefined])
    expect((await ask(lockedPage, { cookie })).id).not.toBe(own.id)
    expect((await ask(lockedPage, { cookie: `${cookie}x` })).text).not.toContain(lockedText)
    expect(await ask(lockedPage)).toMatchObject({ id, text: expect.not.stringContaining(lockedText) })
    const headers = { authorization: `Bearer ${bearer}` }
    expect((await ask('/overview', { headers })).id).not.toBe((await ask('/overview')).id)
  })

  test('two editions share no page, whatever a caller forwards', async () => {
    const { text } = await ask('/overview', {
      edition: 'rt',
      headers: { 'x-forwarded-host': 'az.localhost' },
    })
    expect(text).toContain('"edition":"rt"')
    expect(text).not.toContain('"edition":"az"')
    expect((await ask('/overview')).text).not.toContain('"edition":"rt"')
  })

  test('a page stays while the service cannot make a new one, and calls are told that', async () => {
    const path = '/artikel/az-nachtbus-linie'
    const { id } = await ask(path)
    await api.publisher.fail({ match: { method: 'GET', path_regex: '^/content/' }, action: { status: 503 } })
    expect((await ask(path)).id).toBe(id)
    await api.publisher.heal()
  })

  const whom = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-host': 'rt.localhost' }

  test('the service hears who calls, and nothing that the caller says about it', async () => {
    await ask('/userinfo', { headers: whom })
    const [...addresses] = String(received['x-forwarded-for']).split(/, */)
    // Varnish is behind what ends https, and adds to what that has said.
    expect(addresses.at(-1)).toBe('127.0.0.1')
    if (program === nginxProgram) expect(addresses).toEqual(['127.0.0.1'])
    expect(received['x-forwarded-host']).toBeUndefined()
  })

  if (program === nginxProgram) nginxAlone()

  function nginxAlone() {
    test('the scheme is that of the connection, a trace is not begun by callers, and no websocket is', async () => {
      const headers = {
        connection: 'upgrade',
        upgrade: 'websocket',
        'x-forwarded-proto': 'https',
        traceparent: 'x',
      }
      expect((await ask('/userinfo', { headers })).status).toBe(401)
      expect(received).toMatchObject({ 'x-forwarded-proto': 'http', host: 'az.localhost' })
      expect([received.upgrade, received.traceparent]).toEqual([undefined, undefined])
    })

    test('what is larger than any picture is refused in words, and one that is not is handed on', async () => {
      const upload = (bytes: number) =>
        ask('/user/picture', {
          method: 'POST',
          body: 'x'.repeat(bytes),
          headers: { 'content-type': 'image/png' },
        })
      const { status, text, headers } = await upload(11 * 1024 * 1024 + 1)
      expect([status, headers['content-type']]).toEqual([413, 'application/problem+json'])
      const detail = problemText('BODY_TOO_LARGE')
      expect(JSON.parse(text)).toMatchObject({ code: 'BODY_TOO_LARGE', title: 'Content Too Large', detail })
      expect((await upload(10 * 1024 * 1024)).id).not.toBe('undefined')
    })

    test('counters and probes are not for the world; well-known addresses are', async () => {
      for (const path of ['/metrics', '/health/ready', '/health/ready/pages'])
        expect([path, (await ask(path)).id]).toEqual([path, 'undefined'])
      expect((await ask('/.well-known/change-password')).location).toBe('/service/profil/sicherheit')
    })

    test('a service that is gone is said in words, with Retry-After, and what is kept is still shown', async () => {
      const { id } = await ask('/overview')
      await pages.app.close()
      expect((await ask('/overview')).id).toBe(id)
      const { status, headers, text } = await ask('/userinfo')
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
      expect(text).toContain('gleich wieder da')
    })
  }
})
