import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { TeaserArticle } from '../article.ts'
import { sampleArticle, sampleNow } from '../samples/sample-articles.ts'
import { ArticleTeaser, type ArticleTeaserProps } from './ArticleTeaser.tsx'

const html = (props: Partial<ArticleTeaserProps> = {}) =>
  renderToStaticMarkup(<ArticleTeaser article={sampleArticle} now={sampleNow} {...props} />)
const htmlOf = (given: Partial<TeaserArticle>, props: Partial<ArticleTeaserProps> = {}) =>
  html({ article: { ...sampleArticle, ...given }, ...props })
const count = (markup: string, part: RegExp) => markup.match(new RegExp(part, 'g'))?.length ?? 0
const wordsOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ')
const video = { media: { videos: [{ title: 'Rundgang', url: '/v' }] } }

afterEach(() => vi.restoreAllMocks())

describe('link', () => {
  test('B27: the address is the article’s own, before any script', () => {
    expect(html()).toContain('href="/artikel/marktplatz-baeume"')
    expect(html()).not.toContain('quelle=teaser')
  })

  test('one link, named by the headline, with badge and category as text before it', () => {
    const markup = htmlOf({ authors: [{ name: 'Anna Adam', link: '/autor/anna' } as { name: string }] })
    expect(count(markup, /<a /)).toBe(1)
    expect(markup).toMatch(/<h3[^>]*><a [^>]*>Der Marktplatz bekommt 24 Bäume[^<]*<\/a><\/h3>/)
    const words = wordsOf(markup)
    const at = ['Plus-Artikel', 'Lokales', 'Der Marktplatz', 'Nach vier', 'von Anna Adam'].map((word) =>
      words.indexOf(word),
    )
    expect(at).toEqual(at.toSorted((one, other) => one - other))
    expect(at).not.toContain(-1)
  })

  test('an address that would run code leads nowhere, and a headline that is missing leaves no empty link', () => {
    expect(htmlOf({ url: 'javascript:alert(1)' })).toContain('href="#"')
    expect(htmlOf({ headline: ' ' })).toMatch(/<a [^>]*>Nach vier Stunden/)
  })
})

describe('headline', () => {
  test.each(['h2', 'h3', 'h4', 'p'] as const)('B31: %s is accepted', (headingTag) => {
    const warn = vi.spyOn(console, 'warn')
    expect(html({ headingTag })).toMatch(new RegExp(`<${headingTag}[^>]*><a `))
    expect(warn).not.toHaveBeenCalled()
  })

  test.each(['h1', 'div', 'H2'])('B31: %s becomes the default with a warning', (tag) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    // @ts-expect-error: editorial data can bring what the types refuse
    expect(html({ headingTag: tag })).toMatch(/<h3[^>]*><a /)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(`headingTag '${tag}'`))
  })

  test.each([
    [65, undefined, 65],
    [66, undefined, 65],
    [61, 60, 60],
    [60, 60, 60],
  ])('%d characters with a maximum of %s keep %d', (length, headlineMax, kept) => {
    const headline = 'x'.repeat(length)
    const markup = htmlOf({ headline }, { headlineMax })
    expect(markup).toContain(`>${'x'.repeat(kept)}${length > kept ? '…' : ''}</a>`)
    expect(markup.includes(`title="${headline}"`)).toBe(length > kept)
  })
})

describe('text', () => {
  test.each([
    [180, 'x'.repeat(180)],
    [181, `${'x'.repeat(180)}…`],
  ])('a text of %d characters', (length, shown) => {
    expect(htmlOf({ teaser: 'x'.repeat(length) })).toContain(`>${shown}</p>`)
  })

  test.each([
    ['small', 'small', 0, undefined],
    ['small', 'smallVariant', 0, undefined],
    ['small', 'medium', 1, 'desktop'],
    ['medium', 'small', 1, 'mobile'],
    ['large', 'extraLarge', 1, 'both'],
  ] as const)(
    '%s on mobile and %s on desktop has %d text in the document, for %s',
    (mobileSize, desktopSize, texts, place) => {
      const markup = html({ mobileSize, desktopSize })
      expect(count(markup, /Nach vier Stunden/)).toBe(texts)
      expect(/data-text="(\w+)"/.exec(markup)?.[1]).toBe(place)
    },
  )

  test('the caller shows it in small ones or hides it in large ones', () => {
    expect(html({ mobileSize: 'small', desktopSize: 'small', mobileText: true })).toContain(
      'Nach vier Stunden',
    )
    expect(html({ mobileSize: 'large', mobileText: false, desktopText: false })).not.toContain('Nach vier')
  })
})

