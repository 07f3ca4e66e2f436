// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderInEdition } from '../testing/in-edition.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { PasswordField } from './PasswordField.tsx'

afterEach(cleanup)

const field = () => screen.getByLabelText<HTMLInputElement>(/Passwort/, { selector: 'input' })
const toggle = () => screen.getByRole('button', { name: 'Passwort anzeigen' })

describe('B51', () => {
  test('hidden becomes visible and back, the value is kept and the state is told', () => {
    renderInEdition(<PasswordField label="Passwort" defaultValue="geheim" />)
    expect([field().type, toggle().ariaPressed ?? toggle().getAttribute('aria-pressed')]).toEqual([
      'password',
      'false',
    ])
    fireEvent.click(toggle())
    expect([field().type, field().value]).toEqual(['text', 'geheim'])
    expect(toggle().getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(toggle())
    expect([field().type, field().value]).toEqual(['password', 'geheim'])
  })

  test.each(['off', 'new-password', 'current-password'] as const)(
    'autocomplete %s reaches the field',
    (autoComplete) => {
      renderInEdition(<PasswordField label="Passwort" autoComplete={autoComplete} />)
      expect(field().autocomplete).toBe(autoComplete)
    },
  )

  test('autocomplete is current-password unless said otherwise', () => {
    renderInEdition(<PasswordField label="Passwort" />)
    expect(field().autocomplete).toBe('current-password')
  })
})

test('the hints belong to the field, tell their state in words and are counted out loud', () => {
  const hints = (met: boolean) => [
    { label: 'Eine Ziffer', met },
    { label: 'Ein Kleinbuchstabe', met: true },
  ]
  const { rerender } = renderInEdition(<NewPasswordField label="Passwort" hints={hints(false)} />)
  const described = () =>
    document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent?.replace(/\s+/g, ' ')
  expect(described()).toContain('Noch offen: Eine Ziffer')
  rerender(<NewPasswordField label="Passwort" hints={hints(true)} />)
  expect(described()).toContain('Erfüllt: Eine Ziffer')
  expect(screen.getByRole('status').textContent).toBe('2 von 2 Vorgaben erfüllt')
})

test('rules are open again in a field that its form has emptied', () => {
  const hints = [{ label: 'Eine Ziffer', met: false }]
  const field = { label: 'Passwort', hints, onChange: () => {} }
  const states = () => screen.getByRole('listitem').textContent
  const { rerender } = renderInEdition(<NewPasswordField {...field} value="kurz" error="Zu schwach." />)
  expect(states()).toBe('Nicht erfüllt: Eine Ziffer')
  rerender(<NewPasswordField {...field} value="" />)
  expect(states()).toBe('Noch offen: Eine Ziffer')
})

test('a rule that is not met becomes an error when the field is left, one that is judged at once', () => {
  const hints = [
    { label: 'Eine Ziffer', met: false },
    { label: 'Zu leicht zu erraten', met: false, judged: true },
    { label: 'Noch nicht geprüft', met: false, judged: false },
  ]
  renderInEdition(<NewPasswordField label="Passwort" hints={hints} defaultValue="sommer" />)
  const states = () => screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(states()).toEqual([
    'Noch offen: Eine Ziffer',
    'Nicht erfüllt: Zu leicht zu erraten',
    'Noch offen: Noch nicht geprüft',
  ])
  fireEvent.blur(field())
  expect(states()[0]).toBe('Nicht erfüllt: Eine Ziffer')
})

test('locked capitals are told while the reader types, and politely announced', () => {
  const { container } = renderInEdition(<PasswordField label="Passwort" />)
  const told = () => container.querySelector('[aria-live="polite"]')?.textContent
  fireEvent.keyDown(field(), { key: 'A', modifierCapsLock: true })
  expect(told()).toBe('Die Feststelltaste ist an.')
  fireEvent.keyUp(field(), { key: 'CapsLock' })
  expect(told()).toBe('')
  fireEvent.keyDown(field(), { key: 'A', modifierCapsLock: true })
  fireEvent.blur(field())
  expect(told()).toBe('')
})

test.each([
  ['drei wörter ', 'Ihr Passwort beginnt oder endet mit einem Leerzeichen. Ist das so gewollt?'],
  ['Som\u200bmer', 'In Ihrem Passwort ist ein Zeichen, das man nicht sieht. Ist das so gewollt?'],
  ['drei wörter 👩\u200d💻', ''],
])('of %j that was typed it is told once the field is left', (value, says) => {
  const { container } = renderInEdition(<PasswordField label="Passwort" value={value} readOnly />)
  const told = () => container.querySelector('[aria-live="polite"]')?.textContent
  expect(told()).toBe('')
  fireEvent.blur(field())
  expect(told()).toBe(says)
})

test('a blank around a pasted password is told, one that is being typed is not', () => {
  const { container, rerender } = renderInEdition(
    <PasswordField label="Passwort" value="drei wörter " readOnly />,
  )
  const told = () => container.querySelector('[aria-live="polite"]')?.textContent
  expect(told()).toBe('')
  fireEvent.paste(field())
  expect(told()).toBe('Ihr Passwort beginnt oder endet mit einem Leerzeichen. Ist das so gewollt?')
  rerender(<PasswordField label="Passwort" value="drei wörter" readOnly />)
  expect(told()).toBe('')
})

test.each([
  ['one to enter', <PasswordField key="1" label="Passwort" />],
  ['a new one', <NewPasswordField key="2" label="Passwort" hints={[]} />],
])('%s may be pasted and dropped, as long as it is, and typed by a manager', (_, element) => {
  renderInEdition(element)
  for (const type of ['paste', 'drop', 'beforeinput', 'keydown'])
    expect([type, field().dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))]).toEqual([
      type,
      true,
    ])
  const pasted = 'Lese-1 ü'.padEnd(128, 'x')
  fireEvent.change(field(), { target: { value: pasted } })
  expect([field().value, field().maxLength, field().readOnly]).toEqual([pasted, -1, false])
})

test('an error makes the field invalid and is read with it', () => {
  renderInEdition(<PasswordField label="Passwort" error="Bitte geben Sie Ihr Passwort ein." />)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  const error = document.getElementById(field().getAttribute('aria-describedby') ?? '')
  expect(error?.textContent).toBe('Bitte geben Sie Ihr Passwort ein.')
})

// @ts-expect-error an autocomplete that is none of the three
const _wrong = <PasswordField label="Passwort" autoComplete="username" />
void _wrong
