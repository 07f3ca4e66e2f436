// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CloseButton } from './CloseButton.tsx'

afterEach(cleanup)

test('it is a button named Schließen that submits no form', () => {
  const [onClick, onSubmit] = [vi.fn(), vi.fn()]
  render(
    <form onSubmit={onSubmit}>
      <CloseButton onClick={onClick} />
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }))
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 0])
})
