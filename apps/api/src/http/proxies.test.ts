import supertest from 'supertest'
import { afterEach, describe, expect, test } from 'vitest'
import { freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { password, readersOf } from '../testing/readers.ts'

let api: Harness
afterEach(() => api.close())

/** Statuses of six wishes for one address; the sixth of one network is 429. */
async function sixWishes(forwarded: (i: number) => string): Promise<number> {
  const email = freshEmail()
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) {
    const answer = await supertest(api.app.server)
      .post('/registration/request-password-reset')
      .set('X-Forwarded-For', forwarded(i))
      .send({ email })
    statuses.push(answer.status)
  }
  return statuses.at(-1) ?? 0
}
const random = () => Math.floor(Math.random() * 250)
const octets = () => `${random()}.${random()}.${random()}`

describe('who is asking', () => {
  test('without TRUST_PROXY nobody names their own address', async () => {
    api = await startHarness({ TRUST_PROXY: '' })
    expect(await sixWishes((i) => `198.51.100.${i}`)).toBe(429)
  })

  test('a trusted proxy names it, an IPv6 neighbour counts with its /64', async () => {
    api = await startHarness({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' })
    const net = octets()
    expect(await sixWishes((i) => `${net}.${i}`)).toBe(202)
    expect(await sixWishes(() => `${net}.77`)).toBe(429)
    const half = `2001:db8:${random().toString(16)}:${random().toString(16)}`
    expect(await sixWishes((i) => `${half}::${i + 1}`)).toBe(429)
    expect(await sixWishes((i) => `2001:db8:${i + 1}:${random().toString(16)}::1`)).toBe(202)
  })

  test('what the caller writes before the proxy’s own entry does not count', async () => {
    api = await startHarness({ TRUST_PROXY: '127.0.0.1' })
    const own = `${octets()}.9`
    expect(await sixWishes((i) => `203.0.113.${i}, ${own}`)).toBe(429)
    expect(await sixWishes((i) => `unsinn ${i}, <script>, ${own}`)).toBe(429)
  })
})

/** What a caller could write into the header, or a proxy that hands on what it was given. */
const forged = [
  ...[
    '192.0.2.1:1',
    '192.0.2.1:2',
    '::ffff:192.0.2.1',
    '[::ffff:192.0.2.1]:9',
    '::ffff:c000:201',
    '192.0.2.1 ',
  ],
  ...['unknown', '_hidden', '', ' ', ',', '<script>', '192.0.2.999', '010.1.1.1', '0x7f000001', '3221225985'],
  ...['for=192.0.2.1', '"192.0.2.1"', '2001:db8::1::2', '[2001:db8::1'],
]

describe('forged forwarding headers', () => {
  test.each(forged)('"%s" before the proxy’s own entry does not move a limit', async (form) => {
    api = await startHarness({ TRUST_PROXY: '127.0.0.1' })
    const own = `${octets()}.9`
    expect(await sixWishes((i) => (i < 5 ? own : `${form}, ${own}`))).toBe(429)
  })

  test('that a proxy hands on unchanged are one caller in all their forms', async () => {
    api = await startHarness({ TRUST_PROXY: '127.0.0.1' })
    const net = octets()
    const forms = [`${net}.1:1`, `${net}.1:2`, `::ffff:${net}.1`, `[::ffff:${net}.1]:9`, ` ${net}.1`]
    expect(await sixWishes((i) => forms[i % 5] ?? '')).toBe(429)
    // What is no address counts as the proxy, all of it together.
    const rubbish = ['unknown', '<script>', '_hidden', '192.0.2.999', '010.1.1.1', 'for=192.0.2.1']
    expect(await sixWishes((i) => rubbish[i] ?? '')).toBe(429)
  })

  test('in several lines count as one list', async () => {
    api = await startHarness({ TRUST_PROXY: '127.0.0.1' })
    const own = `${octets()}.9`
    const email = freshEmail()
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) {
      const headers = { 'x-forwarded-for': [`203.0.113.${i}`, own] as unknown as string }
      const request = { method: 'POST', url: '/registration/request-password-reset', headers } as const
      statuses.push((await api.app.inject({ ...request, payload: { email } })).statusCode)
    }
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('over which scheme', () => {
  const cookieOf = async (scheme = 'https') => {
    const email = await readersOf(() => api).activeReader()
    const answer = await supertest(api.app.server)
      .post('/user/login')
      .set('X-Forwarded-Proto', scheme)
      .send({ email, password })
      .expect(200)
    return String(answer.headers['set-cookie'])
  }

  test('a trusted proxy says https: the device cookie is __Host- and Secure', async () => {
    api = await startHarness({ TRUST_PROXY: '127.0.0.1' })
    expect(await cookieOf()).toMatch(/^__Host-device=.*; Secure/)
  })

  test('anybody else does not', async () => {
    api = await startHarness({ TRUST_PROXY: '' })
    expect(await cookieOf()).toMatch(/^device=/)
  })

  test.each(['', '127.0.0.1'])(
    'the edition’s own URL says https, whatever proxies write: TRUST_PROXY=%s',
    async (TRUST_PROXY) => {
      const EDITION_URLS = ['az', 'rt', 'ht', 'sso'].map((name) => `${name}=https://${name}.localhost`).join()
      api = await startHarness({ TRUST_PROXY, EDITION_URLS })
      for (const scheme of ['https,http', 'HTTPS', 'http', 'https, https, http', 'wss', ''])
        expect([scheme, await cookieOf(scheme)]).toEqual([
          scheme,
          expect.stringMatching(/^__Host-device=.*; Secure/),
        ])
    },
  )
})
