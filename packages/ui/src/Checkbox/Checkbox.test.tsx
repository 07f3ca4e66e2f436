// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInEdition } from '../testing/in-edition.tsx'
import { Checkbox } from './Checkbox.tsx'

afterEach(cleanup)

const box = () => screen.getByRole<HTMLInputElement>('checkbox')

test('a click on the label turns it on and off', () => {
  renderInEdition(<Checkbox label="Newsletter" />)
  fireEvent.click(screen.getByText('Newsletter'))
  expect(box().checked).toBe(true)
  fireEvent.click(screen.getByText('Newsletter'))
  expect(box().checked).toBe(false)
})

test('both signs are drawn, so that the state shows without scripts', () => {
  const { container } = renderInEdition(<Checkbox label="Newsletter" />)
  expect(container.querySelectorAll('svg > rect, svg > path')).toHaveLength(2)
})

test('an error makes the box invalid and is read with it', () => {
  renderInEdition(<Checkbox label="AGB" required error="Bitte stimmen Sie den AGB zu." />)
  expect(box().getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Bitte stimmen Sie den AGB zu.',
  )
  expect(screen.getByRole('checkbox', { name: /^AGB/ })).toBe(box())
})
