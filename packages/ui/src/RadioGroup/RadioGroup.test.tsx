// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInEdition } from '../testing/in-edition.tsx'
import { RadioGroup } from './RadioGroup.tsx'

afterEach(cleanup)

const options = [
  { value: 'number', label: 'Mit Kundennummer' },
  { value: 'address', label: 'Mit Adresse' },
]
const checked = () => screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)

test('a button is chosen when its value equals the model value', () => {
  const view = (value: string | null) => (
    <RadioGroup label="Weg" name="weg" options={options} value={value} onChange={() => {}} />
  )
  const { rerender } = renderInEdition(view(null))
  expect(checked()).toEqual([false, false])
  rerender(view('address'))
  expect(checked()).toEqual([false, true])
})

test('the page hears the value that was chosen', () => {
  const onChange = vi.fn()
  renderInEdition(<RadioGroup label="Weg" name="weg" options={options} value="number" onChange={onChange} />)
  fireEvent.click(screen.getByLabelText('Mit Adresse'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('address')
})

test('question, requirement and error belong to the group', () => {
  renderInEdition(
    <RadioGroup
      label="Weg"
      name="weg"
      options={options}
      value={null}
      onChange={() => {}}
      required
      error="Bitte wählen Sie."
    />,
  )
  const group = screen.getByRole('radiogroup', { name: /^Weg/ })
  expect(group.getAttribute('aria-invalid')).toBe('true')
  expect(group.getAttribute('aria-required')).toBe('true')
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ required }) => required)).toEqual([true, true])
  expect(group.textContent?.match(/\*/g)).toHaveLength(1)
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Bitte wählen Sie.',
  )
})
