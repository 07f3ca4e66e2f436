// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { SectionCard } from './SectionCard.tsx'

afterEach(cleanup)

const names = () => screen.queryAllByRole('link').map((link) => link.textContent)

test('a way on is shown only with its text and its address', () => {
  render(<SectionCard headline="Karte" buttonText="Los" buttonHref="/los" linkText="Mehr" />)
  expect(names()).toEqual(['Los'])
  cleanup()
  render(<SectionCard headline="Karte" buttonHref="/los" linkText="Mehr" linkHref="/mehr" />)
  expect(names()).toEqual(['Mehr'])
})

test('its secondary action acts on the page', () => {
  const remind = vi.fn()
  render(<SectionCard headline="Karte" secondaryAction={{ text: 'Erinnern', onClick: remind }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Erinnern' }))
  expect(remind).toHaveBeenCalledOnce()
})

test.each([
  [true, '#7a3527', 'light'],
  [true, '#f6d77f', 'dark'],
  [true, undefined, undefined],
  [false, '#7a3527', undefined],
])(
  'colored %s with ground %s takes the ink %s, without a style attribute',
  (colored, backgroundColor, ink) => {
    const html = renderToStaticMarkup(
      <SectionCard headline="K" colored={colored} backgroundColor={backgroundColor} />,
    )
    expect([/data-ink="(\w+)"/.exec(html)?.[1], html.includes('style=')]).toEqual([ink, false])
  },
)

test('its headline takes the level of its place', () => {
  render(<SectionCard headline="Karte" headingTag="h3" />)
  expect(screen.getByRole('heading', { level: 3, name: 'Karte' })).toBeTruthy()
})
