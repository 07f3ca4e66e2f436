// @vitest-environment jsdom
import { fieldError, Problem } from '@leserkonto/contracts'
import { errorTexts, fieldErrorText, loginCodeTexts, passwordTexts, successPage } from '@leserkonto/texts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  closeAccount,
  field,
  follow,
  heading,
  openAccount,
  press,
  problemBox,
  reader,
  tokenOf,
  type,
} from '../../testing/open-account.tsx'

const path = '/service/profil/password'
const token = tokenOf(reader.sub)
const refusing = (error: unknown) => () => {
  throw error
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

describe('asking for a link', () => {
  const texts = passwordTexts.request

  test('ends in the same neutral words for every address', async () => {
    const { calls } = await openAccount(`${path}/request?return_url=/artikel/1`, {
      handlers: { 'password.requestReset': () => ({ status: 'sent' }) },
    })
    await heading(texts.title)
    type('E-Mail-Adresse *', 'mia@example.test')
    await press(texts.submit)
    await heading(texts.sent.title)
    expect(screen.getByText(texts.sent.text('mia@example.test'))).toBeDefined()
    // The mail may be opened on another device, which knows nothing about this visit.
    const input = { email: 'mia@example.test', edition: 'az', return_url: '/artikel/1' }
    expect(calls[0]?.input).toMatchObject(input)
    await press(texts.sent.otherAddress)
    await heading(texts.title)
    expect(field('E-Mail-Adresse *').value).toBe('mia@example.test')
  })

  test('the address of the login form comes along', async () => {
    await openAccount(`${path}/request`, { state: { email: 'mia@example.test' } })
    await heading(texts.title)
    expect(field('E-Mail-Adresse *').value).toBe('mia@example.test')
  })

  test('a service in trouble is told, and the address stays', async () => {
    await openAccount(`${path}/request`, {
      handlers: { 'password.requestReset': refusing(new Problem('GENERIC')) },
    })
    await heading(texts.title)
    type('E-Mail-Adresse *', 'mia@example.test')
    await press(texts.submit)
    expect((await problemBox()).textContent).toContain(errorTexts.GENERIC)
    expect(field('E-Mail-Adresse *').value).toBe('mia@example.test')
  })
})

describe('choosing a new one by the link of the mail', () => {
  const texts = passwordTexts.reset

  const open = (handlers: object, session?: string) =>
    openAccount(`${path}/reset?token=geheim-geheim-geheim-geheim-geheim-geheim-g`, {
      handlers: {
        'password.checkReset': () => ({ email: 'mia@example.test', email_masked: 'm***@e***.test' }),
        ...handlers,
      },
      ...(session && { token: session }),
    })

  test('the token leaves the address and is sent once; where no session comes, who is signed in stays so', async () => {
    const { calls, account } = await open({ 'password.reset': () => ({}) }, token)
    await heading(texts.title)
    expect(location.search).toBe('')
    type('Neues Passwort *', 'Ganz-Neu-88')
    await press(texts.submit)
    await heading(successPage('password', 'success')?.title ?? '')
    expect(calls.find((call) => call.path === 'password.reset')?.input).toEqual({
      token: 'geheim-geheim-geheim-geheim-geheim-geheim-g',
      password: 'Ganz-Neu-88',
    })
    expect(account.session.get()).toEqual({ signedIn: true, token })
  })

  test.each([
    ['nobody', undefined],
    ['the reader themself', tokenOf(reader.sub, { sid: 'old' })],
  ])('signs in and leads back to where the reader came from (%s was signed in)', async (_, session) => {
    const answer = { access_token: token, token_type: 'Bearer', expires_in: 60, return_url: '/artikel/1' }
    const { account, left } = await open({ 'password.reset': () => answer }, session)
    await heading(texts.title)
    type('Neues Passwort *', 'Ganz-Neu-88')
    await press(texts.submit)
    await waitFor(() => expect(left).toEqual(['/artikel/1']))
    expect(account.session.get()).toEqual({ signedIn: true, token })
    expect(JSON.stringify(history.state)).not.toContain('geheim-geheim-geheim-geheim-geheim-geheim-g')
  })

  test('a used or expired link says so and offers a new one', async () => {
    await open({ 'password.reset': refusing(new Problem('PASSWORD_RESET_TOKEN_INVALID')) })
    await heading(texts.title)
    type('Neues Passwort *', 'Ganz-Neu-88')
    await press(texts.submit)
    await heading(texts.deadTitle)
    expect((await problemBox()).textContent).toContain(errorTexts.PASSWORD_RESET_TOKEN_INVALID)
    await follow(texts.newLink)
    await heading(passwordTexts.request.title)
  })

  test.each([
    ['answered', new Problem('PASSWORD_RESET_FAILED')],
    ['no answer', new TypeError('Failed to fetch')],
  ])('technical trouble (%s) has a text of its own, and the password stays', async (_, error) => {
    await open({ 'password.reset': refusing(error) })
    await heading(texts.title)
    type('Neues Passwort *', 'Ganz-Neu-88')
    await press(texts.submit)
    expect((await problemBox()).textContent).toContain(errorTexts.PASSWORD_RESET_FAILED)
    expect(field('Neues Passwort *').value).toBe('Ganz-Neu-88')
  })
})

describe('changing it signed in', () => {
  const texts = passwordTexts.update

  async function change(handler: () => unknown, repeat = 'Ganz-Neu-88') {
    const handlers = { 'session.userinfo': () => reader, 'password.update': handler }
    const opened = await openAccount(`${path}/update`, { token, handlers })
    await heading(texts.title)
    type('Aktuelles Passwort *', 'Sommer2026')
    type('Neues Passwort *', 'Ganz-Neu-88')
    type('Neues Passwort wiederholen *', repeat)
    await press(texts.submit)
    return opened
  }

  test('sends old and new, and the reader stays signed in here', async () => {
    const { calls, account } = await change(() => ({}))
    await heading(texts.done.changed)
    expect(calls.find((call) => call.path === 'password.update')?.input).toEqual({
      password: 'Ganz-Neu-88',
      current_password: 'Sommer2026',
    })
    expect(account.session.get().signedIn).toBe(true)
  })

  test.each([
    [
      'Aktuelles Passwort *',
      new Problem('PASSWORD_WRONG', { fields: [fieldError('current_password', 'PASSWORD_WRONG')] }),
      errorTexts.PASSWORD_WRONG,
    ],
    [
      'Neues Passwort *',
      new Problem('VALIDATION_FAILED', { fields: [fieldError('password', 'PASSWORD_SAME')] }),
      fieldErrorText('password', 'PASSWORD_SAME'),
    ],
    [
      'Neues Passwort *',
      new Problem('VALIDATION_FAILED', { fields: [fieldError('password', 'PASSWORD_WEAK')] }),
      fieldErrorText('password', 'PASSWORD_WEAK'),
    ],
  ])('what is wrong is at "%s", and nothing need be typed again', async (label, error, text) => {
    const { account } = await change(refusing(error))
    expect((await problemBox()).textContent).toContain(text)
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    const kept = ['Aktuelles Passwort *', 'Neues Passwort *', 'Neues Passwort wiederholen *'].map(
      (name) => field(name).value,
    )
    expect(kept).toEqual(['Sommer2026', 'Ganz-Neu-88', 'Ganz-Neu-88'])
    expect(account.session.get().signedIn).toBe(true)
  })

  test('two different new ones are told before anything is sent', async () => {
    const { calls } = await change(() => ({}), 'Ganz-Neu-89')
    expect((await problemBox()).textContent).toContain(fieldErrorText('password_repeat', 'MISMATCH'))
    expect(field('Neues Passwort wiederholen *').getAttribute('aria-invalid')).toBe('true')
    expect(calls.filter((call) => call.path === 'password.update')).toEqual([])
  })

  test('technical trouble has a text of its own', async () => {
    await change(refusing(new TypeError('Failed to fetch')))
    expect((await problemBox()).textContent).toContain(errorTexts.PASSWORD_UPDATE_FAILED)
  })
})

describe('an account without a password', () => {
  const handlers = {
    'session.userinfo': () => ({ ...reader, has_password: false }),
    'session.requestCode': () => ({ attempt: 'versuch', expires_in: 600 }),
    'session.confirmWithCode': () => undefined,
    'password.update': () => ({}),
  }

  test('gets its first one after a code', async () => {
    const { calls } = await openAccount(`${path}/update`, { token, handlers })
    await heading(passwordTexts.first.title)
    await press(loginCodeTexts.offer.submit)
    await screen.findByText(loginCodeTexts.sent(reader.email))
    await act(async () => type('Code *', '123456'))
    await screen.findByText(loginCodeTexts.proof.proven)
    type('Neues Passwort *', 'Ganz-Neu-88')
    type('Neues Passwort wiederholen *', 'Ganz-Neu-88')
    await press(passwordTexts.first.submit)
    await heading(passwordTexts.update.done.set)
    expect(calls.find((call) => call.path === 'password.update')?.input).toEqual({ password: 'Ganz-Neu-88' })
  })

  test('a wrong code is named with its tries, and nothing is proven', async () => {
    const wrong = new Problem('LOGIN_CODE_WRONG', { params: { left: 4 } })
    await openAccount(`${path}/update`, {
      token,
      handlers: { ...handlers, 'session.confirmWithCode': refusing(wrong) },
    })
    await heading(passwordTexts.first.title)
    await press(loginCodeTexts.offer.submit)
    await screen.findByText(loginCodeTexts.sent(reader.email))
    await act(async () => type('Code *', '123456'))
    expect((await problemBox()).textContent).toContain('Dieser Code stimmt nicht. Noch mögliche Versuche: 4.')
    expect(screen.queryByText(loginCodeTexts.proof.proven)).toBeNull()
  })
})

test('the password is removed after a question that takes it', async () => {
  const texts = passwordTexts.remove
  const { calls } = await openAccount(`${path}/update`, {
    token,
    handlers: { 'session.userinfo': () => reader, 'password.remove': () => undefined },
  })
  await heading(passwordTexts.update.title)
  await press(texts.ask)
  const dialog = await screen.findByRole('dialog', { name: texts.dialog.title })
  const typed = within(dialog).getByLabelText<HTMLInputElement>('Aktuelles Passwort *')
  fireEvent.change(typed, { target: { value: 'Sommer2026' } })
  await press(texts.dialog.submit)
  await heading(passwordTexts.update.done.removed)
  expect(calls.find((call) => call.path === 'password.remove')?.input).toEqual({
    current_password: 'Sommer2026',
  })
})
