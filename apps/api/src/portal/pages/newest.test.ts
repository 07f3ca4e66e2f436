import { effectiveSeconds, isAdvert } from '@leserkonto/rules'
import { beforeEach, expect, test } from 'vitest'
import type { Harness } from '../../testing/harness.ts'
import { type Pages, withPages } from '../../testing/portal.ts'
import { inOrder } from './sources.ts'

let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})
beforeEach(() => api.advance(60_000))

type Listed = {
  id: string
  publicationDate: number
  changeDate: number | null
  badges: string[]
  category: string
}
const viewIn = (text: string) => JSON.parse(/<pre>(.+)<\/pre>/.exec(text)?.[1] ?? '{}')
const viewAt = async (path: string) => viewIn((await pages.page(path).expect(200)).text)
const printed = (articles: readonly Listed[]) => articles.map((article) => effectiveSeconds(article) ?? 0)
const falling = (times: readonly number[]) => times.toSorted((one, other) => other - one)

test('the newest of a front are the newest there are, doubled or not, and no advertisement', async () => {
  const { latest, front } = await viewAt('/overview')
  const { articles } = await viewAt('/rubrik/neueste')
  expect(latest).toHaveLength(10)
  expect(latest[0].id).toBe(articles[0].id)
  expect(printed(latest)).toEqual(falling(printed(latest)))
  expect(latest.some((article: Listed) => isAdvert(article))).toBe(false)
  const placed = front.blocks.flatMap((block: { articles: Listed[] }) => block.articles.map(({ id }) => id))
  expect(latest.some(({ id }: Listed) => placed.includes(id))).toBe(true)
})

test('the sections at the end of a front show what it has not shown', async () => {
  const { latest, front, sections } = await viewAt('/overview')
  const above = [...latest, ...front.blocks.flatMap((block: { articles: Listed[] }) => block.articles)]
  const shown = new Set(above.map(({ id }: Listed) => id))
  expect(sections.length).toBeGreaterThan(2)
  for (const { section, articles } of sections) {
    expect(articles).toHaveLength(3)
    for (const { id, category } of articles) expect([category, shown.has(id)]).toEqual([section.name, false])
  }
})

test.each(['/rubrik/neueste', '/rubrik/lokales', '/autoren/mara-tiedemann'])(
  '%s is in the order of the dates it prints',
  async (path) => {
    const { articles } = await viewAt(path)
    expect(articles.length).toBeGreaterThan(2)
    expect(printed(articles)).toEqual(falling(printed(articles)))
  },
)

test('a page of a source that has another order is brought into that of the dates', async () => {
  const dates = [
    { id: 'a', publicationDate: 300, changeDate: null },
    { id: 'b', publicationDate: 100, changeDate: 400 },
  ]
  const { publisher } = api.deps
  // Only what is sorted is looked at.
  const articles = (async () => ({
    articles: dates,
    next_cursor: null,
  })) as unknown as typeof publisher.articles
  const page = await inOrder({ ...publisher, articles }).articles({ edition: 'az' })
  expect(page?.articles.map(({ id }) => id)).toEqual(['b', 'a'])
})

test('nothing of the newsroom is recommended below an advertisement', async () => {
  expect((await viewAt('/artikel/az-sonderthema-kueche')).related).toEqual([])
})
