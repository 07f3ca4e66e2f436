// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInEdition } from '../testing/in-edition.tsx'
import { Select } from './Select.tsx'

afterEach(cleanup)

const options = [
  { value: 'female', label: 'Frau' },
  { value: 'male', label: 'Herr', disabled: true },
]

test("is the browser's own control with the options in the order given", () => {
  renderInEdition(<Select label="Anrede" options={options} placeholder="Bitte wählen" />)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Anrede' })
  expect(select.tagName).toBe('SELECT')
  expect([...select.options].map(({ value, text, disabled }) => [value, text, disabled])).toEqual([
    ['', 'Bitte wählen', false],
    ['female', 'Frau', false],
    ['male', 'Herr', true],
  ])
})

test('the page hears the choice', () => {
  const onChange = vi.fn()
  renderInEdition(
    <Select
      label="Anrede"
      options={options}
      placeholder=""
      onChange={(event) => onChange(event.target.value)}
    />,
  )
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'female' } })
  expect(onChange).toHaveBeenCalledExactlyOnceWith('female')
})

test.each([
  ['valid', null],
  ['error', 'true'],
  ['none', null],
] as const)('status %s: invalid is %s', (status, invalid) => {
  renderInEdition(<Select label="Anrede" options={options} status={status} />)
  expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe(invalid)
})
