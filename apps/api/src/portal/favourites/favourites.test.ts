import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { readersOf } from '../../testing/readers.ts'

let api: Harness
let ids: string[]

beforeAll(async () => {
  api = await startHarness()
  const page = await api.deps.publisher.articles({ edition: 'az', limit: 3 })
  ids = page?.articles.map(({ id }) => id) ?? []
})
afterAll(() => api.close())

const { activeReader, bearerOf } = readersOf(() => api)
const reader = async () => bearerOf(await activeReader())
const list = (bearer: string | undefined, edition = 'az') =>
  api.caller().request('get', `/favorite/list/${edition}`, bearer)
const add = (bearer: string | undefined, id: string, edition = 'az', body: object = { type: 'article' }) =>
  api.caller().request('put', `/favorite/${edition}/${id}`, bearer).send(body)
const remove = (bearer: string | undefined, id: string, edition = 'az') =>
  api.caller().request('delete', `/favorite/${edition}/${id}`, bearer)
const article = (id: string) => ({ method: 'GET', path_regex: `^/content/v1/articles/${id}$` })

describe('favourites', () => {
  test('are marked with title and address of the article source, newest first, a list per edition', async () => {
    const bearer = await reader()
    const [first = '', second = ''] = ids
    const source = await api.deps.publisher.article(first)
    expect((await add(bearer, first).expect(200)).body).toEqual({
      id: first,
      type: 'article',
      title: source?.headline,
      url: source?.url,
      created_at: api.deps.clock.now().toISOString(),
    })
    api.advance(1000)
    await add(bearer, second).expect(200)
    const { body } = await list(bearer).expect(200)
    expect(body.edition).toBe('az')
    expect(body.favorites.map(({ id }: { id: string }) => id)).toEqual([second, first])
    for (const edition of ['rt', 'sso'])
      expect((await list(bearer, edition).expect(200)).body).toEqual({ edition, favorites: [] })
    await remove(bearer, first).expect(204)
    await remove(bearer, first).expect(204)
    expect((await list(bearer).expect(200)).body.favorites).toHaveLength(1)
  })

  test('marked twice keep their date and do not ask the article source again', async () => {
    const bearer = await reader()
    const [id = ''] = ids
    const { body } = await add(bearer, id).expect(200)
    await api.publisher.fail({ match: article(id), times: 1, action: { status: 503 } })
    api.advance(1000)
    expect((await add(bearer, id).expect(200)).body).toEqual(body)
    await api.publisher.heal()
  })

  test('belong to their reader alone', async () => {
    const [mine, theirs] = [await reader(), await reader()]
    const [id = ''] = ids
    await add(theirs, id).expect(200)
    expect((await list(mine).expect(200)).body.favorites).toEqual([])
    await remove(mine, id).expect(204)
    expect((await list(theirs).expect(200)).body.favorites).toHaveLength(1)
    await list(undefined).expect(401)
    await add(undefined, id).expect(401)
    await remove(undefined, id).expect(401)
  })

  test('an article nobody wrote, or of another edition, is not found; nothing typed is kept', async () => {
    const bearer = await reader()
    const [id = ''] = ids
    expect((await add(bearer, 'gibt-es-nicht').expect(404)).body.code).toBe('NOT_FOUND')
    await add(bearer, id, 'rt').expect(404)
    await add(bearer, id, 'sso').expect(404)
    expect((await add(bearer, id, 'xx').expect(404)).body.code).toBe('EDITION_UNKNOWN')
    await list(bearer, 'xx').expect(404)
    await add(bearer, id, 'az', { type: 'video' }).expect(422)
    await add(bearer, id, 'az', { type: 'article', title: 'Meins' }).expect(422)
    expect((await list(bearer).expect(200)).body.favorites).toEqual([])
  })

  test.each(['%2e%2e', '..%2f..%2fcrm', 'a%20b', '-a', 'x'.repeat(65)])('refuses the id %s', async (id) => {
    await add(await reader(), id).expect(422)
  })

  test('the article source down is said and changes nothing', async () => {
    const bearer = await reader()
    const [, , id = ''] = ids
    await api.publisher.fail({ match: article(id), action: { status: 503 } })
    expect((await add(bearer, id).expect(503)).body.code).toBe('GENERIC')
    await api.publisher.heal()
    expect((await list(bearer).expect(200)).body.favorites).toEqual([])
  })

  test('500 fit, the 501st is refused', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    const { id: accountId } = await api.deps.db.account.findUniqueOrThrow({
      where: { emailKey: emailKey(email) },
    })
    const row = { accountId, edition: 'rt', type: 'article', title: 't', url: '/t', createdAt: new Date() }
    await api.deps.db.favourite.createMany({
      data: Array.from({ length: 499 }, (_, i) => ({ ...row, itemId: `rt-${i}` })),
    })
    const answers = await Promise.all(ids.map((id) => add(bearer, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const refused = answers.find(({ status }) => status === 422)
    expect(refused?.body.field_errors).toMatchObject([{ field: 'id', code: 'TOO_MANY' }])
  })
})
