import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TeaserArticle } from '../article.ts'
import { sampleArticle, sampleNow } from '../samples/sample-articles.ts'
import { ArticleTeaser, type ArticleTeaserProps } from './ArticleTeaser.tsx'

const html = (props: Partial<ArticleTeaserProps> = {}) =>
  renderToStaticMarkup(<ArticleTeaser article={sampleArticle} now={sampleNow} {...props} />)
const htmlOf = (given: Partial<TeaserArticle>, props: Partial<ArticleTeaserProps> = {}) =>
  html({ article: { ...sampleArticle, ...given }, ...props })
const video = { media: { videos: [{ title: 'Rundgang', url: '/v' }] } }

test.each<[string, TeaserArticle['teaserImage'], string[]]>([
  ['a string', '/a.jpg', ['src="/a.jpg"']],
  [
    'pictures per size',
    { mobileImages: { small: '/m.jpg' }, desktopImages: { medium: '/d.jpg' } },
    ['src="/m.jpg"', 'media="(min-width: 50em)" srcSet="/d.jpg"'],
  ],
  [
    'a card’s',
    { cardImages: { mobile: '/m.jpg', desktop: '/d.jpg' } },
    ['src="/m.jpg"', 'media="(min-width: 62.5em)" srcSet="/d.jpg"'],
  ],
])('B32: %s', (_, teaserImage, parts) => {
  const markup = htmlOf({ teaserImage })
  for (const part of parts) expect(markup).toContain(part)
})

test.each([null, undefined, '', {}, { desktopImages: { medium: 'javascript:x' } }])(
  'B32: of %j there is no broken picture',
  (teaserImage) => {
    expect(htmlOf({ teaserImage })).not.toMatch(/<img|data-state|data-ratio/)
  },
)

test.each<[string, Partial<TeaserArticle>, Partial<ArticleTeaserProps>, string, string | undefined]>([
  ['medium', {}, {}, '3/2', undefined],
  ['extraLarge', {}, { desktopSize: 'extraLarge' }, '3/2', '5/2'],
  ['a video', video, {}, '16/9', undefined],
  ['an extraLarge video', video, { desktopSize: 'extraLarge' }, '16/9', undefined],
  [
    'an extraLarge video, size first',
    video,
    { desktopSize: 'extraLarge', extraLargeFirst: true },
    '16/9',
    '5/2',
  ],
  ['the caller’s', video, { ratio: '4/3', desktopSize: 'extraLarge' }, '4/3', undefined],
])('the shape of %s', (_, given, props, mobile, desktop) => {
  const markup = htmlOf(given, props)
  expect(/data-ratio="([^"]+)"/.exec(markup)?.[1]).toBe(mobile)
  expect(/data-desktop-ratio="([^"]+)"/.exec(markup)?.[1]).toBe(desktop)
})

test('pictures load when they come near, those of the first view at once and first', () => {
  expect(html()).toMatch(/<img[^>]*loading="lazy"/)
  expect(html({ priority: true })).toMatch(/<img[^>]*loading="eager" fetchPriority="high"/)
})

test('its text alternative is the editors’; without one it is decorative', () => {
  expect(html()).toContain('alt="Rathaus mit Turm am Marktplatz"')
  expect(htmlOf({ imageAlt: null })).toContain('alt=""')
})
