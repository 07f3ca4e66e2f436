import { servedEditions } from '@leserkonto/editions'
import { pageAt } from '@leserkonto/pages'
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

test.each([
  ['Bäume', 'umlauts'],
  ['BÄUME', 'capitals'],
  ['Baeume', 'the other spelling'],
  ['Linden\u0000\n Sitzstufen', 'control characters between two words'],
])('%j is found: %s', async (words) => {
  const { found: all } = await found(words)
  expect(all.articles.map(({ id }: { id: string }) => id)).toContain('az-marktplatz-baeume')
})

test('markup is words like others, and the source is asked for it in one value', async () => {
  const { wish, found: all } = await found('<script>alert(1)</script>&edition=rt#x')
  expect([wish.state, wish.words, all.total]).toEqual(['fits', '<script>alert(1)</script>&edition=rt#x', 0])
})

test('a page behind the last is empty and says how many there are', async () => {
  const { found: all, next, wish } = await found('der', '&seite=50')
  expect([all.articles.length, next, wish.page]).toEqual([0, null, 50])
  expect(all.total).toBeGreaterThan(0)
})

test('what is paid for and what is for subscribers is marked among the results as in every list', async () => {
  const badges = async (words: string, id: string) => {
    const { found: all } = await found(words)
    return all.articles
      .find((article: { id: string }) => article.id === id)
      ?.badges.map((badge: string) => badge.toLowerCase())
  }
  expect(await badges('Küche', 'az-sonderthema-kueche')).toContain('ad')
  expect(await badges('Sitzstufen', 'az-marktplatz-baeume')).toContain('plus')
})

test('the words are in no line of the log and no label of a count, found or not, answered or not', async () => {
  const secret = 'Wortgeheim'
  await asked(secret).expect(200)
  await searchDown()
  await asked(secret).expect(503)
  expect(pages.log()).not.toContain(secret)
  expect(await api.deps.metrics.text()).not.toContain(secret)
})

test('an edition that does not say that its source searches has no such page', async () => {
  const [az] = servedEditions({})
  if (!az) throw new Error('no editions are served')
  expect(pageAt('/suche', az).route).toEqual({ page: 'search' })
  expect(pageAt('/suche', { ...az, search: false }).route).toBeUndefined()
})

// The circuit of the search stays open afterwards.
test('while the search is down the page says so and keeps the words, and the front is there all the same', async () => {
  await searchDown()
  for (let time = 0; time < 8; time++) {
    const { text, headers } = await asked(`Ausfall ${time}`).expect(503)
    const { page, isDown, wish, latest } = viewOf(text)
    expect([page, isDown, wish.words, latest.length]).toEqual(['search', true, `Ausfall ${time}`, 5])
    expect([headers['cache-control'], headers['retry-after']]).toEqual(['no-store', '60'])
  }
  await pages.page('/rubrik/sport').expect(200)
  await pages.page('/artikel/az-storchennest').expect(200)
})
