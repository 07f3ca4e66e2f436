import { meterMonth } from '@leserkonto/rules'
import { describe, expect, test } from 'vitest'
import { statementsOf } from '../../store/testing/statements-of.ts'
import type { Harness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { type Pages, withPages } from '../../testing/portal.ts'

let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})

const { linkedReader, quickReader } = linkingOf(() => api)

/** The newspaper that gives three articles a month. */
const edition = 'ht'
const of = 3
const userDataOf = async (bearer: string, at = edition): Promise<string> =>
  (await api.caller().request('post', `/user/signUserData?edition=${at}`, bearer).expect(200)).body.user_data
const plusIds = async (at = edition) =>
  ((await api.deps.publisher.articles({ edition: at, limit: 100 }))?.articles ?? [])
    .filter(({ access }) => access === 'plus')
    .map(({ id }) => id)
const viewIn = (text: string) => JSON.parse(/<pre>(.+)<\/pre>/.exec(text)?.[1] ?? '{}')
const read = async (id: string, userData?: string, at = edition) => {
  const asked = pages.page(`/artikel/${id}`, { edition: at, ...(userData !== undefined && { userData }) })
  const { text } = await asked.expect(200)
  const { body, meter, wall, offer } = viewIn(text)
  return { isOpen: body !== null, meter, wall, offer }
}
const check = (bearer: string, more: string, status: number) =>
  api.caller().request('get', `/user/checkRight?edition=${edition}&right=09${more}`, bearer).expect(status)
const reader = async () => {
  const { bearer, id } = await quickReader()
  return { bearer, id, userData: await userDataOf(bearer) }
}
const countOf = (accountId: string) => api.deps.db.meteredArticle.count({ where: { accountId } })

describe('free articles of a month', () => {
  test('open to an account, each counted once, and the last one is followed by the wall', async () => {
    const { userData, id } = await reader()
    const [one = '', two = '', three = '', four = ''] = await plusIds()
    expect(await read(one, userData)).toMatchObject({ isOpen: true, wall: null, meter: { of, left: 2 } })
    expect(await read(one, userData)).toMatchObject({ isOpen: true, meter: { left: 2 } })
    expect(await read(two, userData)).toMatchObject({ isOpen: true, meter: { left: 1 } })
    expect(await read(three, userData)).toMatchObject({ isOpen: true, meter: { left: 0 } })
    const locked = await read(four, userData)
    expect(locked).toMatchObject({ isOpen: false, wall: { state: 'unlinked' }, meter: { of, left: 0 } })
    expect(await read(one, userData)).toMatchObject({ isOpen: true })
    expect(await countOf(id)).toBe(of)
  })

  test('are none for strangers, whatever they call themselves, and where the newspaper gives none', async () => {
    const [one = ''] = await plusIds()
    for (const agent of ['Googlebot/2.1', 'facebookexternalhit/1.1', 'GPTBot/1.2', 'curl/8'])
      expect(
        viewIn((await pages.page(`/artikel/${one}`, { edition }).set('User-Agent', agent)).text).body,
      ).toBeNull()
    const { bearer } = await reader()
    const [elsewhere = ''] = await plusIds('az')
    expect(await read(elsewhere, await userDataOf(bearer, 'az'), 'az')).toMatchObject({
      isOpen: false,
      meter: null,
    })
  })

  test('come again with the next month in Berlin', async () => {
    const { bearer, id } = await quickReader()
    for (const article of (await plusIds()).slice(0, of)) await check(bearer, `&article=${article}`, 200)
    const { body } = await check(bearer, '&article=eine-weitere', 403)
    const renewsAt = body.details.free_articles.renews_at
    expect(renewsAt).toMatch(/^\d{4}-\d\d-01$/)
    const midnight = new Date(`${renewsAt}T00:00:00Z`).getTime()
    api.advance(midnight - api.deps.clock.now().getTime() + 3_600_000)
    // The session lasts longer than its access token.
    expect(meterMonth(api.deps.clock.now())).toBe(renewsAt.slice(0, 7))
    const userData = await userDataOf(bearer)
    const [one = ''] = await plusIds()
    expect(await read(one, userData)).toMatchObject({ isOpen: true, meter: { left: of - 1 } })
    expect(await countOf(id)).toBe(of + 1)
  })

  test('follow the account: another browser, cleared storage and another session find the same number', async () => {
    const { userData, bearer } = await reader()
    const [one = '', two = ''] = await plusIds()
    await read(one, userData)
    const again = await userDataOf(bearer)
    expect(await read(two, again)).toMatchObject({ isOpen: true, meter: { left: 1 } })
  })

  test('never one too many: of all asked for at once, as many open as are left', async () => {
    for (let round = 0; round < 3; round++) {
      const { userData, id, bearer } = await reader()
      const ids = await plusIds()
      await read(ids[0] ?? '', userData)
      await read(ids[1] ?? '', userData)
      const asked = await Promise.all([
        ...ids.slice(2, 6).map((article) => read(article, userData).then(({ isOpen }) => isOpen)),
        ...ids.slice(6, 10).map(async (article) => {
          const { status } = await api
            .caller()
            .request('get', `/user/checkRight?edition=ht&right=09&article=${article}`, bearer)
          return status === 200
        }),
      ])
      expect(asked.filter(Boolean)).toHaveLength(1)
      expect(await countOf(id)).toBe(of)
    }
  })

  test('the same one asked for twice at once costs one', async () => {
    const { userData, id } = await reader()
    const [one = ''] = await plusIds()
    const both = await Promise.all([read(one, userData), read(one, userData)])
    expect(both.map(({ isOpen }) => isOpen)).toEqual([true, true])
    expect(await countOf(id)).toBe(1)
  })

  test('a page that is loaded ahead, and a HEAD, count nothing and show nothing', async () => {
    const { userData, id } = await reader()
    const [one = '', two = ''] = await plusIds()
    const ahead = { 'Sec-Purpose': 'prefetch;prerender', Purpose: 'prefetch', 'X-Moz': 'prefetch' }
    for (const [name, value] of Object.entries(ahead)) {
      const { status, text, headers } = await pages
        .page(`/artikel/${one}`, { edition, userData })
        .set(name, value)
      expect([status, headers['cache-control'], text]).toEqual([503, 'no-store', ''])
    }
    const headers = { host: 'ht.localhost:3000', accept: 'text/html', cookie: `userData=${userData}` }
    const head = await pages.app.inject({ method: 'HEAD', url: `/artikel/${one}`, headers })
    expect(head.statusCode).toBe(200)
    expect(await countOf(id)).toBe(0)
    await read(one, userData)
    await check((await reader()).bearer, `&article=${two}`, 200)
    expect(await countOf(id)).toBe(1)
  })

  test('an opened page is kept by nobody', async () => {
    const { userData } = await reader()
    const [one = ''] = await plusIds()
    const { headers } = await pages.page(`/artikel/${one}`, { edition, userData }).expect(200)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(await read(one)).toMatchObject({ isOpen: false, wall: { state: 'stranger' } })
  })

  test('are not used while nobody can say what the reader has paid for', async () => {
    const { bearer, gpNumber, id } = await linkedReader()
    const userData = await userDataOf(bearer)
    await api.deps.db.rightsCopy.deleteMany({ where: { gpNumber } })
    await api.publisher.goDown()
    const [one = ''] = await plusIds()
    const { text } = await pages.page(`/artikel/${one}`, { edition, userData }).expect(503)
    expect(viewIn(text)).toMatchObject({ body: null, wall: { state: 'outage' }, meter: null })
    expect(await countOf(id)).toBe(0)
  })
})

