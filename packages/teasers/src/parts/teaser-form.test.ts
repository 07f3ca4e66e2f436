import { desktopTeaserSizes, mobileTeaserSizes } from '@leserkonto/ui/parts/teaser-sizes'
import { expect, test } from 'vitest'
import { type ArticleMedia, hasVideo, namesAuthors, teaserRatio, textPlaces } from './teaser-form.ts'

const clip = { title: 'Hafenfest', url: '/v' }

test.each<[ArticleMedia, boolean, boolean]>([
  [{ media: { videos: [clip] } }, true, true],
  [{ videos: [clip] }, true, true],
  [{ media: {}, videos: [clip] }, false, true],
  [{ media: { videos: [] }, videos: [clip] }, false, true],
  [{ media: null, videos: [clip] }, true, true],
  [{ media: { images: [clip], audio: [clip] } }, false, false],
  [{ videos: [] }, false, false],
  [{ videos: null }, false, false],
  [{}, false, false],
])('the article %j is a video: %s, with merged lists: %s', (article, alone, merged) => {
  expect([hasVideo(article), hasVideo(article, true)]).toEqual([alone, merged])
})

const asked = { badges: [], isVideo: false, isComment: false, isHidden: false }

test.each([
  ['any article', {}, true],
  ['an advertisement', { badges: ['ad'] }, false],
  ['an advertisement among other badges', { badges: ['plus', 'ad'] }, false],
  ['a comment that is an advertisement', { badges: ['ad'], isComment: true }, false],
  ['a video', { isVideo: true }, false],
  ['a comment as a video', { isVideo: true, isComment: true }, false],
  ['an article with the flag', { isHidden: true }, false],
  ['a comment with the flag', { isHidden: true, isComment: true }, true],
  ['a comment', { isComment: true }, true],
] as const)('B26: %s names its authors: %j → %s', (_, given, named) => {
  expect(namesAuthors({ ...asked, ...given })).toBe(named)
})

const plain = { isVideo: false, desktopSize: 'medium' } as const

test.each([
  ['nothing special', plain, '3/2', '3/2'],
  ['extra-large', { ...plain, desktopSize: 'extraLarge' }, '3/2', '5/2'],
  ['a video', { ...plain, isVideo: true }, '16/9', '16/9'],
  ['an extra-large video', { isVideo: true, desktopSize: 'extraLarge' }, '16/9', '16/9'],
  [
    'an extra-large video, size first',
    { isVideo: true, desktopSize: 'extraLarge', extraLargeFirst: true },
    '16/9',
    '5/2',
  ],
  ['the caller’s wish', { isVideo: true, desktopSize: 'extraLarge', ratio: '1/1' }, '1/1', '1/1'],
] as const)('the picture’s shape for %s', (_, given, mobile, desktop) => {
  expect(teaserRatio(given)).toEqual({ mobile, desktop })
})

test.each(mobileTeaserSizes)('text below 800 px in size %s', (mobileSize) => {
  expect(textPlaces({ mobileSize, desktopSize: 'small' }).mobile).toBe(mobileSize !== 'small')
})

test.each(desktopTeaserSizes)('text from 800 px on in size %s', (desktopSize) => {
  const expected = !['small', 'smallVariant'].includes(desktopSize)
  expect(textPlaces({ mobileSize: 'small', desktopSize }).desktop).toBe(expected)
})

test('the caller may show or hide text in each layout', () => {
  const sizes = { mobileSize: 'small', desktopSize: 'large' } as const
  expect(textPlaces({ ...sizes, mobileText: true, desktopText: false })).toEqual({
    mobile: true,
    desktop: false,
  })
})
