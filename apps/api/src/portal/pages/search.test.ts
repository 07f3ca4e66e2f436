import { expect, test } from 'vitest'
import type { Harness } from '../../testing/harness.ts'
import { type Pages, withPages } from '../../testing/portal.ts'

let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})

const asked = (words: string, more = '') => pages.page(`/suche?q=${encodeURIComponent(words)}${more}`)
const viewOf = (text: string) => JSON.parse(/<pre>(.+)<\/pre>/.exec(text)?.[1] ?? '{}')
const found = async (words: string, more = '') => viewOf((await asked(words, more).expect(200)).text)
const searches = () => api.publisher.requests('/content/v1/search')
const searchDown = () =>
  api.publisher.fail({ match: { method: 'GET', path_regex: '^/content/v1/search' }, action: { status: 503 } })

test('the page shows what the source finds, with how much there is, and where it goes on', async () => {
  const { wish, found: first, next } = await found('der')
  expect([wish.words, first.articles.length]).toEqual(['der', 10])
  expect(first.total).toBeGreaterThan(20)
  expect(next).toBe('/suche?q=der&seite=2')
  const second = await found('der', '&seite=2')
  const ids = [...first.articles, ...second.found.articles].map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(20)
})

test('a locked article is found by its words and shown as in every list: no more than its teaser', async () => {
  const { text } = await asked('Sitzstufen').expect(200)
  expect(text).toContain('az-marktplatz-baeume')
  expect(text).not.toContain('Geplant sind 24 Linden')
})

test('where nothing is found, and before anything is asked, the newest are there', async () => {
  for (const words of ['Nashornkäfer', '']) {
    const { latest, next } = await found(words)
    expect([latest.length, next]).toEqual([5, null])
  }
})

test.each([
  ['a', 'short'],
  ['x'.repeat(101), 'long'],
  ['   ', 'none'],
])('%j asks nobody: %s', async (words, state) => {
  const before = (await searches()).length
  expect((await found(words)).wish.state).toBe(state)
  expect((await searches()).length).toBe(before)
})

test('only the browser keeps what was found, and search engines list none of it', async () => {
  const { headers, text } = await asked('Marktplatz').expect(200)
  expect(headers['cache-control']).toBe('private, max-age=60')
  expect(headers.vary).toBe('Accept-Encoding')
  expect(headers['surrogate-key']).toBeUndefined()
  expect(text).toContain('<meta name="robots" content="noindex">')
  expect((await pages.page('/robots.txt')).text).toContain('Disallow: /suche\n')
})

test('what one asks for is never given to who asks for something else', async () => {
  const [one, other] = await Promise.all(['Marktplatz', 'Nashornkäfer'].map((words) => found(words)))
  expect(one.found.total).toBeGreaterThan(0)
  expect(other.found.total).toBe(0)
})

test('a source that lacks the call has no such page, nor has the sign-on edition', async () => {
  await api.publisher.fail({
    match: { method: 'GET', path_regex: '^/content/v1/search' },
    action: { status: 501 },
  })
  await asked('Marktplatz').expect(404)
  await pages.page('/suche', { edition: 'sso' }).expect(404)
})

test('while the search is down the page says so, and the front is there all the same', async () => {
  await searchDown()
  for (let time = 0; time < 8; time++) {
    const { text } = await asked(`Ausfall ${time}`).expect(503)
    expect(text).toContain('"message":"unavailable"')
  }
  await pages.page('/rubrik/sport').expect(200)
  await pages.page('/artikel/az-storchennest').expect(200)
  expect(pages.log()).not.toContain('Ausfall')
})
