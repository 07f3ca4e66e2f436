// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Image } from './Image.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const stateIn = (container: HTMLElement) =>
  container.querySelector('[data-state]')?.getAttribute('data-state')

test('B52: a picture that fails becomes a placeholder that keeps the text alternative', () => {
  const { container } = render(<Image src="/a.jpg" alt="Rathaus" />)
  expect(stateIn(container)).toBe('loading')
  fireEvent.error(screen.getByRole('img', { name: 'Rathaus' }))
  expect(stateIn(container)).toBe('failed')
  expect(screen.getByRole('img', { name: 'Rathaus' }).tagName).toBe('SPAN')
  expect(container.querySelector('img')).toBeNull()
})

test('B52: another address starts again at loading', () => {
  const { container, rerender } = render(<Image src="/a.jpg" alt="Rathaus" />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<Image src="/b.jpg" alt="Rathaus" />)
  expect(stateIn(container)).toBe('loading')
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.jpg')
})

test('B52: a picture that arrived before hydration counts as loaded', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(300)
  expect(stateIn(render(<Image src="/a.jpg" alt="" />).container)).toBe('loaded')
})

test('a picture that failed before hydration shows the placeholder', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0)
  expect(stateIn(render(<Image src="/a.jpg" alt="" />).container)).toBe('failed')
})

test('a decorative picture that failed is not read', () => {
  const { container } = render(<Image src={null} alt="" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('[data-state=failed]')?.getAttribute('aria-hidden')).toBe('true')
})

test('the widest source comes first, in units that follow the text size', () => {
  const html = renderToStaticMarkup(
    <Image src={{ mobile: '/m.jpg', tablet: '/t.jpg', desktop: '/d.jpg' }} alt="" />,
  )
  expect([...html.matchAll(/media="([^"]+)"/g)].map(([, media]) => media)).toEqual([
    '(min-width: 62.5em)',
    '(min-width: 50em)',
  ])
})

test('server output carries no style attribute, which the strict policy would block', () => {
  const html = renderToStaticMarkup(<Image src="/a.jpg" alt="" damId="dam-1" ratio="5/2" />)
  expect(html).not.toContain('style=')
  expect(html).toContain('data-dam-id="dam-1"')
})

test('only the main picture loads at once', () => {
  expect(renderToStaticMarkup(<Image src="/a.jpg" alt="" />)).toContain('loading="lazy"')
  expect(renderToStaticMarkup(<Image src="/a.jpg" alt="" priority />)).toMatch(
    /fetchPriority="high"[^>]*>|loading="eager"/,
  )
})

test('a text alternative is not to be forgotten', () => {
  // @ts-expect-error: alt is required
  expect(<Image src="/a.jpg" />).toBeTruthy()
})
