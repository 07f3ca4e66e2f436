import { expect, test } from 'vitest'
import { firstPictureLinks } from './first-picture.ts'

const late = '<picture><img class="a" src="/spät.jpg" loading="lazy"/></picture>'
const picture = (sources: string, img: string) =>
  `${late}<picture class="a">${sources}<img ${img} fetchPriority="high"/></picture>${late}`

test('a picture of one file is asked for at every width', () => {
  expect(firstPictureLinks(picture('', 'class="a" src="/a-640.jpg"'))).toBe(
    '<link rel="preload" as="image" fetchpriority="high" imagesrcset="/a-640.jpg">',
  )
})

test('of several files each width asks for the one that it will show', () => {
  const sources =
    '<source media="(min-width: 62.5em)" srcSet="/a-1440.jpg"/><source media="(min-width: 30em)" srcSet="/a-960.jpg 1x, /a-1440.jpg 2x"/>'
  expect(firstPictureLinks(picture(sources, 'src="/a-320.jpg" srcSet="/a-320.jpg 1x, /a-640.jpg 2x"'))).toBe(
    [
      '<link rel="preload" as="image" fetchpriority="high" imagesrcset="/a-1440.jpg" media="(width >= 62.5em)">',
      '<link rel="preload" as="image" fetchpriority="high" imagesrcset="/a-960.jpg 1x, /a-1440.jpg 2x" media="(width >= 30em) and (width < 62.5em)">',
      '<link rel="preload" as="image" fetchpriority="high" imagesrcset="/a-320.jpg 1x, /a-640.jpg 2x" media="(width < 30em)">',
    ].join('\n'),
  )
})

test('a page without a first picture asks for none', () => {
  expect(firstPictureLinks(late)).toBe('')
  expect(firstPictureLinks('<main></main>')).toBe('')
})
