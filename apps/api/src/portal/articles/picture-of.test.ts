import { expect, test } from 'vitest'
import { pictureOf } from './picture-of.ts'

const of = (teaserImage: Parameters<typeof pictureOf>[0]['teaserImage']) =>
  pictureOf({ teaserImage, imageAlt: 'Rathaus' })
const both = (small: string, large: string) => ({ small, large, alt: 'Rathaus' })

test.each([
  ['one address', '/bilder/a-960.jpg', both('/bilder/a-960.jpg', '/bilder/a-960.jpg')],
  [
    'sizes of teasers',
    { mobileImages: { small: '/s.jpg' }, desktopImages: { large: '/l.jpg', extraLarge: '/xl.jpg' } },
    both('/s.jpg', '/l.jpg'),
  ],
  ['cards', { cardImages: { mobile: '/m.jpg', tablet: '/t.jpg' } }, both('/m.jpg', '/t.jpg')],
  ['direct ones', { mobile: '/m.jpg', desktop: '/d.jpg' }, both('/m.jpg', '/d.jpg')],
  ['another size alone', { desktopImages: { medium: '/only.jpg' } }, both('/only.jpg', '/only.jpg')],
  ['no picture', null, null],
  ['an empty set', {}, null],
])('an article with %s', (_, image, shown) => {
  expect(of(image)).toEqual(shown)
})
