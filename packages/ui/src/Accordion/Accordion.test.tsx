// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Accordion } from './Accordion.tsx'

afterEach(cleanup)

const entries = ['A', 'B', 'C'].map((title) => ({ title, children: <a href="/x">Inhalt {title}</a> }))
const toggle = (title: string) => screen.getByRole('button', { name: title })
const open = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded') === 'true')

describe('B44', () => {
  test('single: opening one closes the other', () => {
    render(<Accordion entries={entries} />)
    fireEvent.click(toggle('A'))
    fireEvent.click(toggle('B'))
    expect(open()).toEqual([false, true, false])
    fireEvent.click(toggle('B'))
    expect(open()).toEqual([false, false, false])
  })

  test('multiple keeps the others open', () => {
    render(<Accordion entries={entries} multiple />)
    fireEvent.click(toggle('A'))
    fireEvent.click(toggle('B'))
    expect(open()).toEqual([true, true, false])
  })

  test('expandAll opens all at first render, on the server too, and each closes by itself', () => {
    const html = renderToStaticMarkup(<Accordion entries={entries} expandAll />)
    expect(html.match(/aria-expanded="true"/g)).toHaveLength(3)
    expect(html).not.toContain('hidden=""')
    render(<Accordion entries={entries} expandAll />)
    fireEvent.click(toggle('B'))
    expect(open()).toEqual([true, false, true])
  })
})

describe('B46', () => {
  test('the toggle tells its state and names its panel, the panel its title', () => {
    render(<Accordion entries={entries} />)
    fireEvent.click(toggle('A'))
    const panel = screen.getByRole('region', { name: 'A' })
    expect(toggle('A').getAttribute('aria-controls')).toBe(panel.id)
  })

  test('the heading has the level asked for and nothing in it but the button', () => {
    render(<Accordion entries={entries} headingTag="h2" />)
    const [heading] = screen.getAllByRole('heading', { level: 2 })
    expect(heading?.children).toHaveLength(1)
    expect(heading?.firstElementChild?.tagName).toBe('BUTTON')
  })

  test('a level that no heading has is 3, with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    // @ts-expect-error the types refuse it
    render(<Accordion entries={entries} headingTag="h7" />)
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  test('closed text is left to the search of the browser, which opens it', () => {
    render(<Accordion entries={entries} />)
    const panel = document.getElementById(toggle('C').getAttribute('aria-controls') ?? '')
    expect(panel?.getAttribute('hidden')).toBe('until-found')
    if (panel) fireEvent(panel, new Event('beforematch'))
    expect(open()).toEqual([false, false, true])
    expect(panel?.hasAttribute('hidden')).toBe(false)
    fireEvent.click(toggle('C'))
    expect(panel?.getAttribute('hidden')).toBe('until-found')
  })

  test('more than six panels that may be open at once are no landmarks', () => {
    const many = Array.from({ length: 7 }, (_, index) => ({ title: `E${index}`, children: 'x' }))
    render(<Accordion entries={many} expandAll />)
    expect(screen.queryByRole('region')).toBeNull()
  })
})

test('an entry with a link does not toggle on its text but on the button beside it', () => {
  render(<Accordion entries={[{ title: 'Sport', href: '/sport', children: 'Fußball' }]} />)
  const link = screen.getByRole('link', { name: 'Sport' })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(open()).toEqual([false])
  fireEvent.click(screen.getByRole('button', { name: 'Untermenü Sport' }))
  expect(open()).toEqual([true])
})

test('the page may decide by title what is open', () => {
  const onChange = vi.fn()
  const view = (expanded: string[]) => <Accordion entries={entries} expanded={expanded} onChange={onChange} />
  const { rerender } = render(view(['B']))
  fireEvent.click(toggle('C'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['C'])
  expect(open()).toEqual([false, true, false])
  rerender(view(['C']))
  expect(open()).toEqual([false, false, true])
})

test('entries of one title open and close together where the page decides by title', () => {
  const onChange = vi.fn()
  const twins = ['A', 'A', 'B'].map((title) => ({ title, children: 'x' }))
  const view = (expanded: string[]) => (
    <Accordion multiple entries={twins} expanded={expanded} onChange={onChange} />
  )
  const { rerender } = render(view(['A', 'B']))
  expect(open()).toEqual([true, true, true])
  fireEvent.click(screen.getAllByRole('button', { name: 'A' })[1] as HTMLElement)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['B'])
  rerender(view(['B']))
  expect(open()).toEqual([false, false, true])
})

test('expandAll counts whenever it changes, and for entries that come later', () => {
  const view = (expandAll: boolean, count: number) => (
    <Accordion entries={entries.slice(0, count)} expandAll={expandAll} />
  )
  const { rerender } = render(view(false, 2))
  rerender(view(true, 2))
  expect(open()).toEqual([true, true])
  fireEvent.click(toggle('A'))
  rerender(view(true, 3))
  expect(open()).toEqual([false, true, true])
  rerender(view(false, 3))
  expect(open()).toEqual([false, false, false])
})
