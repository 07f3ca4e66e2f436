import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../testing/harness.ts'
import { type Pages, startPages, withPages } from '../../testing/portal.ts'

let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})

const contentAsked = async () => (await api.publisher.requests('/content/')).length

test('a page for everybody may be kept for a minute and is named by its bytes', async () => {
  const { headers } = await pages.page('/artikel/az-wasserrohrbruch').expect(200)
  expect(headers['cache-control']).toBe(
    'public, max-age=60, s-maxage=60, stale-while-revalidate=300, stale-if-error=3600',
  )
  expect(headers['set-cookie']).toBeUndefined()
  const again = await pages.page('/artikel/az-wasserrohrbruch').set('If-None-Match', headers.etag ?? '')
  expect([again.status, again.text]).toEqual([304, ''])
  const other = await pages.page('/artikel/az-nachtbus-linie').set('If-None-Match', headers.etag ?? '')
  expect(other.status).toBe(200)
})

test.each([
  ['made strong by a proxy', (etag: string) => etag.replace('W/', '')],
  ['among others', (etag: string) => `"other", ${etag}`],
  ['any', () => '*'],
])('a browser that has the page is not sent it again: mark %s', async (_how, mark) => {
  const { headers } = await pages.page('/impressum').expect(200)
  await pages
    .page('/impressum')
    .set('If-None-Match', mark(headers.etag ?? ''))
    .expect(304)
})

test('two editions never share a page', async () => {
  const texts = await Promise.all(
    ['az', 'rt', 'ht'].map(async (edition) => (await pages.page('/overview', { edition }).expect(200)).text),
  )
  expect(new Set(texts.map((text) => /--lk-edition-color:(#\w+)/.exec(text)?.[1])).size).toBe(3)
  expect(texts.map((text) => new Set(text.match(/"edition":"(\w+)"/g)).size)).toEqual([1, 1, 1])
})

test('a rush on one page asks the source once for each of its lists', async () => {
  api.advance(60_000)
  const before = await contentAsked()
  await Promise.all(Array.from({ length: 20 }, () => pages.page('/overview').expect(200)))
  expect((await contentAsked()) - before).toBe(2)
})

describe.each([
  '/overview',
  '/feed.xml',
  '/sitemap.xml',
  '/openapi.json',
  '/gibt-es-nicht',
  '/service/profil/loginRegister',
])('%s travels compressed', (path) => {
  // What feed readers, curl, proxies that normalize, and browsers send.
  test.each([
    ['gzip, deflate', 'gzip'],
    ['deflate, gzip', 'gzip'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['identity', undefined],
  ])('to who takes %s: %s', async (accepted, coding) => {
    const send = (method: 'GET' | 'HEAD', value: string) =>
      pages.app.inject({
        method,
        url: path,
        headers: { host: 'az.localhost:3000', accept: 'text/html', 'accept-encoding': value },
      })
    const { headers, rawPayload } = await send('GET', accepted)
    expect([headers['content-encoding'], headers.vary]).toEqual([
      coding,
      expect.stringContaining('Accept-Encoding'),
    ])
    const unpacked = { br: brotliDecompressSync, gzip: gunzipSync, none: (as: Buffer) => as }[
      coding ?? 'none'
    ]
    // Account pages have a nonce of their own each time.
    const still = (text: string) => text.replaceAll(/nonce="[^"]*"/g, '')
    expect(still(String(unpacked?.(rawPayload)))).toBe(still((await send('GET', 'identity')).payload))
    const { headers: ofHead, payload } = await send('HEAD', accepted)
    expect([ofHead['content-encoding'], payload]).toEqual([coding, ''])
    expect(headers.etag ?? 'W/').toMatch(/^W\//)
  })
})

test.each([
  '/overview',
  '/artikel/az-marktplatz-baeume',
  '/service/profil',
  '/feed.xml',
  '/robots.txt',
  '/leserkonto.js',
])('%s is the same for every origin, and divides no cache by them', async (path) => {
  for (const origin of ['http://rt.localhost:3000', 'https://evil.example']) {
    const { headers } = await pages.page(path).set('Origin', origin)
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(headers.vary ?? '').not.toMatch(/origin/i)
  }
})

test('what an address says beyond the page renders nothing again', async () => {
  const rendered = await countingPages()
  for (const path of ['/overview', '/overview?x=1', '/na/Overview/?y=2', '/overview?ab=1-1'])
    await rendered.page(path).expect(200)
  expect(rendered.count()).toBe(1)
  await rendered.page('/rubrik/lokales?x=1').expect(200)
  await rendered.page('/rubrik/lokales?ab=no-cursor').expect(200)
  expect(rendered.count()).toBe(2)
  await rendered.close()
})

test('a rush renders a page once, and so do strangers and readers of a free article together', async () => {
  const rendered = await countingPages()
  await Promise.all(Array.from({ length: 20 }, () => rendered.page('/artikel/az-wasserrohrbruch')))
  await rendered.page('/artikel/az-wasserrohrbruch', { userData: 'x' }).expect(200)
  expect(rendered.count()).toBe(1)
  await rendered.close()
})

test('who has no session behind the cookie is given the page of strangers, rendered once', async () => {
  const rendered = await countingPages()
  const locked = '/artikel/az-marktplatz-baeume'
  for (const userData of ['x', 'a.b.c', 'y']) await rendered.page(locked, { userData }).expect(200)
  await rendered.page(locked).expect(200)
  expect(rendered.count()).toBe(1)
  await rendered.close()
})

test('without a cache in front no header names what a page is about', async () => {
  const { headers } = await pages.page('/overview').expect(200)
  expect(headers['surrogate-key']).toBeUndefined()
})

describe.each(['/feed.xml', '/sitemap.xml', '/robots.txt'])('%s', (path) => {
  test('is named by its bytes, kept for five minutes and not sent again to who has it', async () => {
    const { headers } = await pages.page(path).expect(200)
    expect(headers['cache-control']).toBe(
      'public, max-age=300, s-maxage=300, stale-while-revalidate=300, stale-if-error=3600',
    )
    const again = await pages.page(path).set('If-None-Match', headers.etag ?? '')
    expect([again.status, again.text ?? '']).toEqual([304, ''])
    const other = await pages.page(path, { edition: 'rt' }).set('If-None-Match', headers.etag ?? '')
    expect(other.status).toBe(200)
  })

  test('is written once for a rush, and stays while the source is down', async () => {
    api.advance(120_000)
    const before = await contentAsked()
    await Promise.all(Array.from({ length: 10 }, () => pages.page(path).expect(200)))
    expect((await contentAsked()) - before).toBeLessThanOrEqual(1)
    await api.publisher.fail({ match: { method: 'GET', path_regex: '^/content/' }, action: { status: 503 } })
    api.advance(50 * 60_000)
    await pages.page(path).expect(200)
  })
})

/** Pages over the same publisher that count how often one is rendered. */
async function countingPages() {
  let count = 0
  const rendered = await startPages(api, (view) => {
    count += 1
    return `<pre>${JSON.stringify(view)}</pre>`
  })
  return { ...rendered, count: () => count }
}
