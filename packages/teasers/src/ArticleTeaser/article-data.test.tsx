import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { TeaserArticle } from '../article.ts'
import { CardTeaser } from '../CardTeaser/CardTeaser.tsx'
import { sampleArticle, sampleNow } from '../samples/sample-articles.ts'
import { ArticleTeaser } from './ArticleTeaser.tsx'

// What editors and their systems bring although the types refuse it: one article of a list must not take the page with it.

const count = (markup: string, part: RegExp) => markup.match(new RegExp(part, 'g'))?.length ?? 0

/** An article as data has it, past the types. */
const asBrought = (data: object) => data as TeaserArticle

afterEach(() => vi.restoreAllMocks())

describe.each([
  ['ArticleTeaser', ArticleTeaser],
  ['CardTeaser', CardTeaser],
])('%s', (_, Teaser) => {
  const html = (data: object, props: object = {}) =>
    renderToStaticMarkup(<Teaser article={asBrought(data)} now={sampleNow} {...props} />)

  test.each<[string, object]>([
    ['nothing at all', {}],
    ['only an address', { url: '/artikel/1' }],
    ['only a headline', { headline: 'Titel' }],
    ['null everywhere', Object.fromEntries(Object.keys(sampleArticle).map((name) => [name, null]))],
    ['numbers for texts', { url: '/1', headline: 7, teaser: 7, category: 7, imageAlt: 7, teaserType: 7 }],
    ['texts for lists', { ...sampleArticle, badges: 'plus', authors: 'Anna', media: 'x', videos: 'y' }],
    ['objects for lists', { ...sampleArticle, badges: {}, specialBadges: {}, authors: {}, media: [] }],
    [
      'holes in lists',
      { ...sampleArticle, badges: [null, 7, {}], authors: [null, {}, { name: null }, { name: [7] }] },
    ],
    ['dates that are none', { ...sampleArticle, publicationDate: '2026', changeDate: -1 }],
    ['data attributes that are none', { ...sampleArticle, additionalData: { dataAttributes: 'a=b' } }],
  ])('of %s there is one link with a name, and no empty line', (_name, data) => {
    const markup = html(data)
    expect(markup.match(/<a [^>]*>([^<]+)<\/a>/g)).toHaveLength(1)
    expect(markup).not.toMatch(/<(p|h3|span class="[^"]*list[^"]*")[^>]*><\/\1>|undefined|NaN|\[object/)
  })

  test('without headline and text the link says so', () => {
    expect(html({ url: '/artikel/1' })).toMatch(/<a [^>]*href="\/artikel\/1"[^>]*>Ohne Titel<\/a>/)
  })

  test.each([
    undefined,
    null,
    7,
    {},
    '',
    ' ',
    'javascript:alert(1)',
    'JAVA\nSCRIPT:alert(1)',
    'data:text/html,x',
  ])('B27: the address %j leads nowhere', (url) => {
    expect(html({ ...sampleArticle, url })).toContain('href="#"')
  })

  test.each([
    'javascript:alert(1)',
    7,
    [],
    { cardImages: 7, mobileImages: 'x', desktopImages: [] },
    { cardImages: { mobile: 7, desktop: { src: '/a.jpg' } } },
    { mobileImages: { small: null, medium: 7, large: {} }, desktopImages: { medium: { mobile: null } } },
    { mobile: '', desktop: '  ', mobileRetina: 'vbscript:x' },
    { huge: '/a.jpg', desktopImages: { gigantic: '/a.jpg' } },
  ])('B32: the picture %j is none, and leaves no broken one', (teaserImage) => {
    expect(html({ ...sampleArticle, teaserImage })).not.toMatch(/<img|<source|data-ratio|data-state/)
  })

  test('words that look like code are words', () => {
    const code = '"><img src=x onerror=alert(1)>'
    const dataAttributes = { 'a"onload': code, note: code }
    const markup = html({
      url: '/artikel/1',
      headline: code,
      teaser: code,
      category: code,
      imageAlt: code,
      authors: [{ name: code }],
      teaserImage: '/a.jpg',
      additionalData: { dataAttributes },
      publicationDate: sampleArticle.publicationDate,
    })
    expect(count(markup, /<img/)).toBe(1)
    // without what attributes hold
    expect(markup.replace(/"[^"]*"/g, '')).not.toMatch(/<[^>]* on\w+=/)
    expect(markup).toContain('data-note="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"')
  })

  test('an emoji at the limit is dropped whole, and its accent with a letter', () => {
    expect(html({ url: '/1', headline: `${'x'.repeat(59)}👩‍👩‍👧 und mehr` }, { headlineMax: 60 })).toContain(
      `>${'x'.repeat(59)}…</a>`,
    )
  })

  test.each([Number.NaN, -1, Number.POSITIVE_INFINITY])(
    'a maximum of %d for the headline is none',
    (headlineMax) => {
      expect(html(sampleArticle, { headlineMax })).toContain(`>${sampleArticle.headline}</a>`)
    },
  )
})

test.each([
  ['mobileSize', 'huge', 'data-mobile-size="small"'],
  ['mobileSize', 'extraLarge', 'data-mobile-size="small"'],
  ['mobileSize', 'Large', 'data-mobile-size="small"'],
  ['desktopSize', 'huge', 'data-desktop-size="medium"'],
  ['desktopSize', 'smallvariant', 'data-desktop-size="medium"'],
  ['desktopSize', '', 'data-desktop-size="medium"'],
  ['ratio', '7/1', 'data-ratio="3/2"'],
])('an unknown %s %j becomes the default, with a warning', (prop, value, attribute) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const teaser = <ArticleTeaser article={sampleArticle} now={sampleNow} {...{ [prop]: value }} />
  expect(renderToStaticMarkup(teaser)).toContain(attribute)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`${prop} '${value}'`))
})

test.each(['sometimes', ''])('an unknown date display %j is recent', (dateDisplay) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const old = { ...sampleArticle, publicationDate: sampleArticle.publicationDate - 10_800, changeDate: null }
  const html = (article: TeaserArticle) =>
    renderToStaticMarkup(<ArticleTeaser article={article} now={sampleNow} dateDisplay={dateDisplay} />)
  expect([html(sampleArticle), html(old)].map((markup) => markup.includes('<time'))).toEqual([true, false])
})

test.each([
  ['too old', { publicationDate: 1_700_000_000, changeDate: null }, {}],
  ['absent', { publicationDate: null, changeDate: 0 }, { dateDisplay: 'always' }],
  ['never shown', {}, { dateDisplay: 'none' }],
])('B01: with a date that is %s and nobody named there is no line for them', (_, dates, props) => {
  const article = { url: '/1', headline: 'Titel', ...dates }
  expect(renderToStaticMarkup(<ArticleTeaser article={article} now={sampleNow} {...props} />)).not.toMatch(
    /<p|<time/,
  )
})
