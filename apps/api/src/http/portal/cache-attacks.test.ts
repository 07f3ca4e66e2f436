import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { type Pages, startPages } from '../../testing/portal.ts'
import { exchange } from '../../testing/raw-connection.ts'

let api: Harness
let pages: Pages
let reader: { email: string; userData: string }

beforeAll(async () => {
  api = await startHarness()
  const { email, bearer } = await linkingOf(() => api).linkedReader()
  const signed = await api.caller().request('post', '/user/signUserData?edition=az', bearer).expect(200)
  reader = { email, userData: signed.body.user_data }
  // As in production: only the editions' own hosts are served.
  const config = { ...api.deps.config, development: false }
  pages = await startPages({ ...api, deps: { ...api.deps, config } })
  await pages.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await pages.close()
  await api.close()
})

const article = '/artikel/az-wasserrohrbruch'
const locked = '/artikel/az-marktplatz-baeume'
const isKept = ({ 'cache-control': rule = '' }: Record<string, string>) => !/no-store|private/.test(rule)

// A cache keeps pages under their host and address; whatever else changes one would be given to everybody after.
const unkeyed: Record<string, string>[] = [
  { 'X-Forwarded-Host': 'evil.example' },
  { 'X-Forwarded-Host': 'rt.localhost:3000' },
  { 'X-Forwarded-Host': 'evil.example"><script>1</script>' },
  { 'X-Host': 'evil.example' },
  { 'X-Forwarded-Server': 'evil.example' },
  { Forwarded: 'host=evil.example;proto=http' },
  { 'X-Forwarded-Proto': 'evil' },
  { 'X-Forwarded-Scheme': 'http' },
  { 'X-Forwarded-Port': '1337' },
  { 'X-Forwarded-Prefix': '/evil' },
  { 'X-Original-URL': '/service/profil' },
  { 'X-Rewrite-URL': '/service/profil' },
  { 'X-HTTP-Method-Override': 'POST' },
  { 'X-Mock-Scenario': 'fault=crm-503' },
  { Referer: 'https://evil.example/' },
  { Origin: 'https://evil.example' },
  { 'User-Agent': '<script>1</script>' },
  { 'Accept-Language': 'en' },
  { Range: 'bytes=0-10' },
  { Cookie: 'signedOn=signOn; declared=x; theme=evil' },
]

describe('nothing that a cache does not keep pages by changes a page that it keeps', () => {
  test.each(unkeyed)('%o', async (headers) => {
    const plain = await pages.page(article).expect(200)
    const asked = await pages.page(article).set(headers)
    const same = asked.status === 200 && asked.text === plain.text
    expect([asked.status, same || !isKept(asked.headers)]).toEqual([asked.status, true])
    expect(asked.text).not.toMatch(/evil/)
    expect(JSON.stringify(asked.headers)).not.toMatch(/evil/)
    // What came between changed nothing for the next.
    expect((await pages.page(article).expect(200)).text).toBe(plain.text)
  })

  test('a refusal is kept by nobody, so that others do not get it', async () => {
    for (const path of ['/artikel/gibt-es-nicht', '/gibt/es/nicht', '/%zz', `/${'a'.repeat(3_000)}`])
      expect(isKept((await pages.page(path)).headers)).toBe(false)
  })

  // A cache finds the page by one of the names, and gives what the service made of the other to everybody after.
  test.each([
    ['two hosts', 400, `${article} HTTP/1.1\r\nHost: az.localhost:3000\r\nHost: rt.localhost:3000`],
    ['two hosts, one empty', 400, `${article} HTTP/1.1\r\nHost:\r\nHost: rt.localhost:3000`],
    [
      'an address of another host',
      400,
      `http://rt.localhost:3000${article} HTTP/1.1\r\nHost: az.localhost:3000`,
    ],
    ['an address of nobody', 400, `http://evil.example${article} HTTP/1.1\r\nHost: az.localhost:3000`],
    [
      'a head that is over-long',
      431,
      `${article} HTTP/1.1\r\nHost: az.localhost:3000\r\nX-A: ${'a'.repeat(20_000)}`,
    ],
    ['an address that is over-long', 431, `/${'a'.repeat(20_000)} HTTP/1.1\r\nHost: az.localhost:3000`],
    ['a line that is none', 400, `${article} HTTP/1.1\r\nHost: az.localhost:3000\r\nX A: b`],
  ])('%s: refused, and the refusal is kept by nobody', async (_what, status, head) => {
    const { statuses, text } = await exchange(pages.app, `GET ${head}\r\n\r\n`)
    expect(statuses[0]).toBe(status)
    const [, rule] = /^cache-control: (.*)$/im.exec(text.slice(0, text.indexOf('\r\n\r\n'))) ?? []
    expect(rule?.trim()).toBe('no-store')
    expect(text).toContain('"code":"MALFORMED_REQUEST"')
    expect(text).not.toMatch(/evil/)
  })

  // Source: RFC 9112 §3.2.2.
  test('a page asked for by its absolute address is the same page', async () => {
    const { text } = await pages.page(article).expect(200)
    for (const query of ['', '?a=1']) {
      const line = `GET http://az.localhost:3000${article}${query} HTTP/1.1`
      const answer = await exchange(pages.app, `${line}\r\nHost: az.localhost:3000\r\n\r\n`)
      expect(answer.statuses).toEqual([200, 200])
      expect(Buffer.from(answer.text, 'latin1').toString()).toContain(text)
    }
    const front = 'GET http://az.localhost:3000 HTTP/1.1\r\nHost: az.localhost:3000\r\n\r\n'
    expect((await exchange(pages.app, front)).statuses).toEqual([200, 200])
  })

  test('the order and number of what an address says beyond the page renders the same', async () => {
    const plain = await pages.page(article).expect(200)
    for (const query of ['a=1&b=2', 'b=2&a=1', 'ab=1-1', 'utm_source=<script>', 'a[]=1', ';a=1', '%00', '?'])
      expect((await pages.page(`${article}?${query}`).expect(200)).text).toBe(plain.text)
  })
})

// Who leads a reader to such an address hopes that the cache takes it for a picture or a style and keeps what it shows.
const tricks = [
  '/x.css',
  '/..%2fx.css',
  '%2f..%2fx.js',
  ';x.css',
  '%00.css',
  '%0a.css',
  '%23.css',
  '%3f.css',
  '/.css',
  '.css',
  '%2e%2e%2fx.png',
  '\\x.css',
  '/%2e%2e/x.css',
]

describe('no page of one reader is kept as a file of everybody', () => {
  test.each(tricks)('…%s', async (trick) => {
    for (const path of [
      locked,
      '/meine-nachrichten',
      '/service/profil',
      '/datenauskunft/ansehen',
      '/kuendigung/eingegangen',
    ]) {
      const answer = await pages.page(`${path}${trick}`, { userData: reader.userData })
      const isFile = answer.status === 200 && isKept(answer.headers)
      expect([path, isFile]).toEqual([path, false])
      expect(answer.text).not.toContain(reader.email)
    }
  })

  test('what names a reader is never kept, whatever the address looks like', async () => {
    for (const path of [
      locked,
      `/na${locked}`,
      `${locked}/`,
      locked.toUpperCase(),
      `${locked}?x.css`,
      '/service/profil',
    ]) {
      const { headers } = await pages.page(path, { userData: reader.userData })
      expect([path, isKept(headers)]).toEqual([path, false])
    }
  })
})
