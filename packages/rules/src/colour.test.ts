import { describe, expect, test } from 'vitest'
import {
  contrastRatio,
  editionAccent,
  editionVariables,
  mixColours,
  readableOn,
  relativeLuminance,
  shadesOf,
  sixDigitHex,
  textContrast,
} from './colour.ts'

describe('hex colours', () => {
  test.each([
    ['#abc', '#aabbcc'],
    ['#A1B2C3', '#a1b2c3'],
    ['abc', null],
    ['#abcd', null],
    ['#12345g', null],
    ['#123456\n', null],
  ])('%j is read as %j', (given, read) => {
    expect(sixDigitHex(given)).toBe(read)
  })
})

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#228be6', '#ffffff', 3.56],
  ])('%s on %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2)
  })

  test('what is no colour is refused instead of counted as black', () => {
    expect(() => relativeLuminance('red')).toThrow(RangeError)
  })

  test.each([
    ['#1d4e89', '#ffffff'],
    ['#8ab8ee', '#14161a'],
    ['#ffffff', '#14161a'],
  ])('on %s one reads %s', (ground, text) => {
    expect(readableOn(ground)).toBe(text)
  })
})

describe('accent of an edition', () => {
  test('a colour that is readable stays as the edition gave it', () => {
    expect(editionAccent({ color: '#1d4e89', colorDark: '#8ab8ee' })).toEqual({
      light: '#1d4e89',
      dark: '#8ab8ee',
    })
  })

  test.each(['#ffdd00', '#228be6', '#ffffff', '#7f7f7f'])(
    '%s becomes readable text on paper and keeps white text readable',
    (color) => {
      const { light } = editionAccent({ color, colorDark: '#8ab8ee' })
      expect(contrastRatio(light, '#fdfcfa')).toBeGreaterThanOrEqual(textContrast)
      expect(contrastRatio(light, '#ffffff')).toBeGreaterThanOrEqual(textContrast)
    },
  )

  test.each(['#000000', '#1d4e89', '#a3163b'])(
    '%s becomes readable in the dark and keeps dark text readable',
    (colorDark) => {
      const { dark } = editionAccent({ color: '#1d4e89', colorDark })
      expect(contrastRatio(dark, '#1c1f25')).toBeGreaterThanOrEqual(textContrast)
      expect(contrastRatio(dark, '#14161a')).toBeGreaterThanOrEqual(textContrast)
    },
  )

  test('reaches the styles by two custom properties', () => {
    expect(editionVariables({ color: '#1d4e89', colorDark: '#8ab8ee' })).toEqual({
      '--lk-edition-color': '#1d4e89',
      '--lk-edition-color-dark': '#8ab8ee',
    })
  })
})

describe('shades', () => {
  test('grow darker from the first to the last and keep the colour at its place', () => {
    const shades = shadesOf('#1d4e89', 7)
    expect(shades).toHaveLength(10)
    expect(shades[7]).toBe('#1d4e89')
    const luminances = shades.map(relativeLuminance)
    expect(luminances).toEqual([...luminances].sort((a, b) => b - a))
  })

  test('a mix takes its share of each channel', () => {
    expect(mixColours('#ff0000', '#0000ff', 0.25)).toBe('#4000bf')
  })
})
