// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInEdition } from '../testing/in-edition.tsx'
import { Input } from './Input.tsx'

afterEach(cleanup)

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const descriptionOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ')

test('the label names the field and the error is read before the help', () => {
  renderInEdition(<Input label="Ort" error="Bitte geben Sie Ihren Ort ein." helperText="Ohne Postleitzahl" />)
  expect(screen.getByLabelText('Ort')).toBe(field())
  expect(descriptionOf(field())).toBe('Bitte geben Sie Ihren Ort ein. | Ohne Postleitzahl')
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

test('a required field says so to the browser and shows an asterisk that nobody hears', () => {
  renderInEdition(<Input label="Ort" required />)
  expect(field().required).toBe(true)
  expect(screen.getByText('*', { exact: false, selector: '[aria-hidden]' }).textContent).toBe(' *')
  expect(screen.getByRole('textbox', { name: 'Ort' })).toBe(field())
})

test.each([
  ['none', null],
  ['valid', null],
  ['error', 'true'],
] as const)('status %s: invalid is %s', (status, invalid) => {
  renderInEdition(<Input label="Ort" status={status} />)
  expect(field().getAttribute('aria-invalid')).toBe(invalid)
})

test.each(['text', 'email', 'tel', 'url'] as const)('type %s reaches the field', (type) => {
  renderInEdition(<Input label="Ort" type={type} />)
  expect(field().type).toBe(type)
})

test('an unknown type from data becomes text', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  renderInEdition(<Input label="Ort" {...JSON.parse('{"type":"password"}')} />)
  expect(field().type).toBe('text')
})

test('the page gets hold of the field to move the focus there', () => {
  const ref = createRef<HTMLInputElement>()
  renderInEdition(<Input label="Ort" ref={ref} />)
  expect(ref.current).toBe(field())
})

// @ts-expect-error a field without a label has no name
const _nameless = <Input />
void _nameless
