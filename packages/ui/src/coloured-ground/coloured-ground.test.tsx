import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { colouredGround } from './coloured-ground.tsx'

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
