// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { VisuallyHidden } from './VisuallyHidden.tsx'

afterEach(cleanup)

test('what the eye does not get names the control it stands in', () => {
  render(
    <button type="button">
      <VisuallyHidden>Drei von fünf</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Drei von fünf' })).toBeTruthy()
})
