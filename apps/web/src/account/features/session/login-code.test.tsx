// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { errorTexts, registrationTexts, sessionTexts, loginCodeTexts as texts } from '@leserkonto/texts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  closeAccount,
  field,
  heading,
  openAccount,
  press,
  problemBox,
  reader,
  tokenOf,
  type,
} from '../../testing/open-account.tsx'

const path = '/service/profil/loginRegister'
const token = tokenOf(reader.sub)
const signedIn = { access_token: token, token_type: 'Bearer', expires_in: 1 }
const asks = { 'session.requestCode': () => ({ attempt: 'versuch', expires_in: 600 }) }
const user = { 'session.userinfo': () => reader }

afterEach(closeAccount)

async function open(handlers = {}, at = path) {
  const opened = await openAccount(at, { handlers: { ...asks, ...user, ...handlers } })
  await heading(sessionTexts.title)
  return opened
}

async function askForCode(email = 'Mia.Muster@EXAMPLE.test') {
  type('E-Mail-Adresse *', email)
  await press(texts.offer.submit)
  await heading(texts.title)
}

/** Types or pastes into the field for the code. */
const enter = (code: string) => act(async () => type('Code *', code))

describe('asking for a code', () => {
  test('needs only the address, and leads to one field that any keyboard and browser can fill', async () => {
    const { calls } = await open()
    await askForCode()
    expect(calls).toEqual([
      {
        path: 'session.requestCode',
        input: { email: 'Mia.Muster@example.test', edition: 'az' },
        bearer: null,
      },
    ])
    expect(location.pathname).toBe(`${path}/code`)
    expect(screen.getByText(texts.sent('Mia.Muster@example.test'))).toBeTruthy()
    const input = field('Code *')
    expect(input.inputMode).toBe('numeric')
    expect(input.autocomplete).toBe('one-time-code')
  })

  test('without an address names the field, and the password says nothing of it', async () => {
    const { calls } = await open()
    await press(texts.offer.submit)
    expect((await problemBox()).textContent).toContain('Das Feld E-Mail-Adresse muss ausgefüllt werden.')
    expect(field('E-Mail-Adresse *').getAttribute('aria-invalid')).toBe('true')
    expect(field('Passwort *').getAttribute('aria-invalid')).not.toBe('true')
    expect(calls).toEqual([])
  })

  test('twice in a minute for one address leads to the code that is on its way', async () => {
    const { calls } = await open()
    await askForCode()
    await press(texts.back)
    await heading(sessionTexts.title)
    expect(field('E-Mail-Adresse *').value).toBe('Mia.Muster@example.test')
    await askForCode()
    expect(calls.filter((call) => call.path === 'session.requestCode')).toHaveLength(1)
  })
})

describe('entering the code', () => {
  test('what is pasted around the digits is dropped; six of them sign in and lead back', async () => {
    const { calls, account } = await open(
      { 'session.redeemCode': () => signedIn },
      `${path}?redirectFrom=/service/newsletter`,
    )
    await askForCode()
    await enter(' 12a-34 ')
    expect(field('Code *').value).toBe('1234')
    expect(calls).toHaveLength(1)
    await enter('Ihr Code: 123 456')
    await waitFor(() => expect(location.pathname).toBe('/service/newsletter'))
    expect(calls[1]).toEqual({
      path: 'session.redeemCode',
      input: { attempt: 'versuch', code: '123456', edition: 'az' },
      bearer: null,
    })
    expect(account.session.get()).toEqual({ signedIn: true, token })
    expect(sessionStorage.getItem('leserkonto.login_code')).toBeNull()
  })

  test('a wrong one is announced with the tries that are left, and the next can be typed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { calls } = await open({
      'session.redeemCode': () => {
        throw new Problem('LOGIN_CODE_WRONG', { params: { left: 4 } })
      },
    })
    await askForCode()
    await enter('123456')
    expect((await problemBox()).textContent).toContain('Dieser Code stimmt nicht. Noch mögliche Versuche: 4.')
    expect(field('Code *').value).toBe('')
    await enter('123456')
    await waitFor(() => expect(calls.filter((call) => call.path === 'session.redeemCode')).toHaveLength(2))
  })

  test('who presses on after a wrong one, with the field empty, reads where the next is found', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await open({
      'session.redeemCode': () => {
        throw new Problem('LOGIN_CODE_WRONG', { params: { left: 4 } })
      },
    })
    await askForCode()
    await enter('123456')
    await problemBox()
    await press(sessionTexts.login.submit)
    expect((await problemBox()).textContent).toContain(
      'Bitte geben Sie die sechs Ziffern aus der neuesten E-Mail ein.',
    )
  })

  test('a used up one takes the field away and leaves the ways on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await open({
      'session.redeemCode': () => {
        throw new Problem('LOGIN_CODE_EXPIRED')
      },
    })
    await askForCode()
    await enter('123456')
    expect((await problemBox()).textContent).toContain(errorTexts.LOGIN_CODE_EXPIRED)
    expect(screen.queryByLabelText('Code *')).toBeNull()
    await press(texts.back)
    await heading(sessionTexts.title)
  })

  test('a reload keeps the request, never the code', async () => {
    await open()
    await askForCode()
    await enter('1234')
    const kept = String(sessionStorage.getItem('leserkonto.login_code'))
    expect(kept).not.toContain('1234')
    const state = sessionStorage.getItem('leserkonto.login_code') ?? ''
    closeAccount()
    sessionStorage.setItem('leserkonto.login_code', state)
    const { calls } = await openAccount(`${path}/code`, {
      handlers: { ...user, 'session.redeemCode': () => signedIn },
    })
    await heading(texts.title)
    await enter('123456')
    await waitFor(() => expect(calls[0]?.input).toMatchObject({ attempt: 'versuch' }))
    await waitFor(() => expect(location.pathname).toBe('/service/profil'))
  })

  test('the page opened by itself leads to the login', async () => {
    await openAccount(`${path}/code`)
    await heading(sessionTexts.title)
  })
})

