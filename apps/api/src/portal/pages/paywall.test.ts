import { describe, expect, test } from 'vitest'
import type { Harness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { type Pages, withPages } from '../../testing/portal.ts'
import { openingOf } from './walled.ts'

const hour = 3_600_000
let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})

const { linkedReader, quickReader } = linkingOf(() => api)
const plus = '/artikel/az-marktplatz-baeume'
const hidden = 'Geplant sind 24 Linden in fünf Reihen'
const opening = 'Um 22.14 Uhr hebt der letzte Stadtrat die Hand'
const teaser = 'entscheidet der Stadtrat mit einer Stimme Mehrheit'

/** The cookie as the service signs it for a reader. */
const cookieOf = async (bearer: string, edition = 'az'): Promise<string> => {
  const { body } = await api
    .caller()
    .request('post', `/user/signUserData?edition=${edition}`, bearer)
    .expect(200)
  return body.user_data
}
const readerWithoutRight = async () => cookieOf((await quickReader()).bearer)
/** The genuine cookie of a reader with the right, whose session has ended since. */
const endedCookie = async () => {
  const { bearer } = await linkedReader()
  const userData = await cookieOf(bearer)
  await api.caller().request('post', '/user/logout', bearer).expect(204)
  return userData
}
const viewIn = (text: string) => JSON.parse(/<pre>(.+)<\/pre>/.exec(text)?.[1] ?? '{}')
const opens = async (userData?: string) => {
  const { text } = await pages.page(plus, { ...(userData !== undefined && { userData }) }).expect(200)
  expect(text).toContain(teaser)
  return text.includes(hidden)
}

describe('a plus article', () => {
  test('holds its teaser and first paragraph for a stranger, nothing more, and says so to search engines', async () => {
    const { text } = await pages.page(plus).expect(200)
    expect(text).not.toContain(hidden)
    expect(viewIn(text).opening).toContain(opening)
    expect(viewIn(text).elements).toEqual([])
    expect(text).toContain('"body":null')
    expect(text).toContain('"isAccessibleForFree":false')
  })

  test('hands out no recording in any list', async () => {
    const { text } = await pages.page('/overview').expect(200)
    expect(text).toContain('"id":"az-podcast-vereine"')
    expect(text).not.toContain('https://podcast.example/folge-42')
  })

  test('opens with the right 09', async () => {
    const { bearer } = await linkedReader()
    expect(await opens(await cookieOf(bearer))).toBe(true)
  })

  test('stays closed for a reader without the right, and for one with a right of another edition', async () => {
    expect(await opens(await cookieOf((await quickReader()).bearer))).toBe(false)
    const { bearer } = await linkedReader({
      subscriptions: [
        { id: `rt-${Math.random()}`, edition: 'rt', rights: ['09'], product: 'RT', title: 'RT' },
      ],
    })
    expect(await opens(await cookieOf(bearer))).toBe(false)
  })

  test('opens with a cookie whose time is over, as long as the session runs', async () => {
    const { bearer } = await linkedReader()
    const userData = await cookieOf(bearer)
    api.advance(5 * hour)
    expect(await opens(userData)).toBe(true)
    await api.caller().request('post', '/user/logout', bearer).expect(204)
    expect(await opens(userData)).toBe(false)
  })

  test('a cookie that is forged, of another kind or of another edition opens nothing', async () => {
    const { bearer } = await linkedReader()
    const genuine = await cookieOf(bearer)
    const [head = '', payload = '', signature = ''] = genuine.split('.')
    const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), rights: ['09'] }
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'userdata+jwt' })).toString('base64url')
    const rewritten = Buffer.from(JSON.stringify({ ...claims, iat: 1 })).toString('base64url')
    const forgeries = [
      ...[`${head}.${rewritten}.${signature}`, `${unsigned}.${payload}.`, `${head}.${payload}.`, 'x', ''],
      ...[bearer, await cookieOf(bearer, 'rt')],
    ]
    for (const forged of forgeries) expect(await opens(forged)).toBe(false)
  })

  test('is the same for every stranger: caches may keep it for those who send no cookie', async () => {
    const { headers, text } = await pages.page(plus).expect(200)
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=3600',
    )
    expect(headers.vary).toBe('Cookie, Accept-Encoding')
    expect(text).not.toContain(hidden)
    const again = await pages.page(plus).set('If-None-Match', headers.etag ?? '')
    expect([again.status, again.headers.vary]).toEqual([304, 'Cookie, Accept-Encoding'])
  })

  test('is kept by nobody for who names a session, open or locked, running, ended or forged', async () => {
    const [open, locked] = [await cookieOf((await linkedReader()).bearer), await readerWithoutRight()]
    const ended = await endedCookie()
    const { headers: public_ } = await pages.page(plus).expect(200)
    for (const userData of [open, locked, ended, `${open}x`, 'x']) {
      const asked = pages.page(plus, { userData }).set('If-None-Match', public_.etag ?? '')
      const { headers } = await asked.expect(200)
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers.vary).toContain('Cookie')
      expect(headers.etag).toBeUndefined()
    }
  })

  test('never gives a stranger a reader’s page, nor a reader a stranger’s, in any order and at once', async () => {
    const userData = await cookieOf((await linkedReader()).bearer)
    const ended = await endedCookie()
    for (let round = 0; round < 3; round++) {
      api.advance(120_000)
      const asked = Array.from({ length: 12 }, (_, index) => [undefined, userData, ended][index % 3])
      if (round === 1) asked.reverse()
      const opened = await Promise.all(asked.map(opens))
      expect(opened).toEqual(asked.map((cookie) => cookie === userData))
    }
  })

  test('is neither shown nor sold while nobody can say who has paid', async () => {
    const { bearer, gpNumber } = await linkedReader()
    const userData = await cookieOf(bearer)
    await api.deps.db.rightsCopy.deleteMany({ where: { gpNumber } })
    await api.publisher.goDown()
    const { text, headers } = await pages.page(plus, { userData }).expect(503)
    expect(viewIn(text).wall).toEqual({ state: 'outage' })
    expect(text).toContain(teaser)
    expect(text).not.toContain(hidden)
    expect(headers['cache-control']).toBe('private, no-store')
  })
})

