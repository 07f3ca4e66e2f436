import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { type Pages, startPages } from '../../testing/portal.ts'
import { hearContentChanges } from './content-changes.ts'

const id = 'az-wasserrohrbruch'
const path = `/artikel/${id}`

/** A cache in front that notes what it is told to forget. */
async function startEdge() {
  const edge = { status: 200, purged: [] as string[] }
  const server = createServer((request, response) => {
    edge.purged.push(`${request.method} ${request.url} ${request.headers['surrogate-key']}`)
    response.writeHead(edge.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a listening TCP server has one
  return Object.assign(edge, { url: `http://127.0.0.1:${port}/purge`, close: () => server.close() })
}

let api: Harness
let pages: Pages
let edge: Awaited<ReturnType<typeof startEdge>>
let events = 0
beforeAll(async () => {
  edge = await startEdge()
  api = await startHarness({ EDGE_PURGE_URL: edge.url })
  pages = await startPages(api)
})
afterAll(async () => {
  await pages.close()
  await api.close()
  edge.close()
})
beforeEach(async () => {
  await api.publisher.heal()
  for (const withdrawn of [id, 'az-nachtbus-linie'])
    await api.publisher.changeArticle(withdrawn, { withdrawn: false })
  api.advance(2 * 3_600_000)
  Object.assign(edge, { status: 200, purged: [] })
})

async function emit(event: { type: string; [field: string]: unknown }) {
  const { url, headers, body } = await api.publisher.sign({
    id: `inhalt-${++events}`,
    edition: 'az',
    ...event,
  })
  return pages.post(new URL(url).pathname, headers, body)
}
const contentDown = () =>
  api.publisher.fail({ match: { method: 'GET', path_regex: '^/content/' }, action: { status: 503 } })
const textAt = async (address: string) => (await pages.page(address).expect(200)).text

describe('an article that has changed', () => {
  test('is shown as it is now at once: its page, and lists that show it', async () => {
    const shown = [path, '/overview', '/rubrik/neueste', '/feed.xml']
    for (const address of shown) expect(await textAt(address)).not.toContain('Neue Zeile')
    await api.publisher.changeArticle(id, { headline: 'Neue Zeile' })
    for (const address of shown) expect(await textAt(address)).not.toContain('Neue Zeile')
    const answer = await emit({ type: 'article.changed', article_id: id })
    expect([answer.status, answer.body]).toEqual([200, { status: 'taken' }])
    for (const address of shown) expect(await textAt(address)).toContain('Neue Zeile')
  })

  test('is shown as it was while the publisher is down', async () => {
    await textAt(path)
    await contentDown()
    await emit({ type: 'article.changed', article_id: id })
    await textAt(path)
  })

  test('leaves pages that do not show it as they are', async () => {
    await pages.page('/artikel/rt-hallenbad-bleibt', { edition: 'rt' }).expect(200)
    const asked = async () => (await api.publisher.requests('/content/')).length
    await emit({ type: 'article.changed', article_id: id })
    const before = await asked()
    await pages.page('/artikel/rt-hallenbad-bleibt', { edition: 'rt' }).expect(200)
    expect(await asked()).toBe(before)
  })
})

describe('an article that was withdrawn', () => {
  test('is gone at once: page, lists, feed and map', async () => {
    const shown = ['/overview', '/rubrik/neueste', '/feed.xml', '/sitemap.xml']
    for (const address of [path, ...shown]) await textAt(address)
    await api.publisher.changeArticle(id, { withdrawn: true })
    await emit({ type: 'article.withdrawn', article_id: id })
    await pages.page(path).expect(404)
    for (const address of shown) expect(await textAt(address)).not.toContain(id)
  })

  test('does not come back while the publisher is down', async () => {
    await textAt(path)
    await contentDown()
    await emit({ type: 'article.withdrawn', article_id: id })
    await pages.page(path).expect(503)
  })

  test('is gone from a page that was being rendered when its event came', async () => {
    await api.publisher.fail({
      match: { method: 'GET', path_regex: `^/content/v1/articles/${id}$` },
      times: 1,
      action: { latency_ms: 500 },
    })
    const asked = async () => (await api.publisher.requests(`/articles/${id}`)).length
    const before = await asked()
    const slow = pages.page(path).then((answer) => answer)
    await expect.poll(asked).toBe(before + 1)
    await api.publisher.changeArticle(id, { withdrawn: true })
    await emit({ type: 'article.withdrawn', article_id: id })
    await pages.page(path).expect(404)
    // Not even to who asked before: a cache in front would keep it.
    expect((await slow).status).toBe(404)
    await pages.page(path).expect(404)
  })
})

test('a section whose list has changed asks for it again, and the front with it', async () => {
  const asked = async () => (await api.publisher.requests('/content/')).length
  for (const address of ['/rubrik/sport', '/rubrik/kultur', '/overview']) await textAt(address)
  await emit({ type: 'section.changed', category: 'Sport' })
  const counts: number[] = []
  for (const address of ['/rubrik/kultur', '/rubrik/sport', '/overview']) {
    const before = await asked()
    await textAt(address)
    counts.push((await asked()) - before)
  }
  expect(counts[0]).toBe(0)
  expect(counts.slice(1).every((count) => count > 0)).toBe(true)
})

describe('the cache in front', () => {
  test.each([
    [{ type: 'article.changed', article_id: id }, `newest-az article-${id}`],
    [{ type: 'article.withdrawn', article_id: id }, `newest-az article-${id}`],
    [{ type: 'section.changed', category: 'Sport' }, 'newest-az section-az-sport'],
    [{ type: 'section.changed', category: null }, 'newest-az'],
  ])('is told what to forget after %j', async (event, keys) => {
    await emit(event)
    expect(edge.purged).toEqual([`POST /purge ${keys}`])
  })

  test('that does not answer leaves the event to be sent again, which helps', async () => {
    edge.status = 503
    expect((await emit({ type: 'article.changed', article_id: id })).status).toBe(503)
    edge.status = 200
    expect((await emit({ type: 'article.changed', article_id: id })).status).toBe(200)
    expect(edge.purged).toHaveLength(2)
  })

  test('is told with each page what it is about', async () => {
    const keysOf = async (address: string) =>
      String((await pages.page(address).expect(200)).headers['surrogate-key'] ?? '').split(' ')
    expect(await keysOf('/overview')).toEqual(['portal', 'newest-az'])
    expect(await keysOf('/sitemap.xml')).toEqual(['portal', 'newest-az'])
    expect((await keysOf(path)).slice(0, 2)).toEqual(['portal', `article-${id}`])
    expect((await keysOf('/rubrik/sport')).slice(0, 2)).toEqual(['portal', 'section-az-sport'])
    expect(await keysOf('/meine-nachrichten')).toEqual([''])
  })
})

test('a process that is told of a change by another forgets the page and purges once more', async () => {
  let hear: (text: string | undefined) => void = () => undefined
  const forgotten: unknown[] = []
  const keptPages = { ...api.deps.keptPages, forget: (...args: unknown[]) => forgotten.push(args) }
  const stop = hearContentChanges(
    (_channel, told) => {
      hear = told
      return async () => undefined
    },
    { ...api.deps, keptPages },
  )
  const change = { edition: 'az', articleId: id, withdrawn: true }
  hear(JSON.stringify({ from: api.deps.processId, change }))
  expect(forgotten).toEqual([])
  hear(JSON.stringify({ from: 'another', change }))
  expect(forgotten).toEqual([[['newest-az', `article-${id}`], true]])
  await expect.poll(() => edge.purged).toEqual([`POST /purge newest-az article-${id}`])
  // Listening has begun again: events sent in between are not known.
  hear(undefined)
  expect(forgotten.at(-1)).toEqual([['portal'], false])
  // A process of another version, during a deployment.
  for (const text of ['{"from":"another"}', 'null', '-']) hear(text)
  expect(forgotten.slice(-3)).toEqual(Array.from({ length: 3 }, () => [['portal'], false]))
  await stop()
})

test.each([
  ['without an article', { type: 'article.changed' }],
  ['of another form', { type: 'article.changed', article_id: 'A b' }],
  ['with a key beside its edition', { type: 'section.changed', category: null, edition: 'az portal' }],
  ['of a kind nobody knows', { type: 'article.exploded', article_id: id }],
])('an event %s is refused and changes nothing', async (_what, event) => {
  expect((await emit(event)).status).toBe(422)
  expect(edge.purged).toEqual([])
})
