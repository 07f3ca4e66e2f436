import { expect, test } from 'vitest'
import { imageSources } from './image-sources.ts'

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