test('a text of one paragraph is locked whole', () => {
  expect(openingOf(['Alles.'])).toBeNull()
  expect(openingOf(['Erstens.', 'Zweitens.'])).toBe('Erstens.')
})

describe('the premium newsletters', () => {
  const path = '/premium-newsletter'
  const issueIn = async (userData?: string, edition = 'az') => {
    const asked = pages.page(path, { edition, ...(userData !== undefined && { userData }) })
    const { text, headers } = await asked.expect(200)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(text).toContain('PLUS exklusiv')
    return viewIn(text).issue
  }
  const withRights = (rights: string[], edition: 'az' | 'rt' = 'az') =>
    linkedReader({
      subscriptions: [{ id: `${edition}-${Math.random()}`, edition, rights, product: 'A', title: 'A' }],
    })

  test('show their latest issue with the right 01, which 09 is not', async () => {
    const open = await issueIn(await cookieOf((await withRights(['01'])).bearer))
    expect(open.length).toBeGreaterThan(2)
    expect(open.map(({ article }: { article: { edition: string } }) => article.edition)).not.toContain('rt')
    expect(await issueIn(await cookieOf((await withRights(['09'])).bearer))).toBeNull()
    expect(await issueIn(await cookieOf((await withRights(['01'], 'rt')).bearer))).toBeNull()
  })

  test('show the offer to strangers and with a forged cookie', async () => {
    const genuine = await cookieOf((await withRights(['01'])).bearer)
    for (const userData of [undefined, `${genuine}x`, 'x']) expect(await issueIn(userData)).toBeNull()
  })
})

/** Every page and file of an edition that can be reached without a session, including further pages of lists. */
async function everythingOf(edition: string): Promise<Map<string, string>> {
  const [found, waiting] = [new Map<string, string>(), ['/overview', '/feed.xml', '/sitemap.xml']]
  waiting.push('/rubrik/neueste', '/meine-nachrichten', '/premium-newsletter')
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    const { text } = await pages.page(path, { edition })
    found.set(path, text)
    // Addresses in pages, sitemap and feed: articles, sections and next pages.
    for (const [next] of text.matchAll(/\/(?:artikel|rubrik)\/[\w-]+(?:\?ab=[\w-]+)?/g)) waiting.push(next)
  }
  return found
}

test.each(['az', 'rt', 'ht'])(
  '%s: nothing a stranger can reach holds a plus text beyond the first paragraph, which its own page alone has',
  async (edition) => {
    const everything = await everythingOf(edition)
    const list = await api.deps.publisher.articles({ edition, limit: 100 })
    const plusIds = (list?.articles ?? []).filter(({ access }) => access === 'plus').map(({ id }) => id)
    const texts = await Promise.all(plusIds.map(api.deps.publisher.article))
    const sentences = texts.flatMap((article) => [
      ...(article?.body.slice(1) ?? []),
      ...(article?.elements ?? []).flatMap((element) => (element.type === 'quote' ? [element.quote] : [])),
    ])
    expect(plusIds.length).toBeGreaterThan(20)
    expect(plusIds.filter((id) => everything.has(`/artikel/${id}`))).toEqual(plusIds)
    expect([...everything.keys()].some((path) => path.includes('?ab='))).toBe(true)
    const whole = [...everything.values()].join('\n')
    const holds = (text: string, sentence: string) => text.includes(JSON.stringify(sentence).slice(1, -1))
    expect(sentences.filter((sentence) => holds(whole, sentence))).toEqual([])
    for (const { id, body } of texts.flatMap((article) => article ?? [])) {
      const places = [...everything].filter(([, text]) => holds(text, body[0] ?? '')).map(([path]) => path)
      expect(places).toEqual([`/artikel/${id}`])
    }
  },
  60_000,
)
