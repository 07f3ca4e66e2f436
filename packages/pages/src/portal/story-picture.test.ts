import { expect, test } from 'vitest'
import { storyPicture, widestPicture } from './story-picture.ts'

test.each([
  [null, null, undefined],
  ['/a-960.jpg', '/a-960.jpg', '/a-960.jpg'],
  [{ cardImages: { mobile: '/c.jpg' } }, { mobile: '/c.jpg' }, '/c.jpg'],
  [{ mobile: '/m.jpg', desktop: '/d.jpg' }, { mobile: '/m.jpg', desktop: '/d.jpg' }, '/d.jpg'],
  [
    { desktopImages: { large: '/l.jpg', extraLarge: '/xl.jpg' }, mobileImages: { small: '/s.jpg' } },
    {
      mobile: '/s.jpg',
      mobileRetina: '/l.jpg',
      tablet: '/l.jpg',
      desktop: '/l.jpg',
      desktopRetina: '/xl.jpg',
    },
    '/xl.jpg',
  ],
])('the picture of %j', (teaserImage, picture, widest) => {
  expect(storyPicture({ teaserImage })).toEqual(picture)
  expect(widestPicture({ teaserImage })).toBe(widest)
})
