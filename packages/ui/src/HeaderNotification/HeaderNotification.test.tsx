// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { HeaderNotification } from './HeaderNotification.tsx'

afterEach(cleanup)

test('both live regions stand before the first notice', () => {
  render(<HeaderNotification notices={[]} />)
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(screen.getByRole('status').textContent).toBe('')
})

test('errors interrupt, the rest waits its turn', () => {
  render(
    <HeaderNotification
      notices={[
        { id: '1', type: 'warning', message: 'Läuft aus' },
        { id: '2', type: 'error', message: 'Gestört' },
        { id: '3', type: 'success', message: 'Bestätigt' },
      ]}
    />,
  )
  expect(screen.getByRole('alert').textContent).toBe('Fehler: Gestört')
  expect(screen.getByRole('status').textContent).toBe('Hinweis: Läuft ausErfolg: Bestätigt')
})

test('a notice can be closed only where the page listens', () => {
  const onClose = vi.fn()
  const notices = [{ id: 'plan', type: 'warning', message: 'Läuft aus' }] as const
  const { rerender } = render(<HeaderNotification notices={notices} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<HeaderNotification notices={notices} onClose={onClose} />)
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }))
  expect(onClose).toHaveBeenCalledExactlyOnceWith('plan')
})

test('a type that only data could bring is a warning and breaks nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  // @ts-expect-error the types refuse it
  render(<HeaderNotification notices={[{ id: '1', type: 'info', message: 'Neu' }]} />)
  expect(screen.getByRole('status').textContent).toBe('Hinweis: Neu')
  expect(warn).toHaveBeenCalledTimes(1)
})
