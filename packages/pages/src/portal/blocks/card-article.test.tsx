import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { CardTeaser } from '@leserkonto/teasers/CardTeaser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleArticle } from '../testing/sample-article.ts'
import { cardArticle } from './card-article.ts'

const video = { title: 'Der Film', url: '/artikel/az-eins', thumbnail: '/bilder/film-960.jpg' }
const article: ArticleTeaser = {
  ...sampleArticle,
  badges: ['plus'],
  specialBadges: ['beta'],
  authors: [{ name: ['Helene', 'hb'], link: '/autoren/helene' }],
  teaserType: 'multimedia',
  additionalData: { dataAttributes: { ressort: 'stadt' } },
  isComment: true,
  access: 'plus',
  changeDate: 1_795_175_000,
}
const cardOf = (shown: Parameters<typeof CardTeaser>[0]['article']) =>
  renderToStaticMarkup(<CardTeaser article={shown} now={new Date(1_795_176_000_000)} />)

test.each<readonly [string, Partial<ArticleTeaser>]>([
  ['one address for its picture', {}],
  ['no picture', { teaserImage: null }],
  [
    'pictures per size',
    { teaserImage: { mobileImages: { medium: '/a.jpg' }, desktopImages: { large: '/b.jpg' } } },
  ],
  [
    'a picture for cards',
    { teaserImage: { mobile: '/a.jpg', cardImages: { mobile: '/c.jpg', tablet: '/d.jpg' } } },
  ],
  ['a video', { videos: [video] }],
  ['media without a video', { videos: [video], media: {} }],
  ['no headline', { headline: ' ' }],
])('a card of an article with %s loses nothing by what is left out', (_, more) => {
  const whole = { ...article, ...more }
  expect(cardOf(cardArticle(whole))).toBe(cardOf(whole))
})

test('what no card shows is not sent again', () => {
  expect(JSON.stringify(cardArticle(article))).not.toMatch(/Worum es geht|quelle=teaser|autoren/)
})
