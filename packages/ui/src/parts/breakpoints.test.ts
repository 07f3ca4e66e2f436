import { expect, test } from 'vitest'
import { valueAt } from './breakpoints.ts'

const names = { mobile: 'mobile', mobileLandscape: 'mobileLandscape', tablet: 'tablet', desktop: 'desktop' }

test.each([
  [200, 'mobile'],
  [309, 'mobile'],
  [310, 'mobile'],
  [479, 'mobile'],
  [480, 'mobileLandscape'],
  [799, 'mobileLandscape'],
  [800, 'tablet'],
  [999, 'tablet'],
  [1000, 'desktop'],
  [2560, 'desktop'],
] as const)('a viewport %i pixels wide is %s', (width, name) => {
  expect(valueAt(names, width)).toBe(name)
})

test.each([
  [{ mobile: 'm', tablet: 't' }, 200, 'm'],
  [{ mobile: 'm', tablet: 't' }, 799, 'm'],
  [{ mobile: 'm', tablet: 't' }, 800, 't'],
  [{ mobile: 'm', tablet: 't' }, 1400, 't'],
  [{ desktop: 'd' }, 320, 'd'],
  [{ mobile: 'm', desktop: undefined }, 1200, 'm'],
  [{}, 1200, undefined],
])('%j at %i pixels holds %s', (values, width, expected) => {
  expect(valueAt<string>(values, width)).toBe(expected)
})
