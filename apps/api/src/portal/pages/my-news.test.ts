import { beforeEach, expect, test } from 'vitest'
import type { Harness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { type Pages, withPages } from '../../testing/portal.ts'
import { chosenSections } from './my-news.ts'

let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})
// So that the article source is asked again, and not remembered from the previous test.
beforeEach(() => api.advance(60_000))

const { quickReader } = linkingOf(() => api)
const path = '/meine-nachrichten'

/** A reader with the topic sports and one marked plus article, and the cookie an edition gave. */
async function readerWithWishes(edition = 'az') {
  const { bearer } = await quickReader()
  const call = api.caller().request
  await call('post', '/user/settings', bearer)
    .send({ settings: [{ name: 'topic.sports', value: 'on' }] })
    .expect(200)
  await call('put', '/favorite/az/az-marktplatz-baeume', bearer).send({ type: 'article' }).expect(200)
  const { body } = await call('post', `/user/signUserData?edition=${edition}`, bearer).expect(200)
  return { bearer, userData: String(body.user_data) }
}

const viewIn = (text: string) => {
  const json = /<pre>(.+)<\/pre>/.exec(text)?.[1]
  return JSON.parse(json ?? '{}').news
}

test('shows the chosen topics and the marked articles, of which plus texts show no more than their teaser', async () => {
  const { text, headers } = await pages.page(path, await readerWithWishes()).expect(200)
  const { topics, marked } = viewIn(text)
  expect(topics.map(({ section }: { section: { slug: string } }) => section.slug)).toEqual(['sport'])
  expect(topics[0].articles).toHaveLength(3)
  expect(marked.map(({ id }: { id: string }) => id)).toEqual(['az-marktplatz-baeume'])
  expect(text).not.toContain('Geplant sind 24 Linden in fünf Reihen')
  expect(text).not.toContain('"body"')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers.vary).toContain('Cookie')
  expect(headers.etag).toBeUndefined()
  expect(text).toContain('<meta name="robots" content="noindex">')
})

test('who has nothing yet has topics and articles of different sections to begin with, who has something has neither', async () => {
  const beginIn = (text: string) => JSON.parse(/<pre>(.+)<\/pre>/.exec(text)?.[1] ?? '{}').begin
  const { topics, articles } = beginIn((await pages.page(path).expect(200)).text)
  expect(topics).toHaveLength(8)
  expect(topics[0]).toMatchObject({ topic: 'local', section: { slug: 'lokales' } })
  expect(new Set(articles.map(({ category }: { category: string }) => category)).size).toBe(6)
  expect(beginIn((await pages.page(path, await readerWithWishes()).expect(200)).text)).toBeNull()
})

test('a stranger is asked to sign in, and nothing of the reader before is left', async () => {
  await pages.page(path, await readerWithWishes()).expect(200)
  const { text, headers } = await pages.page(path).expect(200)
  expect(viewIn(text)).toBeNull()
  expect(headers['cache-control']).toBe('private, no-store')
})

test('an ended session shows nothing, and each edition its own marks', async () => {
  const { bearer, userData } = await readerWithWishes()
  const other = await readerWithWishes('rt')
  const elsewhere = viewIn(
    (await pages.page(path, { edition: 'rt', userData: other.userData }).expect(200)).text,
  )
  expect(elsewhere.marked).toEqual([])
  expect(JSON.stringify(elsewhere)).not.toContain('"az-')
  await api.caller().request('post', '/user/logout', bearer).expect(204)
  expect(viewIn((await pages.page(path, { userData }).expect(200)).text)).toBeNull()
})

test('a marked article that is gone is left out', async () => {
  const reader = await readerWithWishes()
  await api.publisher.fail({
    match: { method: 'GET', path_regex: '^/content/v1/articles/az-marktplatz-baeume$' },
    action: { status: 404 },
  })
  api.advance(60_000)
  expect(viewIn((await pages.page(path, reader).expect(200)).text).marked).toEqual([])
})

test('says so while the source is down, to this reader alone', async () => {
  const reader = await readerWithWishes()
  await api.publisher.fail({ match: { method: 'GET', path_regex: '^/content/' }, action: { status: 503 } })
  api.advance(2 * 3_600_000)
  const { headers } = await pages.page(path, reader).expect(503)
  expect(headers['cache-control']).toBe('private, no-store')
})

test('ticked topics are sections in the order of the navigation; all else is not', () => {
  const settings = [
    { name: 'topic.sports', value: 'on' },
    { name: 'topic.local', value: 'on' },
    { name: 'topic.culture', value: 'off' },
    { name: 'push.region', value: 'on' },
    { name: 'topic.unknown', value: 'on' },
  ]
  expect(chosenSections(settings).map(({ slug }) => slug)).toEqual(['lokales', 'sport'])
})
