// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ZoomablePicture } from './ZoomablePicture.tsx'

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', function observer() {
    return { observe: () => undefined, disconnect: () => undefined }
  })
  Element.prototype.scrollTo = () => undefined
})
afterEach(cleanup)

test('the server sends it unzoomed, with a button for every gesture and no style attribute', () => {
  const html = renderToStaticMarkup(<ZoomablePicture src="/a.jpg" alt="Fluss" />)
  expect([...html.matchAll(/<button[^>]*aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'Verkleinern',
    'Originalgröße',
    'Vergrößern',
  ])
  expect([html.includes('data-scale="1"'), html.includes('tabindex'), html.includes('style=')]).toEqual([
    true,
    false,
    false,
  ])
})

const scale = () => screen.getByRole('figure').dataset.scale

test('Escape goes back from anywhere in it, and only the next one is for what is around it', () => {
  render(<ZoomablePicture src="/a.jpg" alt="Fluss" />)
  const zoomIn = screen.getByRole('button', { name: 'Vergrößern' })
  const pressEscape = () => {
    const event = createEvent.keyDown(zoomIn, { key: 'Escape' })
    fireEvent(zoomIn, event)
    return event.defaultPrevented
  }
  fireEvent.click(zoomIn)
  expect([scale(), pressEscape(), scale(), pressEscape()]).toEqual(['1.5', true, '1', false])
})

test('a pinch that begins with both fingers on one point has a scale', () => {
  render(<ZoomablePicture src="/a.jpg" alt="Fluss" />)
  const pinch = (type: 'touchStart' | 'touchMove', distance: number) =>
    fireEvent[type](screen.getByRole('figure'), {
      touches: [
        { clientX: 50, clientY: 50 },
        { clientX: 50 + distance, clientY: 50 },
      ],
    })
  pinch('touchStart', 0)
  pinch('touchMove', 0)
  pinch('touchMove', 40)
  expect(scale()).toBe('1')
  pinch('touchMove', 80)
  expect(scale()).toBe('2')
})
