import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleArticle, sampleNow } from '../samples/sample-articles.ts'
import { CardTeaser, type CardTeaserProps } from './CardTeaser.tsx'

const html = (props: Partial<CardTeaserProps> = {}) =>
  renderToStaticMarkup(<CardTeaser article={sampleArticle} now={sampleNow} {...props} />)
const htmlOf = (given: object, props: Partial<CardTeaserProps> = {}) =>
  html({ article: { ...sampleArticle, ...given }, ...props })

test.each([
  [60, undefined, 60],
  [61, undefined, 60],
  [61, 65, 61],
])('a card’s headline of %d characters with a maximum of %s keeps %d', (length, headlineMax, kept) => {
  const markup = htmlOf({ headline: 'x'.repeat(length) }, { headlineMax })
  expect(markup).toContain(`>${'x'.repeat(kept)}${length > kept ? '…' : ''}</a>`)
})

test('B32: the card’s own picture comes first', () => {
  const teaserImage = { cardImages: '/card.jpg', mobileImages: { small: '/m.jpg' }, mobile: '/direct.jpg' }
  expect(htmlOf({ teaserImage })).toContain('src="/card.jpg"')
})

test('B32: without a picture there is no broken one', () => {
  expect(htmlOf({ teaserImage: null })).not.toMatch(/<img|data-ratio/)
})

test.each([
  ['any article', {}, {}, '3/2'],
  ['a video', { videos: [{ title: 'Rundgang', url: '/v' }] }, {}, '3/2'],
  ['the caller’s wish', {}, { ratio: '16/9' as const }, '16/9'],
])('the shape for %s', (_, given, props, ratio) => {
  expect(htmlOf(given, props)).toContain(`data-ratio="${ratio}"`)
})

test('a card has no text, and the badge in words', () => {
  expect(html()).not.toContain('Nach vier Stunden')
  expect(html()).toContain('data-kind="plus"')
})

test.each([
  ['an advertisement', { badges: ['ad'] }, {}, false],
  ['a comment with the flag', { isComment: true }, { hideAuthors: true }, true],
])('B26: on a card %s', (_, given, props, named) => {
  expect(htmlOf(given, props).includes('von Helene Brandt')).toBe(named)
})

test('B24: a card that loads is two lines of headline and one of date', () => {
  const markup = html({ loading: true })
  expect(markup).toMatch(/^<article[^>]*aria-busy="true"/)
  expect(markup.match(/aria-hidden="true"/g)).toHaveLength(3)
  expect(html({ article: undefined })).toBe(markup)
})

test('types: what no teaser has is refused', () => {
  const wrong: readonly object[] = [
    // @ts-expect-error a card has no sizes
    { article: null, now: sampleNow, desktopSize: 'large' } satisfies CardTeaserProps,
    // @ts-expect-error no such shape
    { article: null, now: sampleNow, ratio: '7/1' } satisfies CardTeaserProps,
    // @ts-expect-error the page’s own heading is no card’s
    { article: null, now: sampleNow, headingTag: 'h1' } satisfies CardTeaserProps,
    // @ts-expect-error the server’s clock is not to be forgotten
    { article: null } satisfies CardTeaserProps,
    // @ts-expect-error that there is no article yet has to be said
    { now: sampleNow } satisfies CardTeaserProps,
  ]
  expect(wrong).toHaveLength(5)
})
