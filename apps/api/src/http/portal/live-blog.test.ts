import { expect, test } from 'vitest'
import type { Harness } from '../../testing/harness.ts'
import { type Pages, withPages } from '../../testing/portal.ts'

let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})

const minute = 60_000
const address = '/artikel/az-landtag-live/live'
const idsIn = (text: string) => [...text.matchAll(/"id":"(beitrag-\d+)"/g)].map(([, id]) => id ?? '')

test('a live blog is answered 304 until there is an entry more, and then with it', async () => {
  const first = await pages.page(address).expect(200)
  expect(first.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=10,/)
  const again = () => pages.page(address).set('If-None-Match', first.headers.etag ?? '')
  await again().expect(304)
  api.advance(10 * minute)
  // What is kept is shown once more while it is made again.
  await again()
  const { text } = await again().expect(200)
  const fresh = idsIn(text).filter((id) => !idsIn(first.text).includes(id))
  expect(fresh).toHaveLength(1)
})

test('search engines are told to leave it alone, and it allows nothing', async () => {
  const { text, headers } = await pages.page(address).expect(200)
  expect(text).toContain('<meta name="robots" content="noindex">')
  expect(headers['content-security-policy']).not.toContain('style-src')
  expect(headers['content-security-policy']).not.toContain('frame-src')
})

test.each([
  '/artikel/az-wasserrohrbruch/live',
  '/artikel/rt-landtag-live/live',
  '/artikel/az-nie-geschrieben/live',
])('%s is not found', async (path) => {
  await pages.page(path).expect(404)
})

test('a page with an embed allows the frames of its edition, and no other page does', async () => {
  const policyOf = async (path: string) =>
    (await pages.page(path).expect(200)).headers['content-security-policy']
  expect(await policyOf('/artikel/az-regiobus-rufbus')).toContain('frame-src https://www.openstreetmap.org;')
  expect(await policyOf('/artikel/az-wasserrohrbruch')).not.toContain('frame-src')
  expect(await policyOf('/overview')).not.toContain('frame-src')
})

test('no list names the files of a film or of a recording', async () => {
  for (const path of ['/overview', '/rubrik/wissen', '/rubrik/freizeit']) {
    const { text } = await pages.page(path).expect(200)
    expect(text).not.toContain('/medien/')
  }
  const { text } = await pages.page('/artikel/az-sternenhimmel-video').expect(200)
  expect(text).toContain('/medien/winterhimmel.mp4')
  expect((await pages.page('/artikel/az-podcast-vereine').expect(200)).text).not.toContain('/medien/')
})
