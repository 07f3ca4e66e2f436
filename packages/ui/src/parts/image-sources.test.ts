import { expect, test } from 'vitest'
import { imageAddress, imageSources } from './image-sources.ts'

test('one address holds at every width', () => {
  expect(imageSources('/a.jpg')).toEqual({ src: '/a.jpg', sources: [] })
})

test.each([[undefined], [null], [''], [{}], [{ mobile: '', desktopRetina: undefined }]])(
  '%j is no picture',
  (address) => {
    expect(imageSources(address)).toBeUndefined()
  },
)

test('the widest source comes first and the smallest holds below all', () => {
  const address = { mobile: '/m.jpg', mobileLandscape: '/ml.jpg', tablet: '/t.jpg', desktop: '/d.jpg' }
  expect(imageSources(address)).toEqual({
    src: '/m.jpg',
    sources: [
      { minWidthPx: 1000, srcSet: '/d.jpg' },
      { minWidthPx: 800, srcSet: '/t.jpg' },
      { minWidthPx: 480, srcSet: '/ml.jpg' },
    ],
  })
})

test('a source that says the same as the next narrower is left out', () => {
  const address = { mobile: '/s.jpg', mobileLandscape: '/s.jpg', tablet: '/l.jpg', desktop: '/l.jpg' }
  expect(imageSources(address)).toEqual({
    src: '/s.jpg',
    sources: [{ minWidthPx: 800, srcSet: '/l.jpg' }],
  })
})

test('retina variants become candidates beside the normal ones', () => {
  const address = { mobile: '/m.jpg', mobileRetina: '/m2.jpg', desktop: '/d.jpg', desktopRetina: '/d2.jpg' }
  expect(imageSources(address)).toEqual({
    src: '/m.jpg',
    srcSet: '/m.jpg, /m2.jpg 2x',
    sources: [{ minWidthPx: 1000, srcSet: '/d.jpg, /d2.jpg 2x' }],
  })
})

test.each([
  [{ tablet: '/t.jpg' }, '/t.jpg', 0],
  [{ mobileRetina: '/m2.jpg' }, '/m2.jpg', 0],
  [{ mobileLandscape: '/ml.jpg', desktop: '/d.jpg' }, '/ml.jpg', 1],
])('of %j the smallest address stands in for missing ones', (address, src, sources) => {
  const resolved = imageSources(address)
  expect([resolved?.src, resolved?.sources.length]).toEqual([src, sources])
})

test.each([
  ['/crop 1,2.jpg', '/crop%201,2.jpg'],
  ['/crop,', '/crop%2C'],
  ['data:image/svg+xml,x', 'data:image/svg+xml,x'],
])('the address %j stays one candidate', (address, srcSet) => {
  expect(imageSources({ mobile: '/m.jpg', desktop: address })?.sources[0]?.srcSet).toBe(srcSet)
})

test.each([
  ['/a.jpg', '/a.jpg'],
  ['bilder/a.jpg', 'bilder/a.jpg'],
  [' //bilder.example/a.jpg ', '//bilder.example/a.jpg'],
  ['https://bilder.example/a.jpg', 'https://bilder.example/a.jpg'],
  ['blob:https://az.example/1', 'blob:https://az.example/1'],
  ['data:image/svg+xml,%3Csvg%3E', 'data:image/svg+xml,%3Csvg%3E'],
  ['/a:b.jpg', '/a:b.jpg'],
  ['javascript:alert(1)', undefined],
  ['JAVA\nSCRIPT:alert(1)', undefined],
  ['vbscript:x', undefined],
  ['data:text/html,x', undefined],
  ['file:///etc/passwd', undefined],
  ['  ', undefined],
  [null, undefined],
  [7, undefined],
  [{ src: '/a.jpg' }, undefined],
])('the address %j may be that of a picture as %j', (address, picture) => {
  expect(imageAddress(address)).toBe(picture)
  // @ts-expect-error: editorial data can bring what the types refuse
  expect(imageSources({ mobile: address })?.src).toBe(picture)
})

test('of several addresses those that are none of a picture are left out', () => {
  expect(
    imageSources({ mobile: 'javascript:a', tablet: '/t.jpg', desktopRetina: 'data:text/html,x' }),
  ).toEqual({
    src: '/t.jpg',
    sources: [],
  })
})
