// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Notification, SimpleNotification } from './SimpleNotification.tsx'

const onClear = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onClear.mockReset()
})
afterEach(() => {
  cleanup()
})

const view = (notification: Notification | null) => (
  <SimpleNotification notification={notification} onClear={onClear} />
)
const saved: Notification = { type: 'success', message: 'Gespeichert' }
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('both live regions stand before the first message', () => {
  render(view(null))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByRole('alert').textContent).toBe('')
})

test.each([
  ['success', 'status', 'Erfolg: Gespeichert'],
  ['warning', 'status', 'Hinweis: Gespeichert'],
  ['error', 'alert', 'Fehler: Gespeichert'],
] as const)('%s is announced as %s', (type, role, text) => {
  const { rerender } = render(view(null))
  rerender(view({ type, message: 'Gespeichert' }))
  expect(screen.getByRole(role).textContent).toContain(text)
})

test('a type that only data could bring is a warning, never a success', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  // @ts-expect-error the types refuse it
  render(view({ type: 'fatal', message: 'Gestört' }))
  expect(screen.getByRole('status').textContent).toBe('Hinweis: Gestört')
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test('it clears itself once after 5000 ms', () => {
  render(view(saved))
  pass(4999)
  expect(onClear).not.toHaveBeenCalled()
  pass(1)
  expect(onClear).toHaveBeenCalledTimes(1)
})

test('its own display time counts, and one that stays stays', () => {
  const { rerender } = render(view({ ...saved, displayTimeMs: 200 }))
  pass(200)
  expect(onClear).toHaveBeenCalledTimes(1)
  rerender(view({ ...saved, displayTimeMs: 'stays' }))
  pass(3_600_000)
  expect(onClear).toHaveBeenCalledTimes(1)
})

test('a new message starts the time anew', () => {
  const { rerender } = render(view(saved))
  pass(4000)
  rerender(view({ type: 'success', message: 'Noch einmal' }))
  pass(4999)
  expect(onClear).not.toHaveBeenCalled()
  pass(1)
  expect(onClear).toHaveBeenCalledTimes(1)
})

test.each([
  ['the pointer', 'pointerEnter', 'pointerLeave'],
  ['focus', 'focus', 'blur'],
] as const)('%s on the message stops the clock and keeps the rest of the time', (_, enter, leave) => {
  render(view(saved))
  pass(3000)
  fireEvent[enter](screen.getByRole('status'))
  pass(60_000)
  expect(onClear).not.toHaveBeenCalled()
  fireEvent[leave](screen.getByRole('status'))
  pass(1999)
  expect(onClear).not.toHaveBeenCalled()
  pass(1)
  expect(onClear).toHaveBeenCalledTimes(1)
})

test("the button 'Schließen' clears it at once", () => {
  render(view(saved))
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }))
  expect(onClear).toHaveBeenCalledTimes(1)
})

test('while the close button has the focus it stays, though the pointer leaves or another message comes', () => {
  const { rerender } = render(view(saved))
  act(() => screen.getByRole('button', { name: 'Schließen' }).focus())
  fireEvent.pointerEnter(screen.getByRole('status'))
  fireEvent.pointerLeave(screen.getByRole('status'))
  pass(60_000)
  rerender(view({ type: 'success', message: 'Noch einmal' }))
  pass(60_000)
  expect(onClear).not.toHaveBeenCalled()
  act(() => screen.getByRole('button', { name: 'Schließen' }).blur())
  pass(5000)
  expect(onClear).toHaveBeenCalledTimes(1)
})

test('while the pointer is on it it stays, though the focus leaves', () => {
  render(view(saved))
  fireEvent.pointerEnter(screen.getByRole('status'))
  act(() => screen.getByRole('button', { name: 'Schließen' }).focus())
  act(() => screen.getByRole('button', { name: 'Schließen' }).blur())
  pass(60_000)
  expect(onClear).not.toHaveBeenCalled()
})
