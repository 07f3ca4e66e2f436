// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInEdition } from '../testing/in-edition.tsx'
import { Textarea } from './Textarea.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
})

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const typed = (value: string) => fireEvent.input(field(), { target: { value } })
const announced = () => screen.getByRole('status').textContent

test.each([
  ['', '0 / 100 Zeichen'],
  ['abc', '3 / 100 Zeichen'],
  ['a\nb', '3 / 100 Zeichen'],
  ['👍', '2 / 100 Zeichen'],
])('the counter counts %j like the browser does', (value, counter) => {
  renderInEdition(<Textarea label="Bemerkung" maxLength={100} />)
  typed(value)
  expect(screen.getByText(counter)).toBeTruthy()
})

test('the counter follows a value that the page sets', () => {
  const { rerender } = renderInEdition(
    <Textarea label="Bemerkung" maxLength={9} value="ab" onChange={() => {}} />,
  )
  rerender(<Textarea label="Bemerkung" maxLength={9} value="" onChange={() => {}} />)
  expect(screen.getByText('0 / 9 Zeichen')).toBeTruthy()
})

test('without a limit there is no counter', () => {
  renderInEdition(<Textarea label="Bemerkung" />)
  expect(screen.queryByText(/Zeichen/)).toBeNull()
})

test('the count is spoken only near the end and after a pause in typing', () => {
  renderInEdition(<Textarea label="Bemerkung" maxLength={30} />)
  typed('123456789')
  act(() => vi.advanceTimersByTime(1000))
  expect(announced()).toBe('')
  typed('1234567890')
  expect(announced()).toBe('')
  act(() => vi.advanceTimersByTime(600))
  expect(announced()).toBe('Noch 20 Zeichen frei')
  typed('123456789012345678901234567890')
  act(() => vi.advanceTimersByTime(600))
  expect(announced()).toBe('Keine weiteren Zeichen möglich')
})

test('a line break is one character, however it was written', () => {
  renderInEdition(<Textarea label="Text" maxLength={20} value={'a\r\nb\nc'} onChange={() => {}} />)
  expect(screen.getByText('5 / 20 Zeichen')).toBeTruthy()
})
