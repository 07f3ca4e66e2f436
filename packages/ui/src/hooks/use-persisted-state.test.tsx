// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { usePersistedState } from './use-persisted-state.ts'

const isSize = (stored: unknown): stored is string => stored === 'klein' || stored === 'groß'

function TextSize({ storageKey = 'textSize' }: { storageKey?: string }) {
  const [size, setSize] = usePersistedState({ key: storageKey, fallback: 'klein', accepts: isSize })
  return (
    <button type="button" onClick={() => setSize('groß')}>
      {size}
    </button>
  )
}

const shown = () => screen.getByRole('button').textContent

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
  // Another tab clears the storage: what this page kept for itself goes with it.
  for (const key of ['textSize', 'full', 'blocked']) fireEvent(window, new StorageEvent('storage', { key }))
})

test('B64: the value lies under the given key and is there on the next visit', () => {
  render(<TextSize storageKey="eigener-schlüssel" />)
  fireEvent.click(screen.getByRole('button'))
  expect(shown()).toBe('groß')
  expect(localStorage.getItem('eigener-schlüssel')).toBe('"groß"')
  cleanup()
  render(<TextSize storageKey="eigener-schlüssel" />)
  expect(shown()).toBe('groß')
})

test.each(['{kaputt', '', '"riesig"', '42', 'null'])('B64: %j in the storage counts as nothing', (stored) => {
  localStorage.setItem('textSize', stored)
  render(<TextSize />)
  expect(shown()).toBe('klein')
})

test('B64: a blocked storage gives the default, and a change holds for the page', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  render(<TextSize storageKey="blocked" />)
  expect(shown()).toBe('klein')
  fireEvent.click(screen.getByRole('button'))
  expect(shown()).toBe('groß')
})

test('B64: a full storage does not throw, and the next visit finds the default', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  render(<TextSize storageKey="full" />)
  fireEvent.click(screen.getByRole('button'))
  expect(shown()).toBe('groß')
  expect(localStorage.getItem('full')).toBeNull()
})

test('B64: two places on one page agree', () => {
  render(
    <>
      <TextSize />
      <TextSize />
    </>,
  )
  const [first, second] = screen.getAllByRole('button')
  if (first) fireEvent.click(first)
  expect(second?.textContent).toBe('groß')
})

test('B64: a change in another tab arrives, and so does its clearing', () => {
  render(<TextSize />)
  localStorage.setItem('textSize', '"groß"')
  fireEvent(window, new StorageEvent('storage', { key: 'textSize' }))
  expect(shown()).toBe('groß')
  localStorage.clear()
  fireEvent(window, new StorageEvent('storage', { key: null }))
  expect(shown()).toBe('klein')
})

test('B64: a change of another key is none of its business', () => {
  render(<TextSize />)
  localStorage.setItem('textSize', '"groß"')
  fireEvent(window, new StorageEvent('storage', { key: 'anderes' }))
  expect(shown()).toBe('klein')
})

test('B64: the server renders the default, hydration agrees and then takes the stored value', async () => {
  localStorage.setItem('textSize', '"groß"')
  const page = document.createElement('div')
  page.innerHTML = renderToString(<TextSize />)
  expect(page.textContent).toBe('klein')
  const complaint = vi.spyOn(console, 'error')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = await act(() => hydrateRoot(page, <TextSize />, { onRecoverableError: complaint }))
  expect(page.textContent).toBe('groß')
  expect(complaint).not.toHaveBeenCalled()
  act(() => root.unmount())
})
