import { type ArticleTeaser, Front, type FrontBlock } from '@leserkonto/publisher-wire/content'
import { expect, test } from 'vitest'
import { frontOf as placedOn } from '../data/fronts.ts'
import { motifNameOf } from '../pictures/scene-of.ts'
import { testPublisher } from '../test-publisher.ts'

const portals = ['az', 'rt', 'ht'] as const
const hourS = 3600
const berlinDay = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })

const frontOf = async (edition: string, now?: string) => {
  const { get } = testPublisher(now ? { now: () => new Date(now) } : {})
  return Front.parse((await get(`/content/v1/front/${edition}`)).body)
}

test.each(portals)(
  'the front of %s holds the placed articles in their order, none twice',
  async (edition) => {
    const { blocks } = await frontOf(edition)
    const ids = blocks.map((block) => block.articles.map((article) => article.id))
    expect(ids).toEqual(placedOn(edition).map((block) => block.keys.map((key) => `${edition}-${key}`)))
    expect(new Set(ids.flat()).size).toBe(ids.flat().length)
    expect(blocks.slice(0, 2).map((block) => [block.type, block.articles.length])).toEqual([
      ['lead', 1],
      ['three-below', 3],
    ])
    // One of them has pictures besides.
    expect(new Set(blocks.map((block) => block.type)).size).toBe(edition === 'rt' ? 7 : 6)
  },
)

const motifsOf = (articles: readonly ArticleTeaser[]) =>
  articles.flatMap(({ teaserImage }) => {
    const name = /\/bilder\/([a-z-]+)-\d+\.jpg/.exec(JSON.stringify(teaserImage))?.[1]
    return name ? [motifNameOf(name)] : []
  })

const repeated = (shown: readonly string[]) => shown.filter((one, index) => shown.indexOf(one) !== index)
/** Articles of a block that are shown with their pictures. */
const pictured = ({ type, articles }: FrontBlock) => {
  if (type === 'opinion' || type === 'most-read') return []
  return type === 'grid' ? articles.slice(0, 2) : articles
}

test.each(portals)('no two stories of a page of %s show the same motif', async (edition) => {
  const { get } = testPublisher()
  const { blocks } = await frontOf(edition)
  expect(repeated(motifsOf(blocks.flatMap(pictured)))).toEqual([])
  for (const category of [
    'Lokales',
    'Region',
    'Politik',
    'Wirtschaft',
    'Sport',
    'Kultur',
    'Freizeit',
    'Wissen',
  ]) {
    const { body } = await get(`/content/v1/articles?edition=${edition}&category=${category}&limit=6`)
    expect(repeated(motifsOf(body.articles)), category).toEqual([])
  }
})

const moments = [
  '2026-11-20T12:00:00Z',
  '2026-11-19T23:05:00Z',
  '2026-11-20T22:55:00Z',
  '2026-03-29T02:30:00Z',
  '2026-10-25T01:30:00Z',
]

test.each(portals.flatMap((edition) => moments.map((now) => [edition, now] as const)))(
  'the front of %s at %s has fresh, today’s, yesterday’s and older articles and none from the future',
  async (edition, now) => {
    const nowS = Date.parse(now) / 1000
    const { blocks } = await frontOf(edition, now)
    const dates = blocks.flatMap((block) => block.articles.map((article) => article.publicationDate))
    const days = dates.map(berlinDay)
    expect(dates.filter((date) => nowS - date < 3 * hourS).length).toBeGreaterThanOrEqual(4)
    expect(days).toContain(berlinDay(nowS))
    expect(days).toContain(berlinDay(nowS - 24 * hourS))
    expect(dates.filter((date) => nowS - date > 48 * hourS).length).toBeGreaterThanOrEqual(3)
    expect(Math.max(...dates)).toBeLessThanOrEqual(nowS)
  },
)

test.each(moments)('at %s no change lies ahead or before its publication', async (now) => {
  for (const edition of portals) {
    const articles = (await frontOf(edition, now)).blocks.flatMap((block) => block.articles)
    for (const { publicationDate, changeDate } of articles) {
      expect(changeDate ?? publicationDate).toBeGreaterThanOrEqual(publicationDate)
      expect(changeDate ?? publicationDate).toBeLessThanOrEqual(Date.parse(now) / 1000)
    }
  }
})

test('fronts stay fresh as the clock goes on', async () => {
  const { get, post } = testPublisher()
  const first = await get('/content/v1/front/az')
  await post('/__mock/clock', { body: { advance: 30 * 24 * hourS } })
  const later = await get('/content/v1/front/az')
  const lead = (answer: typeof first) => answer.body.blocks[0].articles[0].publicationDate
  expect(lead(later) - lead(first)).toBe(30 * 24 * hourS)
})

test('the sign-on edition has an empty front, an unknown one none', async () => {
  expect(await frontOf('sso')).toEqual({ edition: 'sso', blocks: [] })
  const { get } = testPublisher()
  expect((await get('/content/v1/front/xx')).status).toBe(404)
})
