import { giftLimits } from '@leserkonto/rules'
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { type Pages, withPages } from '../../testing/portal.ts'

const day = 24 * 3_600_000
let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})

const { linkedReader, quickReader } = linkingOf(() => api)
const article = 'az-marktplatz-baeume'
const hidden = 'Geplant sind 24 Linden in fünf Reihen'

const call = (method: 'get' | 'post' | 'delete', path: string, bearer: string) =>
  api.caller().request(method, path, bearer)
const giving = (bearer: string, id = article) =>
  call('post', '/user/gifts', bearer).send({ edition: 'az', article_id: id })
const listOf = async (bearer: string) => (await call('get', '/user/gifts', bearer).expect(200)).body
const given = async (id = article) => {
  const { bearer, id: accountId } = await linkedReader()
  const { body } = await giving(bearer, id).expect(201)
  return { bearer, accountId, gift: body.gift, path: new URL(body.gift.link).pathname }
}
const viewIn = (text: string) => JSON.parse(/<pre>(.+)<\/pre>/.exec(text)?.[1] ?? '{}')
const open = async (path: string, { userData, ...more }: { userData?: string; edition?: string } = {}) => {
  const { status, text, headers } = await pages.page(path, {
    ...more,
    ...(userData !== undefined && { userData }),
  })
  return { status, text, headers, view: viewIn(text), isOpen: text.includes(hidden) }
}
const plusIds = async () =>
  ((await api.deps.publisher.articles({ edition: 'az', limit: 100 }))?.articles ?? [])
    .filter(({ access }) => access === 'plus')
    .map(({ id }) => id)
const userDataOf = async (bearer: string) =>
  (await call('post', '/user/signUserData?edition=az', bearer).expect(200)).body.user_data as string

describe('a given article', () => {
  test('opens to all who have the link, and its readings are counted', async () => {
    const { bearer, path, gift } = await given()
    expect(gift).toMatchObject({ state: 'open', readings: 0, article_id: article })
    const { status, isOpen, view } = await open(path)
    expect([status, isOpen, view.gift, view.wall]).toEqual([200, true, 'open', null])
    // Forwarded: nothing is kept on a device, so it is the same for the next one.
    expect((await open(path)).isOpen).toBe(true)
    expect((await listOf(bearer)).gifts[0]).toMatchObject({ readings: 2, link: gift.link })
  })

  test('is kept by no cache, in no search engine, and tells no other site its address', async () => {
    const { path } = await given()
    const { headers, text } = await open(path)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['x-robots-tag']).toContain('noindex')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers.etag).toBeUndefined()
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).not.toContain('data-tracking')
    // The article itself stays as it was, also right after.
    expect((await open(`/artikel/${article}`)).isOpen).toBe(false)
  })

  test('opens no second article, however the link is bent', async () => {
    const { path } = await given()
    const token = path.split('/').at(-1) ?? ''
    const other = (await plusIds()).find((id) => id !== article) ?? ''
    for (const bent of [
      `/artikel/${other}?geschenk=${token}`,
      `/artikel/${other}/${token}`,
      `/geschenk/${other}`,
    ]) {
      const { view } = await open(bent)
      expect(view.body ?? null).toBeNull()
    }
    const { view } = await open(path)
    expect(view.related.every(({ id }: { id: string }) => id !== article)).toBe(true)
    expect(JSON.stringify(view.related)).not.toContain('"body"')
    expect((await open(path, { edition: 'rt' })).status).toBe(404)
  })

  test('survives what copying leaves behind it, and no guess', async () => {
    const { path } = await given()
    for (const added of ['.', '/', '%3E', ')']) expect((await open(path + added)).isOpen).toBe(true)
    expect((await open(path.toUpperCase().replace('/GESCHENK', '/geschenk'))).isOpen).toBe(true)
    for (const wrong of [
      path.slice(0, -1),
      `${path.slice(0, -1)}${path.endsWith('0') ? 1 : 0}`,
      '/geschenk/x',
    ]) {
      const { status, view } = await open(wrong)
      expect([status, view.page, view.message]).toEqual([404, 'message', 'giftUnknown'])
    }
  })

  test('is over after its days, when it is taken back, and when its giver is gone; the page says so and leads on', async () => {
    const { path, bearer, gift } = await given()
    await call('delete', `/user/gifts/${gift.id}`, bearer).expect(204)
    await call('delete', `/user/gifts/${gift.id}`, bearer).expect(204)
    expect(await open(path)).toMatchObject({
      status: 410,
      isOpen: false,
      view: { gift: 'revoked', wall: { state: 'stranger' } },
    })
    expect((await listOf(bearer)).gifts[0]).toMatchObject({ state: 'revoked', link: null })
    const late = await given()
    api.advance(giftLimits.openMs)
    expect(await open(late.path)).toMatchObject({ status: 410, isOpen: false, view: { gift: 'expired' } })
    const gone = await given()
    await api.deps.db.account.update({ where: { id: gone.accountId }, data: { status: 'blocked' } })
    expect((await open(gone.path)).status).toBe(404)
    await api.deps.db.account.delete({ where: { id: gone.accountId } })
    expect((await open(gone.path)).status).toBe(404)
  })

  test('is opened as often as a gift may be, also by all at once', async () => {
    const { path, gift } = await given()
    await api.deps.db.articleGift.update({
      where: { id: gift.id },
      data: { readings: giftLimits.readings - 2 },
    })
    const all = await Promise.all(Array.from({ length: 6 }, () => open(path)))
    expect(all.filter(({ isOpen }) => isOpen)).toHaveLength(2)
    expect(await open(path)).toMatchObject({ status: 410, view: { gift: 'usedUp' } })
    const row = await api.deps.db.articleGift.findUniqueOrThrow({ where: { id: gift.id } })
    expect(row.readings).toBe(giftLimits.readings)
  })

  test('gives programs that make previews what strangers get, and they do not count', async () => {
    const { path, bearer } = await given()
    for (const agent of [
      'Googlebot/2.1',
      'WhatsApp/2.23',
      'facebookexternalhit/1.1',
      'TelegramBot',
      'GPTBot/1.2',
    ]) {
      const { text, status } = await pages.page(path).set('User-Agent', agent)
      expect([status, text.includes(hidden)]).toEqual([200, false])
    }
    for (const name of ['Sec-Purpose', 'Purpose', 'X-Moz']) {
      const { status, text } = await pages.page(path).set(name, 'prefetch')
      expect([name, status, text]).toEqual([name, 503, ''])
    }
    expect((await listOf(bearer)).gifts[0].readings).toBe(0)
  })

  test('costs its giver nothing where who opens it has a plan', async () => {
    const { path, bearer } = await given()
    expect((await open(path, { userData: await userDataOf(bearer) })).isOpen).toBe(true)
    expect((await listOf(bearer)).gifts[0].readings).toBe(0)
    expect((await open(path, { userData: await userDataOf((await quickReader()).bearer) })).isOpen).toBe(true)
    expect((await listOf(bearer)).gifts[0].readings).toBe(1)
  })
})

