// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ImageComparison } from './ImageComparison.tsx'

afterEach(cleanup)

const images = { before: { src: '/b.jpg', alt: 'Alt' }, after: { src: '/a.jpg', alt: 'Neu' } }

test.each([
  ['leftHalf', '25 % Bild „Vorher“ sichtbar'],
  ['rightBorder', '100 % Bild „Vorher“ sichtbar'],
  [60, '60 % Bild „Vorher“ sichtbar'],
  [undefined, '50 % Bild „Vorher“ sichtbar'],
] as const)('at the position %s assistive technology hears %j', (position, text) => {
  render(<ImageComparison {...images} {...(position === undefined ? {} : { position })} />)
  expect(screen.getByRole('slider', { name: 'Bildvergleich' }).getAttribute('aria-valuetext')).toBe(text)
})

test('moving the handle uncovers the picture and says so', () => {
  const { container } = render(<ImageComparison {...images} className="mine" />)
  const slider = screen.getByRole('slider')
  fireEvent.change(slider, { target: { value: '70' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('70 % Bild „Vorher“ sichtbar')
  expect(container.querySelector<HTMLElement>('.mine')?.style.getPropertyValue('--position')).toBe('70%')
})

test('both pictures keep their text alternatives, without a style attribute from the server', () => {
  const html = renderToStaticMarkup(<ImageComparison {...images} />)
  expect([html.includes('alt="Alt"'), html.includes('alt="Neu"'), html.includes('style=')]).toEqual([
    true,
    true,
    false,
  ])
})

test('the server places a named handle without a style attribute', () => {
  const html = renderToStaticMarkup(<ImageComparison {...images} position="rightHalf" />)
  expect([html.includes('data-position="rightHalf"'), html.includes('style=')]).toEqual([true, false])
})

test('the pictures come in the order of time', () => {
  const { container } = render(<ImageComparison {...images} />)
  expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Alt', 'Neu'])
})

test('a place that only data could name is the middle, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  // @ts-expect-error the types refuse it
  render(<ImageComparison {...images} position="top" />)
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('50 % Bild „Vorher“ sichtbar')
  expect(warn).toHaveBeenCalledOnce()
})