describe('another code', () => {
  test('can be asked for after a minute that is counted down, and ends the one before', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const attempts = ['versuch-1', 'versuch-2']
    const { calls } = await open({
      'session.requestCode': () => ({ attempt: attempts.shift(), expires_in: 600 }),
      'session.redeemCode': () => signedIn,
    })
    await askForCode()
    expect(screen.getByRole('timer').textContent).toBe(texts.waits(60))
    await act(() => vi.advanceTimersByTimeAsync(59_000))
    expect(screen.getByRole('timer').textContent).toBe('Einen neuen Code können Sie in 1 Sekunde anfordern.')
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    await press(texts.again)
    await waitFor(() => expect(screen.getByRole('timer').textContent).toBe(texts.waits(60)))
    await enter('123456')
    await waitFor(() => expect(calls.at(-1)?.path).not.toBe('session.requestCode'))
    const redeemed = calls.find((call) => call.path === 'session.redeemCode')
    expect(redeemed?.input).toMatchObject({ attempt: 'versuch-2' })
  })

  test('refused by the service waits as long as that says', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const attempts = ['versuch']
    await open({
      'session.requestCode': () => {
        const attempt = attempts.shift()
        if (attempt) return { attempt, expires_in: 600 }
        throw new Problem('RATE_LIMITED', { details: { retry_after_s: 3_420 } })
      },
    })
    await askForCode()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await press(texts.again)
    await waitFor(() =>
      expect(screen.getByRole('timer').textContent).toBe(
        'Einen neuen Code können Sie in 57 Minuten anfordern.',
      ),
    )
  })
})

describe('a new address', () => {
  const isNew = { 'session.redeemCode': () => ({ registration_token: 'einmal', expires_in: 1_800 }) }

  test('is asked for consent before its account is opened, then signed in and led back', async () => {
    const { calls, account } = await open(
      { ...isNew, 'session.registerWithCode': () => signedIn },
      `${path}?redirectFrom=/service/newsletter`,
    )
    await askForCode()
    await enter('123456')
    await heading(registrationTexts.withCode.title)
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    expect(account.session.get().signedIn).toBe(false)
    await press(registrationTexts.withCode.submit)
    await waitFor(() => expect(location.pathname).toBe('/service/newsletter'))
    expect(calls.find((call) => call.path === 'session.registerWithCode')?.input).toEqual({
      token: 'einmal',
      newsletter_opt_in: false,
    })
  })

  test('agrees to the text of the box by its version', async () => {
    const { calls } = await open({ ...isNew, 'session.registerWithCode': () => signedIn })
    await askForCode()
    await enter('123456')
    await heading(registrationTexts.withCode.title)
    await act(async () => screen.getByRole('checkbox').click())
    await press(registrationTexts.withCode.submit)
    await waitFor(() =>
      expect(calls.find((call) => call.path === 'session.registerWithCode')?.input).toEqual({
        token: 'einmal',
        newsletter_opt_in: true,
        newsletters: ['az-morgen'],
        consent_text_version: 'registrierung-2026-12',
      }),
    )
  })
})
