import { Article, ArticlePage, type ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { expect, test } from 'vitest'
import { testNow, testPublisher } from '../test-publisher.ts'

const articlesUrl = '/content/v1/articles'
const portals = ['az', 'rt', 'ht'] as const

const pageOf = async (query: string, { get } = testPublisher()) =>
  ArticlePage.parse((await get(`${articlesUrl}?${query}`)).body)

const allOf = async (edition: string) => (await pageOf(`edition=${edition}&limit=100`)).articles

const formOf = ({ teaserImage }: ArticleTeaser) => {
  if (teaserImage === null || typeof teaserImage === 'string') return teaserImage === null ? 'none' : 'string'
  if (teaserImage.cardImages) return 'cards'
  return teaserImage.desktopImages && teaserImage.mobileImages ? 'sizes' : 'variants'
}

test.each(portals)('%s has articles of every kind a teaser must cope with', async (edition) => {
  const articles = await allOf(edition)
  expect(articles.length).toBeGreaterThanOrEqual(24)
  const kinds = new Set(articles.flatMap(({ badges, specialBadges }) => [...badges, ...specialBadges]))
  const names = [...kinds].map((badge) => badge.toLowerCase())
  const known = ['plus', 'plussimple', 'ad', 'live', 'breakingnews', 'beta', 'shortnote', 'vrmstory']
  expect(names).toEqual(expect.arrayContaining(known))
  expect(new Set(articles.map(formOf))).toEqual(new Set(['string', 'sizes', 'cards', 'variants', 'none']))
  expect(new Set(articles.map((article) => article.teaserType))).toEqual(new Set(['standard', 'multimedia']))
  const persons = articles.flatMap((article) => article.authors)
  expect(new Set(persons.map(({ name }) => typeof name))).toEqual(new Set(['string', 'object']))
  expect(articles.some((article) => article.isComment)).toBe(true)
  expect(
    articles.some((article) => article.media?.videos) && articles.some((article) => article.videos),
  ).toBe(true)
  expect(
    articles.some((article) => article.changeDate) && articles.some((article) => !article.changeDate),
  ).toBe(true)
  expect(new Set(articles.map((article) => article.access))).toEqual(new Set(['free', 'plus']))
})

test.each(portals)('%s: plus articles and only they wear the plus badge', async (edition) => {
  for (const { access, badges, id } of await allOf(edition)) {
    const wearsIt = badges.filter((badge) => /^plus(simple)?$/i.test(badge)).length
    expect([id, wearsIt]).toEqual([id, access === 'plus' ? 1 : 0])
  }
})

test.each(portals)('%s: only what goes on today is live', async (edition) => {
  const live = (await allOf(edition)).filter(({ badges, specialBadges }) =>
    [...badges, ...specialBadges].some((badge) => badge.toLowerCase() === 'live'),
  )
  const hoursAgo = (seconds: number) => (Date.parse(testNow) / 1000 - seconds) / 3600
  expect(live.length).toBeGreaterThan(0)
  for (const { id, publicationDate, changeDate } of live)
    expect([id, hoursAgo(changeDate ?? publicationDate) < 12]).toEqual([id, true])
})

test.each(portals)('%s: every listed article opens, with plain text and its own address', async (edition) => {
  const publisher = testPublisher()
  for (const teaser of await allOf(edition)) {
    const { body } = await publisher.get(`${articlesUrl}/${teaser.id}`)
    const {
      body: paragraphs,
      elements,
      imageCredit,
      placeLine: _place,
      live: _live,
      ...rest
    } = Article.strict().parse(body)
    expect(rest).toEqual(teaser)
    expect(teaser.url).toBe(`/artikel/${teaser.id}`)
    expect(JSON.stringify(body)).not.toMatch(/[<>]|&\w+;/)
    expect(elements.every(({ at }) => at <= paragraphs.length)).toBe(true)
    expect(imageCredit === null).toBe(teaser.teaserImage === null)
    expect(paragraphs.every((paragraph) => paragraph.trim() === paragraph && paragraph !== '')).toBe(true)
  }
})

test('ids are unique over all editions', async () => {
  const ids = (await Promise.all(portals.map(allOf))).flat().map((article) => article.id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a list comes newest first, a changed one as of its change, and without the text', async () => {
  const articles = await allOf('az')
  const dates = articles.map(({ publicationDate, changeDate }) => changeDate ?? publicationDate)
  expect(articles.map(({ publicationDate }) => publicationDate)).not.toEqual(dates)
  expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  const raw = (await testPublisher().get(`${articlesUrl}?edition=az`)).body
  expect(raw.articles).toHaveLength(20)
  expect(raw.articles[0]).not.toHaveProperty('body')
})

test('the pages together are the list, also when time goes on between them', async () => {
  const publisher = testPublisher()
  const ids: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: ArticlePage = await pageOf(`edition=rt&limit=7${cursor && `&cursor=${cursor}`}`, publisher)
    ids.push(...page.articles.map((article) => article.id))
    cursor = page.next_cursor
    await publisher.post('/__mock/clock', { body: { advance: 3600 } })
  }
  expect(ids).toEqual((await allOf('rt')).map((article) => article.id))
})

test('a cursor from the future shows nothing that is not published yet', async () => {
  const { articles } = await pageOf('edition=az&cursor=999999999999999-0')
  expect(articles.map(({ id }) => id)).toEqual((await pageOf('edition=az')).articles.map(({ id }) => id))
  expect(articles[0]?.publicationDate).toBeLessThanOrEqual(Date.now() / 1000)
})

test('a page that ends with the list has no next one', async () => {
  const count = (await allOf('az')).length
  expect((await pageOf(`edition=az&limit=${count}`)).next_cursor).toBeNull()
  expect((await pageOf(`edition=az&limit=${count - 1}`)).next_cursor).not.toBeNull()
})

test('a category narrows the list, in any case', async () => {
  const { articles } = await pageOf('edition=ht&category=sport&limit=100')
  expect(articles.length).toBeGreaterThan(1)
  expect(new Set(articles.map((article) => article.category))).toEqual(new Set(['Sport']))
  expect((await pageOf('edition=ht&category=Horoskop')).articles).toEqual([])
})

test('the sign-on edition has no articles', async () => {
  expect(await pageOf('edition=sso')).toEqual({ articles: [], next_cursor: null })
})

test.each([
  ['edition=xx', 404, 'EDITION_UNKNOWN'],
  ['', 422, 'VALIDATION_FAILED'],
  ['edition=az&limit=0', 422, 'VALIDATION_FAILED'],
  ['edition=az&limit=101', 422, 'VALIDATION_FAILED'],
  ['edition=az&cursor=abc', 400, 'CURSOR_INVALID'],
  ['edition=az&cursor=1-0', 400, 'CURSOR_INVALID'],
])('the query %j is %i %s', async (query, status, code) => {
  const { get } = testPublisher()
  expect(await get(`${articlesUrl}?${query}`)).toMatchObject({ status, body: { code } })
})

test.each(['az-gibt-es-nicht', 'marktplatz-baeume', 'rt-marktplatz-baeume'])('%s is unknown', async (id) => {
  const { get } = testPublisher()
  expect(await get(`${articlesUrl}/${id}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
})

test.each(portals)('%s: every kind of story element stands in a free text', async (edition) => {
  const publisher = testPublisher()
  const free = (await allOf(edition)).filter(({ access }) => access === 'free')
  const texts = await Promise.all(
    free.map(async ({ id }) => Article.parse((await publisher.get(`${articlesUrl}/${id}`)).body)),
  )
  const kinds = new Set(texts.flatMap(({ elements }) => elements.map(({ type }) => type)))
  expect([...kinds].sort()).toEqual([
    'box',
    'comparison',
    'divider',
    'embed',
    'figures',
    'heading',
    'links',
    'list',
    'person',
    'picture',
    'quote',
    'table',
  ])
})

test('the live blog grows with the clock, and keeps what it had', async () => {
  const { get, post } = testPublisher()
  const idsNow = async () => {
    const { body } = await get(`${articlesUrl}/az-landtag-live`)
    return Article.parse(body).live?.entries.map(({ id }) => id) ?? []
  }
  const before = await idsNow()
  await post('/__mock/clock', { body: { advance: 20 * 60 } })
  const after = await idsNow()
  expect(after.filter((id) => !before.includes(id))).toHaveLength(2)
  expect(before.filter((id) => !after.includes(id))).toHaveLength(2)
  expect(after[0]).toBe('ueberblick')
})
