import type { Article } from '@leserkonto/publisher-wire/content'
import { expect, test } from 'vitest'
import { withShownPictures } from './shown-pictures.ts'

const host = 'https://bilder.example.test'
const stranger = 'https://fremd.example.test/a.jpg'
const hosts = (sized: string | null = null) => ({
  ownUrl: 'https://az.example.test',
  pictureOrigins: [{ origin: host, sized }],
})
const article = (fields: Partial<Article>): Article => ({
  id: 'az-1',
  edition: 'az',
  url: '/artikel/az-1',
  clickUrl: '/artikel/az-1',
  headline: 'Bild',
  teaser: '',
  category: 'Region',
  badges: [],
  specialBadges: [],
  authors: [],
  teaserImage: null,
  imageAlt: 'Ein Bild',
  damId: 'dam-1',
  teaserType: 'standard',
  isComment: false,
  additionalData: { dataAttributes: {} },
  publicationDate: 0,
  changeDate: null,
  access: 'free',
  body: ['Text'],
  elements: [],
  imageCredit: 'Agentur',
  ...fields,
})
const imageOf = (teaserImage: Article['teaserImage'], sized?: string) =>
  withShownPictures(article({ teaserImage }), hosts(sized)).teaserImage

test.each([
  '/bilder/wald-960.jpg',
  'https://az.example.test/a.jpg',
  `${host}/a.jpg`,
  `${host}:443/a.jpg`,
  'data:image/png;base64,AA',
])('%s is shown as it is', (address) => expect(imageOf(address)).toBe(address))

test.each([
  stranger,
  'http://bilder.example.test/a.jpg',
  `${host}.fremd.test/a.jpg`,
  `${host}:444/a.jpg`,
  '//fremd.example.test/a.jpg',
  '/\\fremd.example.test/a.jpg',
  'javascript:alert(1)',
  'https://',
])('%s is none that the page could show', (address) => expect(imageOf(address)).toBeNull())

test('of several addresses those remain that can be shown, and of none there is no picture', () => {
  const both = {
    desktopImages: { small: stranger, large: `${host}/l.jpg` },
    cardImages: { mobile: stranger },
  }
  expect(imageOf(both)).toEqual({ desktopImages: { large: `${host}/l.jpg` }, cardImages: {} })
  expect(imageOf({ cardImages: { mobile: stranger }, tablet: stranger })).toBeNull()
})

test.each([
  ['{url}?w={width}', `${host}/a.jpg`, `${host}/a.jpg?w=640`],
  ['{url}?w={width}', `${host}/a.jpg?v=2`, `${host}/a.jpg?v=2&w=640`],
  [`${host}/w={width}{path}`, `${host}/a$&.jpg?v=2`, `${host}/w=640/a$&.jpg?v=2`],
])('a host that makes sizes by %s is asked for them', (sized, address, medium) => {
  expect(imageOf(address, sized)).toMatchObject({
    desktopImages: { medium },
    mobileImages: { large: medium },
    cardImages: {
      mobileRetina: medium,
      mobile: medium.replace('640', '320'),
      tabletRetina: medium.replace('640', '1440'),
    },
  })
  expect(imageOf('/bilder/wald-960.jpg', sized)).toBe('/bilder/wald-960.jpg')
})

test('what else of an article has a picture that cannot be shown does without; alternative and credit stay', () => {
  const images = [stranger, `${host}/b.jpg`].map((src) => ({ src, alt: '', description: '' }))
  const videos = [stranger, `${host}/c.jpg`].map((thumbnail) => ({ title: '', url: stranger, thumbnail }))
  const picture = { src: stranger, alt: '' }
  const shown = withShownPictures(
    article({
      images,
      media: { images, videos },
      authors: [{ name: 'A', picture: stranger }],
      elements: [
        { at: 0, type: 'picture', ...picture, description: '' },
        { at: 0, type: 'comparison', before: picture, after: picture, description: '' },
        { at: 0, type: 'person', name: 'B', picture: stranger },
        { at: 0, type: 'divider' },
      ],
    }),
    hosts(),
  )
  expect(shown).toMatchObject({ imageAlt: 'Ein Bild', imageCredit: 'Agentur', authors: [{ name: 'A' }] })
  expect([shown.images, shown.media?.images]).toEqual([[images[1]], [images[1]]])
  expect(shown.media?.videos).toEqual([{ ...videos[0], thumbnail: { cardImages: {} } }, videos[1]])
  expect(shown.elements).toEqual([
    { at: 0, type: 'person', name: 'B' },
    { at: 0, type: 'divider' },
  ])
  expect(shown.authors[0]).not.toHaveProperty('picture')
})
