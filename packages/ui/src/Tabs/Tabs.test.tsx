// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderInEdition } from '../testing/in-edition.tsx'
import { Tabs } from './Tabs.tsx'

afterEach(cleanup)

const tabs = ['A', 'B', 'C'].map((title) => ({ id: title, title, content: <p>Inhalt {title}</p> }))
const open = () => screen.getByRole('tab', { selected: true }).textContent
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

describe('B47', () => {
  test.each([
    ['A', 'ArrowLeft', 'C'],
    ['C', 'ArrowRight', 'A'],
    ['A', 'ArrowRight', 'B'],
    ['B', 'Home', 'A'],
    ['A', 'End', 'C'],
    ['A', 'ArrowDown', 'A'],
  ])('from %s, %s leads to %s', (from, key, to) => {
    renderInEdition(<Tabs label="Bereiche" tabs={tabs} defaultValue={from} />)
    screen.getByRole('tab', { name: from }).focus()
    press(key)
    expect(open()).toBe(to)
    expect(document.activeElement?.textContent).toBe(to)
  })

  test('the list is one tab stop', () => {
    renderInEdition(<Tabs label="Bereiche" tabs={tabs} defaultValue="B" />)
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
  })

  test('an icon without a name is an error in development', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const nameless = JSON.parse('{"id":"x","icon":"*","content":""}')
    renderInEdition(<Tabs label="Bereiche" tabs={[nameless]} />)
    expect(error).toHaveBeenCalledExactlyOnceWith("Tabs: tab 'x' shows an icon only and has no name")
  })
})

test('tab and panel name each other', () => {
  renderInEdition(<Tabs label="Bereiche" tabs={tabs} />)
  const tab = screen.getByRole('tab', { name: 'A' })
  const panel = screen.getByRole('tabpanel', { name: 'A' })
  expect(tab.getAttribute('aria-controls')).toBe(panel.id)
})

test('a panel without anything to focus is a tab stop, one with a link is none', () => {
  const content = <a href="/x">Weiter</a>
  renderInEdition(<Tabs label="Bereiche" tabs={[{ id: 'T', title: 'T', content: <p>Nur Text</p> }]} />)
  expect(screen.getByRole('tabpanel').tabIndex).toBe(0)
  cleanup()
  renderInEdition(<Tabs label="Bereiche" tabs={[{ id: 'L', title: 'L', content }]} />)
  expect(screen.getByRole('tabpanel').hasAttribute('tabindex')).toBe(false)
})

test('the page may decide which tab is open', () => {
  const onChange = vi.fn()
  renderInEdition(<Tabs label="Bereiche" tabs={tabs} value="B" onChange={onChange} />)
  fireEvent.click(screen.getByRole('tab', { name: 'C' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('C')
  expect(open()).toBe('B')
})

// @ts-expect-error an icon alone has no name
const _nameless = <Tabs label="Bereiche" tabs={[{ id: 'x', icon: '*', content: '' }]} />
void _nameless
