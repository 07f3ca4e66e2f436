// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { Button } from '@leserkonto/ui/Button'
import { Checkbox } from '@leserkonto/ui/Checkbox'
import { Input } from '@leserkonto/ui/Input'
import { PasswordField } from '@leserkonto/ui/PasswordField'
import { RadioGroup } from '@leserkonto/ui/RadioGroup'
import { Select } from '@leserkonto/ui/Select'
import { Textarea } from '@leserkonto/ui/Textarea'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAccount } from '../../session/create-account.ts'
import { pageData } from '../../testing/page-data.ts'
import { Surroundings } from '../Surroundings.tsx'
import { OperationForm } from './OperationForm.tsx'
import { useForm } from './use-form.ts'

// What the browser does when it fills a form in: the control changes, and nobody is told.
const fill = (name: string, value: string) => {
  const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const kinds = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]
  const kind = kinds.find((each) => control instanceof each)
  Object.getOwnPropertyDescriptor(kind?.prototype, 'value')?.set?.call(control, value)
}
const tick = (selector: string) => {
  const control = document.querySelector(selector)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set?.call(control, true)
}

const initial = { email: '', password: '', country: '', text: '', way: '', agreed: false, unset: '' }
const sent = vi.fn()

function Form() {
  const form = useForm({
    initial,
    input: (values) => values,
    load: async () => ({
      name: 'test',
      submit: async (_api: unknown, input: typeof initial) => {
        sent(input)
        throw new Problem('GENERIC')
      },
    }),
    onDone: () => undefined,
  })
  return (
    <OperationForm form={form} submit="Senden">
      <Input {...form.text('email')} label="Adresse" type="email" />
      <PasswordField {...form.text('password')} label="Passwort" />
      <Select
        {...form.text('country')}
        label="Land"
        placeholder="Bitte wählen"
        options={[{ value: 'at', label: 'Österreich' }]}
      />
      <Textarea {...form.text('text')} label="Text" />
      <RadioGroup {...form.choice('way')} label="Weg" options={[{ value: 'a', label: 'A' }]} />
      <Checkbox {...form.box('agreed')} label="Ja" />
      <Checkbox {...form.box('late' as 'agreed')} label="Später" />
      <Input {...form.text('unset')} label="Anderes" />
      <Button onClick={() => form.restart()}>Leeren</Button>
    </OperationForm>
  )
}

const filled = {
  email: 'mia@example.test',
  password: 'Sommer2026',
  country: 'at',
  text: 'Hallo',
  way: 'a',
  agreed: true,
  late: true,
  unset: '',
}
const fillAll = () => {
  for (const name of ['email', 'password', 'country', 'text'] as const) fill(name, filled[name])
  for (const selector of ['[type=radio]', '[name=agreed]', '[name=late]']) tick(selector)
}
const send = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Senden' }))
  await waitFor(() => expect(sent).toHaveBeenCalled())
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  sent.mockReset()
  render(
    <Surroundings account={createAccount(pageData(), window)}>
      <Form />
    </Surroundings>,
  )
})
afterEach(cleanup)

describe('what the browser has filled in without an event', () => {
  test('is sent, of every kind of control, and stays after a refusal', async () => {
    fillAll()
    await send()
    expect(sent).toHaveBeenCalledWith(filled)
    await screen.findByRole('alert')
    sent.mockReset()
    await send()
    expect(sent).toHaveBeenCalledWith(filled)
  })

  test('survives that another field is typed in, or that its own is shown', async () => {
    fillAll()
    fireEvent.change(screen.getByLabelText('Anderes'), { target: { value: 'x' } })
    fireEvent.pointerDown(screen.getByRole('button', { name: /anzeigen/ }))
    fireEvent.click(screen.getByRole('button', { name: /anzeigen/ }))
    await send()
    expect(sent).toHaveBeenCalledWith({ ...filled, unset: 'x' })
  })

  test('goes when the form is emptied', async () => {
    fillAll()
    fireEvent.change(screen.getByLabelText('Anderes'), { target: { value: 'x' } })
    fireEvent.click(screen.getByRole('button', { name: 'Leeren' }))
    await send()
    expect(sent).toHaveBeenCalledWith(initial)
  })
})
