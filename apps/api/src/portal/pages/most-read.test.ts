import { ArticlePage, type ArticleTeaser, type Front } from '@leserkonto/publisher-wire/content'
import { expect, test } from 'vitest'
import type { Harness } from '../../testing/harness.ts'
import { type Pages, withPages } from '../../testing/portal.ts'
import { mostRead, withoutPaidRanks } from './most-read.ts'

let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})

const viewAt = async (path: string) =>
  JSON.parse(/<pre>(.+)<\/pre>/.exec((await pages.page(path).expect(200)).text)?.[1] ?? '{}')
const ids = (articles: readonly { id: string }[]) => articles.map(({ id }) => id)

/** Articles of the source, the second of which somebody has paid for. */
async function ranked(count: number): Promise<ArticleTeaser[]> {
  const page = ArticlePage.parse(await api.deps.publisher.articles({ edition: 'az', limit: count }))
  return page.articles.map((article, place) => ({ ...article, badges: place === 1 ? ['AD'] : [] }))
}
const blockOf = (articles: ArticleTeaser[]): Front['blocks'][number] => ({
  type: 'most-read',
  title: 'Meistgelesen',
  articles,
})
const sourceWith = (articles: ArticleTeaser[]) => ({
  ...api.deps.publisher,
  front: async (edition: string) => ({ edition, blocks: [blockOf(articles)] }),
})

test('below an article stands what is read most besides it, in the order of the source’s count', async () => {
  const { front } = await viewAt('/overview')
  const block = front.blocks.find(({ type }: { type: string }) => type === 'most-read')
  expect(ids((await viewAt('/artikel/az-storchennest')).mostRead)).toEqual(ids(block.articles).slice(0, 5))
  const [first, ...others] = ids(block.articles)
  expect(ids((await viewAt(`/artikel/${first}`)).mostRead)).toEqual(others)
})

test.each(['az-sonderthema-kueche', 'az-landtag-live'])(
  'neither an advertisement nor a live blog has such a list below it: %s',
  async (id) => {
    expect((await viewAt(`/artikel/${id}`)).mostRead).toEqual([])
  },
)

test('nobody pays for a place among the most read', async () => {
  const articles = await ranked(5)
  const [, paid] = ids(articles)
  const [block] = withoutPaidRanks([blockOf(articles)])
  expect(ids(block?.articles ?? [])).toEqual(ids(articles).filter((id) => id !== paid))
  expect(ids(await mostRead({ id: 'az-x', edition: 'az' }, sourceWith(articles)))).not.toContain(paid)
})

test('where too little is counted there is no list, neither on a front nor below an article', async () => {
  const articles = await ranked(3)
  expect(withoutPaidRanks([blockOf(articles)])).toEqual([])
  expect(await mostRead({ id: 'az-x', edition: 'az' }, sourceWith(articles))).toEqual([])
})

test('there is none while no front comes, and the article is not held up by that', async () => {
  const silent = { ...api.deps.publisher, front: () => Promise.reject(new Error('silent')) }
  expect(await mostRead({ id: 'az-x', edition: 'az' }, silent)).toEqual([])
})
