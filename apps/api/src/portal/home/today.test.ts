import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { readersOf } from '../../testing/readers.ts'

let api: Harness
let ids: string[]

beforeAll(async () => {
  api = await startHarness()
  const page = await api.deps.publisher.articles({ edition: 'az', limit: 4 })
  ids = page?.articles.map(({ id }) => id) ?? []
})
afterAll(() => api.close())

const { activeReader, bearerOf } = readersOf(() => api)
const reader = async () => bearerOf(await activeReader())
const today = (bearer: string | undefined, edition = 'az') =>
  api.caller().request('get', `/home/${edition}`, bearer)

async function mark(bearer: string, marked: readonly string[]) {
  for (const id of marked) {
    await api.caller().request('put', `/favorite/az/${id}`, bearer).send({ type: 'article' }).expect(200)
    api.advance(1_000)
  }
}

test('the lead of the front and the last three marks come with pictures of the edition’s own hosts', async () => {
  const bearer = await reader()
  await mark(bearer, ids)
  const front = await api.deps.publisher.front('az')
  const { body } = await today(bearer).expect(200)
  expect(body.lead).toMatchObject({
    id: front?.blocks[0]?.articles[0]?.id,
    picture: { small: expect.stringMatching(/^\/bilder\//), large: expect.stringMatching(/^\/bilder\//) },
  })
  expect(body.marked.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed().slice(0, 3))
  expect(body.marked_count).toBe(4)
  // Neither the text of a locked article nor its media.
  expect(Object.keys(body.lead).sort()).toEqual([
    'authors',
    'category',
    'headline',
    'id',
    'picture',
    'plus',
    'teaser',
    'url',
  ])
})

test('of a reader without marks there are none, and nobody sees those of another', async () => {
  const { body } = await today(await reader()).expect(200)
  expect([body.marked, body.marked_count]).toEqual([[], 0])
  await today(undefined).expect(401)
})

test('while the article source is silent what it would give is left out; marks are still counted', async () => {
  const bearer = await reader()
  await mark(bearer, ids.slice(0, 1))
  api.deps.publisher.forget()
  await api.publisher.fail({ match: { method: 'GET', path_regex: '^/content/v1/' }, action: { status: 503 } })
  const { body } = await today(bearer).expect(200)
  await api.publisher.heal()
  expect(body).toEqual({ lead: null, marked: [], marked_count: 1 })
})

test('the sign-on edition has no lead', async () => {
  const { body } = await today(await reader(), 'sso').expect(200)
  expect(body).toEqual({ lead: null, marked: [], marked_count: 0 })
})
