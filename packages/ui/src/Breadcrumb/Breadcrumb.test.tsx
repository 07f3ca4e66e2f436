// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Breadcrumb } from './Breadcrumb.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('it is a named navigation with an ordered list whose last step is the current page', () => {
  render(
    <Breadcrumb
      items={[{ label: 'Start', href: '/' }, { label: 'Lokales', href: '/lokales' }, { label: 'Aue' }]}
    />,
  )
  expect(screen.getByRole('navigation', { name: 'Sie sind hier' })).toBeTruthy()
  expect(screen.getByRole('list').tagName).toBe('OL')
  const current = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[aria-current=page]')?.textContent)
  expect(current).toEqual([undefined, undefined, 'Aue'])
})

test('a last step with an address is a link to the current page', () => {
  render(<Breadcrumb items={[{ label: 'Start', href: '/' }]} />)
  expect(screen.getByRole('link', { name: 'Start' }).getAttribute('aria-current')).toBe('page')
})

test('without a step there is no empty navigation', () => {
  expect(render(<Breadcrumb items={[]} />).container.innerHTML).toBe('')
})

test('a step needs a label', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  // @ts-expect-error: label is required
  expect(render(<Breadcrumb items={[{ href: '/' }]} />).container.innerHTML).toBe('')
  expect(warn).toHaveBeenCalledExactlyOnceWith('Breadcrumb: left out a step without label')
})

test('a step without a label is left out, and the same step twice is two', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const items = [{ label: 'Start', href: '/' }, { label: 'Start', href: '/' }, { label: ' ' }]
  render(<Breadcrumb items={items} />)
  const labels = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('aria-current')])
  expect(labels).toEqual([
    ['Start', null],
    ['Start', 'page'],
  ])
  expect(error).not.toHaveBeenCalled()
})

test('an entry that is no step is left out', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  // @ts-expect-error: editorial data can bring what the types refuse
  render(<Breadcrumb items={[null, { label: 'Start', href: '/' }]} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Start'])
})
