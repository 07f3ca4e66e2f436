// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LoadFailure } from './LoadFailure.tsx'

afterEach(cleanup)

test('it says at once what is missing and offers the way out', () => {
  const onReload = vi.fn()
  render(<LoadFailure onReload={onReload} />)
  expect(screen.getByRole('alert').textContent).toContain('Dieser Bereich konnte nicht geladen werden.')
  fireEvent.click(screen.getByRole('button', { name: 'Seite neu laden' }))
  expect(onReload).toHaveBeenCalledOnce()
})