describe('authors and date', () => {
  test.each<[string, Partial<TeaserArticle>, Partial<ArticleTeaserProps>, boolean]>([
    ['any article', {}, {}, true],
    ['an advertisement', { badges: ['AD'] }, {}, false],
    ['a comment that is an advertisement', { badges: ['ad'], isComment: true }, {}, false],
    ['a video', video, {}, false],
    ['a teaser told to be a video', {}, { video: true }, false],
    ['an article with the flag', {}, { hideAuthors: true }, false],
    ['a comment with the flag', { isComment: true }, { hideAuthors: true }, true],
  ])('B26: %s', (_, given, props, named) => {
    expect(htmlOf(given, props).includes('von Helene Brandt und Konrad Weiß')).toBe(named)
  })

  test.each([
    [undefined, 10_800, 'vor 3 Stunden'],
    ['recent', 10_801, undefined],
    ['ALWAYS', 10_801, 'Heute – 09:59 Uhr'],
    ['always', 86_401, '19. November 2026 – 12:59 Uhr'],
    ['None', 60, undefined],
  ])('date display %s at an age of %d s shows %s', (dateDisplay, age, shown) => {
    const publicationDate = sampleNow.getTime() / 1000 - age
    const markup = htmlOf({ publicationDate, changeDate: null }, { dateDisplay })
    expect(/<time[^>]*>([^<]*)</.exec(markup)?.[1]).toBe(shown)
  })

  test('without authors and dates there is no line for them', () => {
    expect(htmlOf({ authors: [] }, { dateDisplay: 'none' })).not.toMatch(/<p[^>]*><\/p>/)
  })
})

describe('marks', () => {
  test('B16: known badges once each, special ones after the others', () => {
    const markup = htmlOf(
      { badges: ['PLUS', 'Live', 'unknown', 'plus'], specialBadges: ['vrmstory', 'LIVE'] },
      { mobileSize: 'large' },
    )
    expect([...markup.matchAll(/<span[^>]*data-kind="([^"]+)"/g)].map(([, kind]) => kind)).toEqual([
      'plus',
      'live',
      'vrmstory',
    ])
  })

  test.each([
    ['small', 'small', ['plussimple']],
    ['small', 'large', ['plussimple', 'plus']],
    ['large', 'small', ['plus', 'plussimple']],
    ['medium', 'smallVariant', ['plussimple', 'plus']],
    ['large', 'extraLarge', ['plus']],
  ] as const)('B19: %s on mobile and %s on desktop holds %j', (mobileSize, desktopSize, kinds) => {
    const markup = html({ mobileSize, desktopSize })
    expect([...markup.matchAll(/<span[^>]*data-kind="([^"]+)"/g)].map(([, kind]) => kind)).toEqual(kinds)
  })

  test('B19: the small variant shows the simple plus where the caller asks for it', () => {
    expect(html({ mobileSize: 'small', desktopSize: 'smallVariant', variantToo: true })).not.toContain(
      'data-kind="plus"',
    )
  })

  test.each([
    ['video', video, 'Lokales · Video'],
    ['multimedia', { teaserType: 'multimedia' }, 'Lokales · Multimedia'],
    ['comment', { isComment: true }, 'Lokales · Kommentar'],
  ] as const)('a %s is marked in words', (kind, given, words) => {
    expect(htmlOf(given)).toMatch(new RegExp(`<article[^>]*data-kind="${kind}"`))
    expect(htmlOf(given)).toContain(words)
  })

  test('the article’s pairs are data attributes, and never the teaser’s own', () => {
    const dataAttributes = { ressort: 'stadtrat', 'mobile-size': 'huge', onclick: 'x', 'a b': 'x' }
    const markup = htmlOf({ additionalData: { dataAttributes } })
    expect(markup).toMatch(/^<article data-ressort="stadtrat" data-mobile-size="small" data-onclick="x"/)
  })
})

test('B24: placeholders are two lines of headline and one of date, and say nothing', () => {
  for (const markup of [html({ article: null }), html({ loading: true })]) {
    expect(markup).toMatch(/^<article[^>]*aria-busy="true"/)
    expect(wordsOf(markup).trim()).toBe('')
    const [headline, date] = [...markup.matchAll(/data-shape="line"[^>]*>((?:<span[^>]*><\/span>)+)/g)]
    expect([count(headline?.[1] ?? '', /<span/), count(date?.[1] ?? '', /<span/)]).toEqual([2, 1])
    expect(count(markup, /aria-hidden="true"/)).toBe(3)
    expect(markup).not.toMatch(/<img|<a /)
  }
})

test('types: what no teaser has is refused', () => {
  const wrong: readonly object[] = [
    // @ts-expect-error no such size on mobile
    { article: null, now: sampleNow, mobileSize: 'extraLarge' } satisfies ArticleTeaserProps,
    // @ts-expect-error no such size
    { article: null, now: sampleNow, desktopSize: 'huge' } satisfies ArticleTeaserProps,
    // @ts-expect-error the page’s own heading is no teaser’s
    { article: null, now: sampleNow, headingTag: 'h1' } satisfies ArticleTeaserProps,
    // @ts-expect-error the server’s clock is not to be forgotten
    { article: null } satisfies ArticleTeaserProps,
    // @ts-expect-error an article needs its address
    { article: { headline: 'Titel' }, now: sampleNow } satisfies ArticleTeaserProps,
  ]
  expect(wrong).toHaveLength(5)
})
