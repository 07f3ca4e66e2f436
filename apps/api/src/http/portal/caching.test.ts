import { expect, test } from 'vitest'
import type { Harness } from '../../testing/harness.ts'
import { type Pages, withPages } from '../../testing/portal.ts'

let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})

const contentAsked = async () => (await api.publisher.requests('/content/')).length

test('a page for everybody may be kept for a minute and is named by its bytes', async () => {
  const { headers } = await pages.page('/artikel/az-wasserrohrbruch').expect(200)
  expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=300')
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

test.each(['/overview', '/service/profil/loginRegister'])(
  'the markup of %s travels compressed',
  async (path) => {
    const { headers } = await pages.page(path).set('Accept-Encoding', 'br, gzip').expect(200)
    expect(headers['content-encoding']).toBe('br')
    expect(headers.vary).toContain('Accept-Encoding')
  },
)

test.each(['gzip', 'gzip, br;q=0', 'br;q=0.0', 'brotli'])(
  'nobody is sent brotli who asks for %j',
  async (accepted) => {
    const { headers, text } = await pages.page('/impressum').set('Accept-Encoding', accepted).expect(200)
    expect(headers['content-encoding']).toBeUndefined()
    expect(text).toContain('<!doctype html>')
  },
)
