import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleArticle, sampleArticles, sampleNow } from '../samples/sample-articles.ts'
import { TeaserGrid, type TeaserGridProps } from './TeaserGrid.tsx'

const html = (props: Partial<TeaserGridProps> = {}) =>
  renderToStaticMarkup(<TeaserGrid articles={sampleArticles} now={sampleNow} {...props} />)
const count = (markup: string, part: RegExp) => markup.match(new RegExp(part, 'g'))?.length ?? 0
const mobileSizes = (markup: string) =>
  [...markup.matchAll(/data-mobile-size="(\w)/g)].map(([, letter]) => letter).join('')

afterEach(() => vi.restoreAllMocks())

test.each([
  [['large', 'small', 'small'], 'lsslssl'],
  [undefined, 'sssssss'],
] as const)('B21: seven articles with mobile sizes %j are %s', (sizes, expected) => {
  expect(mobileSizes(html({ max: 7, mobileSizes: sizes }))).toBe(expected)
})

test('B21: one size that does not exist rejects the list, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  // @ts-expect-error: editorial data can bring what the types refuse
  expect(mobileSizes(html({ max: 4, mobileSizes: ['large', 'huge'] }))).toBe('ssss')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('mobileSizes has no huge'))
})

test('B21: the caller may have only that size left out', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // @ts-expect-error: as above
  const sizes: TeaserGridProps['mobileSizes'] = ['large', 'tiny', 'small']
  expect(mobileSizes(html({ max: 4, mobileSizes: sizes, onInvalidSize: 'drop' }))).toBe('lsls')
})

const twelve = Array.from({ length: 12 }, (_, index) => ({ ...sampleArticle, url: `/artikel/${index}` }))

test.each([
  ['nine placeholders', { loading: true }, 9],
  ['nine without a list', { articles: undefined }, 9],
  ['four placeholders', { loading: true, max: 4 }, 4],
  ['five of twelve', { articles: twelve, max: 5 }, 5],
  ['twelve', { articles: twelve, max: -1 }, 12],
])('B22: %s', (_, props, teasers) => {
  expect(count(html(props), /<li/)).toBe(teasers)
  expect(count(html(props), /<article/)).toBe(teasers)
})

test.each([{ max: 0 }, { articles: [] }, { loading: true, max: 0 }])(
  'B22: %j leaves no empty list',
  (props) => {
    expect(html(props)).toBe('')
  },
)

test('three below, and a lead above them', () => {
  const below = html({ layout: 'three-below' })
  expect([count(below, /<li/), count(below, /data-desktop-size="extraLarge"/)]).toEqual([3, 0])
  const [lead, ...others] = sampleArticles
  const led = html({ layout: 'three-below', lead, articles: others, mobileSizes: ['medium', 'small'] })
  expect(led).toMatch(/^<ul[^>]*><li[^>]*><article[^>]*data-desktop-size="extraLarge"/)
  // the sizes begin with the first below the lead
  expect(mobileSizes(led)).toBe('lmsm')
})

test('B24: while it loads the list is busy, its items are hidden and one status says so', () => {
  const markup = html({ loading: true })
  expect(markup).toMatch(/^<ul[^>]*aria-busy="true"/)
  expect(count(markup, /<li[^>]* aria-hidden="true"/)).toBe(9)
  expect(count(markup, /role="status"/)).toBe(1)
  expect(markup.replace(/<[^>]+>/g, '')).toBe('Inhalte werden geladen')
  expect(html()).not.toMatch(/aria-busy|role="status"/)
})

test('a lead that has not arrived is a placeholder that nobody reads, beside articles that are read', () => {
  const markup = html({ layout: 'three-below', lead: null })
  expect(markup).not.toMatch(/^<ul[^>]*aria-busy/)
  expect([...markup.matchAll(/<li[^>]*>/g)].map(([item]) => item.includes('aria-hidden'))).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('B21: an empty list of sizes, and none, are all small, without a warning', () => {
  const warn = vi.spyOn(console, 'warn')
  expect(mobileSizes(html({ max: 3, mobileSizes: [] }))).toBe('sss')
  // @ts-expect-error: editorial data can bring what the types refuse
  expect(mobileSizes(html({ max: 3, mobileSizes: null }))).toBe('sss')
  expect(warn).not.toHaveBeenCalled()
})

test('an article that is there twice is shown twice, without a complaint', () => {
  const error = vi.spyOn(console, 'error')
  expect(count(html({ articles: [sampleArticle, sampleArticle] }), /<li/)).toBe(2)
  expect(error).not.toHaveBeenCalled()
})

test('pictures of the first teasers are loaded at once, the lead’s among them', () => {
  const markup = html({ layout: 'three-below', lead: sampleArticle, priorityCount: 2 })
  expect([...markup.matchAll(/loading="(\w+)"/g)].map(([, how]) => how)).toEqual([
    'eager',
    'eager',
    'lazy',
    'lazy',
  ])
})

test('what holds for all teasers reaches each of them, and the list keeps its own', () => {
  const markup = html({ max: 2, headingTag: 'h2', desktopSize: 'large', hideAuthors: true, id: 'front' })
  expect(markup).toMatch(/^<ul id="front"/)
  expect(count(markup, /<h2/)).toBe(2)
  expect(count(markup, /data-desktop-size="large"/)).toBe(2)
  expect(markup).not.toContain('von Helene')
})

test('a layout that does not exist is the grid', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // @ts-expect-error: editorial data can bring what the types refuse
  expect(count(html({ layout: 'mosaic' }), /<li/)).toBe(9)
})

test('types: what no teaser has is refused', () => {
  const wrong: readonly object[] = [
    // @ts-expect-error no such size on mobile
    { articles: [], now: sampleNow, mobileSizes: ['extraLarge'] } satisfies TeaserGridProps,
    // @ts-expect-error no such size
    { articles: [], now: sampleNow, desktopSize: 'huge' } satisfies TeaserGridProps,
    // @ts-expect-error no such layout
    { articles: [], now: sampleNow, layout: 'mosaic' } satisfies TeaserGridProps,
    // @ts-expect-error the page’s own heading is no teaser’s
    { articles: [], now: sampleNow, headingTag: 'h1' } satisfies TeaserGridProps,
    // @ts-expect-error the server’s clock is not to be forgotten
    { articles: [] } satisfies TeaserGridProps,
    // @ts-expect-error that there are no articles yet has to be said
    { now: sampleNow } satisfies TeaserGridProps,
  ]
  expect(wrong).toHaveLength(6)
})
