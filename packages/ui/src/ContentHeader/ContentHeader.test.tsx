// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ContentHeader } from './ContentHeader.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const paragraph = (container: HTMLElement) => container.querySelector('p')?.textContent ?? ''

test.each([
  ['overlapping', 200],
  ['simple', 120],
] as const)(
  'B14: a description of a %s header with %i characters is shown in full, without a toggle',
  (type, chars) => {
    const { container } = render(<ContentHeader title="Titel" type={type} description={'x'.repeat(chars)} />)
    expect([paragraph(container).length, screen.queryByRole('button')]).toEqual([chars, null])
  },
)

test.each([
  ['overlapping', 201, 180],
  ['simple', 121, 100],
] as const)('B14: a %s header cuts %i characters to %i and uncovers them on demand', (type, chars, max) => {
  const text = 'x'.repeat(chars)
  const { container } = render(<ContentHeader title="Titel" type={type} description={text} />)
  const toggle = screen.getByRole('button', { name: 'Beschreibung ausklappen' })
  expect([paragraph(container), toggle.getAttribute('aria-expanded')]).toEqual([
    `${'x'.repeat(max)}…`,
    'false',
  ])
  fireEvent.click(toggle)
  expect(screen.getByRole('button', { name: 'Beschreibung einklappen' }).getAttribute('aria-expanded')).toBe(
    'true',
  )
  expect(paragraph(container)).toBe(text)
  fireEvent.click(toggle)
  expect(paragraph(container)).toBe(`${'x'.repeat(max)}…`)
})

test('another description starts collapsed again', () => {
  const { container, rerender } = render(<ContentHeader title="T" description={'x'.repeat(121)} />)
  fireEvent.click(screen.getByRole('button'))
  rerender(<ContentHeader title="T" description={'y'.repeat(121)} />)
  expect(paragraph(container)).toBe(`${'y'.repeat(100)}…`)
})

test('sponsored content is marked, on request with the word Anzeige', () => {
  render(<ContentHeader title="T" sponsored />)
  expect(screen.getByText('Sonderthema').tagName).toBe('SPAN')
  cleanup()
  render(<ContentHeader title="T" sponsored advertisement />)
  expect(screen.getByText('Anzeige – Sonderthema')).toBeTruthy()
})

test('the label opens its explanation and says so', () => {
  const explain = vi.fn()
  render(<ContentHeader title="T" sponsored onExplain={explain} />)
  fireEvent.click(screen.getByRole('button', { name: 'Sonderthema – Was ist ein Sonderthema?' }))
  expect(explain).toHaveBeenCalledOnce()
})

test('a type that does not exist becomes simple', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // @ts-expect-error: editorial data can bring what the types refuse
  const { container } = render(<ContentHeader title="T" type="huge" />)
  expect(container.querySelector('[data-type=simple]')).not.toBeNull()
})

test('readers without scripts have the whole description and the label as words', () => {
  const text = 'x'.repeat(121)
  const html = renderToStaticMarkup(
    <ContentHeader title="T" description={text} sponsored onExplain={() => undefined} />,
  )
  const forThem = [...html.matchAll(/<noscript>(.*?)<\/noscript>/g)].map(([, part]) =>
    part?.replace(/<[^>]+>/g, ''),
  )
  expect(forThem).toEqual(['Sonderthema', text])
})
