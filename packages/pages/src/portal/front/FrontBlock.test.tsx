import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleArticle } from '../testing/sample-article.ts'
import { FrontBlock } from './FrontBlock.tsx'
import type { ShownBlock } from './front-blocks.ts'

const article = (id: string, category = 'Lokales'): ArticleTeaser => ({
  ...sampleArticle,
  id,
  url: `/artikel/${id}`,
  clickUrl: `/artikel/${id}?quelle=teaser`,
  headline: `Schlagzeile ${id}`,
  category,
  authors: [{ name: 'Konrad Wieland' }, { name: 'Helene Brandstetter', picture: '/bilder/autor-320.jpg' }],
})
const html = (type: ShownBlock['type'], ...articles: ArticleTeaser[]) =>
  renderToStaticMarkup(
    <FrontBlock block={{ type, title: 'Titel', articles }} now={new Date('2026-11-20T12:00:00Z')} />,
  )
const count = (text: string, part: string) => text.split(part).length - 1

test('a title leads to the section of the first article, that of the most read nowhere', () => {
  expect(html('grid', article('a', 'Sport'), article('b'))).toContain('href="/rubrik/sport"')
  expect(html('most-read', article('a', 'Sport'))).not.toContain('/rubrik/')
})

test('a grid has two pictures, however many articles', () => {
  const grid = html('grid', article('a'), article('b'), article('c'), article('d'))
  expect([count(grid, '<img'), count(grid, '<article')]).toEqual([2, 4])
})

test('a picture teaser is a link with its picture, and says of its article what a click reports', () => {
  const pictures = html('pictures', article('a'))
  expect(pictures).toContain('data-article-id="a"')
  expect(pictures).toContain('href="/artikel/a"')
  expect(pictures).toContain('/bilder/platz-960.jpg')
})

test('an opinion shows the face of who writes, not the picture of the article', () => {
  const opinion = html('opinion', article('a'))
  expect(opinion).toContain('/bilder/autor-320.jpg')
  expect(opinion).not.toContain('platz')
})

test.each(['most-read', 'pictures'] as const)('%s: an article that needs a plan has its badge', (type) => {
  expect(html(type, article('a'))).not.toContain('Plus-Artikel')
  expect(html(type, { ...article('a'), badges: ['plus'] })).toContain('Plus-Artikel')
})

test('the most read are in the order of the source', () => {
  const links = html('most-read', article('b'), article('a')).matchAll(
    /<li data-article-id="(\w)">.*?<a [^>]*href="([^"]+)"/g,
  )
  expect([...links].map(([, id, href]) => [id, href])).toEqual([
    ['b', '/artikel/b'],
    ['a', '/artikel/a'],
  ])
  expect(html('most-read', article('b'), article('a'))).toMatch(/<ol.*Schlagzeile b.*Schlagzeile a/)
})