describe('the check of a right says the same as the page', () => {
  test('by plan, by a free article, and by neither', async () => {
    const { bearer: paying } = await linkedReader({
      subscriptions: [{ id: `ht-${Math.random()}`, edition, rights: ['09'], product: 'HT', title: 'HT' }],
    })
    const [one = ''] = await plusIds()
    expect((await check(paying, `&article=${one}`, 200)).body).toMatchObject({
      by: 'plan',
      free_articles: null,
    })
    const { bearer, id, userData } = await reader()
    expect((await check(bearer, '', 403)).body.details).toBeUndefined()
    const { body } = await check(bearer, `&article=${one}`, 200)
    expect(body).toMatchObject({ granted: true, by: 'free_article', free_articles: { of, left: 2 } })
    expect(await read(one, userData)).toMatchObject({ isOpen: true, meter: { left: 2 } })
    expect(await countOf(id)).toBe(1)
    const left = await api.caller().request('get', '/user/freeArticles?edition=ht', bearer).expect(200)
    expect(left.body.free_articles).toMatchObject({ of, left: 2 })
    const none = await api.caller().request('get', '/user/freeArticles?edition=ht', paying).expect(200)
    expect(none.body.free_articles).toBeNull()
  })

  test('refuses to be loaded ahead, and the right to newsletters is never free', async () => {
    const { bearer, id } = await reader()
    const path = '/user/checkRight?edition=ht&right=09&article=ht-eins'
    await api.caller().request('get', path, bearer).set('Sec-Purpose', 'prefetch').expect(403)
    await api.caller().request('get', path.replace('09', '01'), bearer).expect(403)
    expect(await countOf(id)).toBe(0)
  })
})

test('costs who has the right nothing, who reads again one question, and who opens one the counting', async () => {
  const statements = async (userData: string, id: string) =>
    (await statementsOf(api.deps.pool, () => read(id, userData))).statements
  const { bearer } = await linkedReader({
    subscriptions: [{ id: `ht-${Math.random()}`, edition, rights: ['09'], product: 'HT', title: 'HT' }],
  })
  const [one = ''] = await plusIds()
  const paying = await userDataOf(bearer)
  await read(one, paying)
  expect(await statements(paying, one)).toHaveLength(1)
  const { userData } = await reader()
  await read(one, userData)
  // The reader, whether a seat has ended, and what is opened in this month.
  expect(await statements(userData, one)).toHaveLength(3)
})
