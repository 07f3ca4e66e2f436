// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInEdition } from '../testing/in-edition.tsx'
import { Radio } from './Radio.tsx'

afterEach(cleanup)

test.each([
  ['brief', true],
  ['mail', false],
  [null, false],
])('at the model value %j the button of brief is chosen: %s', (modelValue, checked) => {
  renderInEdition(<Radio label="Brief" value="brief" modelValue={modelValue} onChange={() => undefined} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Brief' }).checked).toBe(checked)
})

test('the page hears the choice, and a disabled button makes none', () => {
  const onChange = vi.fn()
  const { rerender } = renderInEdition(
    <Radio label="Brief" value="brief" modelValue={null} onChange={onChange} />,
  )
  fireEvent.click(screen.getByRole('radio'))
  expect(onChange).toHaveBeenCalledOnce()
  rerender(<Radio label="Brief" value="brief" modelValue={null} onChange={onChange} disabled />)
  expect(screen.getByRole<HTMLInputElement>('radio').disabled).toBe(true)
})
