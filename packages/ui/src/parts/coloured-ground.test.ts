import { contrastRatio } from '@leserkonto/rules'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { colouredGround, groundInk } from './coloured-ground.tsx'

test.each([
  ['#1D4E89', '#1d4e89', 'light'],
  ['#fff', '#ffffff', 'dark'],
])('the ground %s is filled with %s and takes a %s ink, without a style attribute', (colour, fill, ink) => {
  const ground = colouredGround('Test', colour)
  const html = renderToStaticMarkup(ground.drawing)
  expect([html.includes(`fill="${fill}"`), html.includes('style'), ground.ink]).toEqual([true, false, ink])
})

test.each(['red', '#ffff', '#fff;}', ''])('%j is no ground', (colour) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(colouredGround('Test', colour)).toEqual({ className: undefined, ink: undefined, drawing: null })
})

test.each([
  ['#ffffff', 'dark'],
  ['#000', 'light'],
  ['#767676', 'light'],
  ['#777777', 'dark'],
  ['#f6d77f', 'dark'],
])('on %s the ink is %s', (ground, ink) => {
  expect(groundInk(ground)).toBe(ink)
})

test('the chosen ink is readable on every grey there is', () => {
  const worst = Array.from(
    { length: 256 },
    (_, level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`,
  ).map((ground) => contrastRatio(groundInk(ground) === 'light' ? '#ffffff' : '#000000', ground))
  expect(Math.min(...worst)).toBeGreaterThanOrEqual(4.5)
})
