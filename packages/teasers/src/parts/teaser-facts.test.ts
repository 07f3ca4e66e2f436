import { uiTexts } from '@leserkonto/texts'
import { expect, test } from 'vitest'
import type { TeaserArticle } from '../article.ts'
import { teaserFacts } from './teaser-facts.ts'

const article: TeaserArticle = {
  url: '/artikel/1',
  headline: 'Brücke',
  category: 'Lokales',
  authors: [{ name: 'Anna Adam' }, { name: ['Bo Berg', 'X'] }],
}
const videos = [{ title: 'Rundgang', url: '/v' }]
const facts = (given: Partial<TeaserArticle>, asked = {}) =>
  teaserFacts({ ...article, ...given }, asked, uiTexts)

test('an article says its category and its authors', () => {
  expect(facts({})).toEqual({
    badges: [],
    isVideo: false,
    kind: undefined,
    authors: 'von Anna Adam und Bo Berg',
    words: ['Lokales'],
  })
})

test.each([
  ['an advertisement, even as a comment', { badges: ['AD'], isComment: true }, {}, ''],
  ['an advertisement by a special badge', { specialBadges: ['ad'] }, {}, ''],
  ['a video', { media: { videos } }, {}, ''],
  ['a teaser shown as a video', {}, { video: true }, ''],
  ['a video shown as a teaser', { media: { videos } }, { video: false }, 'von Anna Adam und Bo Berg'],
  ['a video of the article’s own list', { media: {}, videos }, { mergeLists: true }, ''],
  ['the flag', {}, { hideAuthors: true }, ''],
  ['the flag on a comment', { isComment: true }, { hideAuthors: true }, 'von Anna Adam und Bo Berg'],
  ['no authors', { authors: null }, {}, ''],
])('B26: authors with %s', (_, given, asked, authors) => {
  expect(facts(given, asked).authors).toBe(authors)
})

test.each([
  [{ teaserType: 'multimedia' }, 'multimedia', ['Lokales', 'Multimedia']],
  [{ teaserType: 'standard' }, undefined, ['Lokales']],
  [{ videos, teaserType: 'multimedia' }, 'video', ['Lokales', 'Video']],
  [{ isComment: true, category: 'Meinung' }, 'comment', ['Meinung', 'Kommentar']],
  [{ isComment: true, category: 'kommentar' }, 'comment', ['kommentar']],
  [{ badges: ['ad'], category: 'Anzeige' }, undefined, []],
  [{ category: ' ' }, undefined, []],
  [{ category: null }, undefined, []],
])('an article %j is a %s and says %j', (given, kind, words) => {
  expect([facts(given).kind, facts(given).words]).toEqual([kind, words])
})