describe('giving', () => {
  test('needs the right by a plan, and a locked article of the edition', async () => {
    const { bearer: without } = await quickReader()
    expect((await giving(without).expect(403)).body.code).toBe('RIGHT_NOT_GRANTED')
    const { bearer } = await linkedReader()
    const free = (await api.deps.publisher.articles({ edition: 'az', limit: 100 }))?.articles.find(
      ({ access }) => access === 'free',
    )
    for (const id of [free?.id ?? '', 'gibt-es-nicht', 'rt-moor-renaturierung'])
      expect((await giving(bearer, id).expect(404)).body.code).toBe('NOT_FOUND')
  })

  test('a free article is not handed on', async () => {
    const { bearer } = await quickReader()
    await call('get', '/user/checkRight?edition=ht&right=09&article=ht-eins', bearer).expect(200)
    const asked = call('post', '/user/gifts', bearer).send({ edition: 'ht', article_id: 'ht-eins' })
    expect((await asked.expect(403)).body.code).toBe('RIGHT_NOT_GRANTED')
  })

  test('the same article twice is one gift; ten a month, taken back or not, also at once', async () => {
    const { bearer } = await linkedReader()
    const first = (await giving(bearer).expect(201)).body
    const again = (await giving(bearer).expect(201)).body
    expect([again.gift.link, again.allowance.left]).toEqual([first.gift.link, giftLimits.perMonth - 1])
    await call('delete', `/user/gifts/${first.gift.id}`, bearer).expect(204)
    const others = (await plusIds()).filter((id) => id !== article)
    const answers = await Promise.all(others.slice(0, 12).map((id) => giving(bearer, id)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(giftLimits.perMonth - 1)
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.code).toBe('GIFT_LIMIT')
    expect(refused?.body.detail).toMatch(/schon 10 Artikel verschenkt. Am 1\. \p{L}+ \d{4}/u)
    api.advance(32 * day)
    expect((await listOf(bearer)).allowance.left).toBe(giftLimits.perMonth)
  })

  test('the secret is in the link alone: not in the database, not in a log', async () => {
    const { path, gift } = await given()
    const token = path.split('/').at(-1) ?? ''
    await open(path)
    const row = await api.deps.db.articleGift.findUniqueOrThrow({ where: { id: gift.id } })
    expect(JSON.stringify(row)).not.toContain(token)
    expect(pages.log()).not.toContain(token)
  })

  test('nobody takes back what another has given', async () => {
    const { gift, path } = await given()
    const { bearer } = await linkedReader()
    await call('delete', `/user/gifts/${gift.id}`, bearer).expect(404)
    expect((await open(path)).isOpen).toBe(true)
  })
})
