// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import {
  errorTexts,
  limitText,
  newsletterConsent,
  passwordFlawTexts,
  registrationTexts,
  sessionTexts,
} from '@leserkonto/texts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keptMark } from '../../session/registration-mark.ts'
import {
  closeAccount,
  field,
  heading,
  openAccount,
  press,
  problemBox,
  type,
} from '../../testing/open-account.tsx'

const path = '/service/profil/loginRegister/register'
const taken = { 'registration.register': () => ({ status: 'registered' }) }

afterEach(() => {
  vi.useRealTimers()
  closeAccount()
})

async function openForm(handlers = {}, at = path) {
  const opened = await openAccount(at, { handlers })
  await screen.findByRole('button', { name: registrationTexts.submit })
  return opened
}

async function register() {
  type('E-Mail-Adresse *', 'mia@example.test')
  type('Passwort *', 'Sommer2026')
  await press(registrationTexts.submit)
}

describe('the form', () => {
  test('its tab opens by address and by hand, and says so in the address', async () => {
    await openAccount('/service/profil/loginRegister?redirectFrom=/service/profil')
    await heading(sessionTexts.title)
    fireEvent.click(screen.getByRole('tab', { name: sessionTexts.tabs.register }))
    await screen.findByRole('button', { name: registrationTexts.submit })
    expect(location.pathname + location.search).toBe(`${path}?redirectFrom=/service/profil`)
  })

  test('asks for the newsletter apart from the terms, unticked, and links the edition’s own pages', async () => {
    await openForm()
    const box = screen.getByRole<HTMLInputElement>('checkbox')
    expect(box.checked).toBe(false)
    expect(screen.getByLabelText(newsletterConsent.text('Auentaler Zeitung'))).toBe(box)
    for (const [name, href] of [
      ['AGB', '/agb'],
      ['Datenschutzerklärung', '/datenschutz'],
      ['Haftungsausschluss', '/haftungsausschluss'],
    ]) {
      const link = screen.getByText(name ?? '', { selector: 'main a' })
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank'])
    }
  })

  test('tells while typing which rules the password meets', async () => {
    await openForm()
    const states = () =>
      screen
        .getAllByRole('listitem')
        .flatMap((item) => (item.dataset.state ? [item.dataset.state] : []))
        .join(' ')
    type('Passwort *', 'Lampe-Regen-26')
    await waitFor(() => expect(states()).toBe('met met met met met'))
    type('Passwort *', 'kurz')
    expect(states()).toBe('open met open open open')
    fireEvent.blur(field('Passwort *'))
    expect(states()).toBe('wrong met wrong wrong open')
  })

  test.each([
    ['Sommer2024!', passwordFlawTexts.common],
    ['Krautwickel-9', passwordFlawTexts.address],
  ])('says why %s is refused before it is sent', async (password, reason) => {
    await openForm()
    type('E-Mail-Adresse *', 'krautwickel@example.test')
    type('Passwort *', password)
    await screen.findByText(reason, { selector: 'li *' })
    screen.getByText(`4 von 5 Vorgaben erfüllt. ${reason}`, { selector: '[role="status"]' })
  })

  test('leads password managers by its tokens', async () => {
    await openForm()
    expect(field('E-Mail-Adresse *').getAttribute('autocomplete')).toBe('email')
    expect(field('Passwort *').getAttribute('autocomplete')).toBe('new-password')
  })
})

describe('registering', () => {
  test('sends no consent that was not given, and says what happens next', async () => {
    const { calls } = await openForm(taken)
    await register()
    await heading(registrationTexts.checkMailbox.title)
    expect(calls).toEqual([
      {
        path: 'registration.register',
        input: {
          edition: 'az',
          email: 'mia@example.test',
          password: 'Sommer2026',
          newsletter_opt_in: false,
          mark: expect.stringMatching(/^[\w-]{43}$/),
        },
        bearer: null,
      },
    ])
    expect(calls[0]?.input).toMatchObject({ mark: keptMark() })
    expect(screen.getByText(registrationTexts.checkMailbox.text('mia@example.test'))).toBeDefined()
    expect(document.title).toBe('Bitte prüfen Sie Ihr Postfach – Auentaler Zeitung')
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })

  test('a ticked box sends the lists and the version of the text that was read', async () => {
    const { calls } = await openForm(taken)
    fireEvent.click(screen.getByRole('checkbox'))
    await register()
    await heading(registrationTexts.checkMailbox.title)
    expect(calls[0]?.input).toMatchObject({
      newsletter_opt_in: true,
      newsletters: ['az-morgen'],
      consent_text_version: newsletterConsent.version,
    })
  })

  test('the return URL travels along, for a mail opened elsewhere', async () => {
    const { calls } = await openForm(taken, `${path}?return_url=https://az.example/artikel/1`)
    await register()
    await heading(registrationTexts.checkMailbox.title)
    expect(calls[0]?.input).toMatchObject({ return_url: 'https://az.example/artikel/1' })
  })

  test('what the service refuses is shown at its field; address and password stay', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openForm({
      'registration.register': () => {
        throw new Problem('VALIDATION_FAILED', {
          fields: [
            { field: 'password', code: 'PASSWORD_WEAK', message: 'Das Passwort erfüllt die Vorgaben nicht.' },
          ],
        })
      },
    })
    await register()
    expect((await problemBox()).textContent).toContain('Bitte prüfen Sie eine Eingabe:')
    expect(keptMark()).toBeUndefined()
    const password = field('Passwort *')
    expect([password.value, password.getAttribute('aria-invalid')]).toEqual(['Sommer2026', 'true'])
    expect(field('E-Mail-Adresse *').value).toBe('mia@example.test')
  })

  test('a weak password and a wrong address are told before anything is sent, all at once', async () => {
    const { calls } = await openForm(taken)
    type('E-Mail-Adresse *', 'jörg@example.test')
    type('Passwort *', 'kurz')
    await press(registrationTexts.submit)
    expect((await problemBox()).textContent).toContain('Bitte prüfen Sie 2 Eingaben:')
    expect(calls).toEqual([])
  })
})

describe('G11: sending the mail again', () => {
  async function openMailbox(handlers: object) {
    const opened = await openForm({ ...taken, ...handlers })
    await register()
    await heading(registrationTexts.checkMailbox.title)
    return opened
  }

  const waiting = registrationTexts.checkMailbox.waits
  const timer = () => screen.getByRole('timer').textContent
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  async function again() {
    await pass(60_000)
    await press(registrationTexts.checkMailbox.resend)
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))

  test('is confirmed each time, and waits as long as the service would send none', async () => {
    const { calls, account } = await openMailbox({
      'registration.requestDoiEmail': () => ({ status: 'sent' }),
    })
    expect(timer()).toBe(waiting(60))
    // After the third mail of an hour, whose first left two minutes ago, until that hour is over.
    for (const waits of [60, 58 * 60]) {
      await again()
      await screen.findByText(registrationTexts.resent)
      await waitFor(() => expect(timer()).toBe(waiting(waits)))
      account.notices.clear()
    }
    expect(calls.filter((call) => call.path === 'registration.requestDoiEmail')).toHaveLength(2)
    expect(calls.at(-1)?.input).toEqual({ email: 'mia@example.test', edition: 'az' })
  })

  test('a reload leads back to it, with the time that is left', async () => {
    await openMailbox({})
    await pass(20_000)
    expect(location.href).not.toContain('mia')
    const state: object = history.state.usr
    closeAccount()
    await openAccount(path, { state })
    await heading(registrationTexts.checkMailbox.title)
    expect(screen.getByText(registrationTexts.checkMailbox.text('mia@example.test'))).toBeDefined()
    expect(timer()).toBe(waiting(40))
  })

  test('too often is told in German, and waits as long as the service says', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openMailbox({
      'registration.requestDoiEmail': () => {
        throw new Problem('RATE_LIMITED', { retryAfterS: 60, details: { retry_after_s: 60 } })
      },
    })
    await again()
    expect((await problemBox()).textContent).toBe(limitText(undefined, 60))
    expect(timer()).toBe(waiting(60))
  })

  test('what went wrong is gone once it has worked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const answer = vi.fn(() => ({ status: 'sent' }))
    answer.mockImplementationOnce(() => {
      throw new Problem('GENERIC')
    })
    await openMailbox({ 'registration.requestDoiEmail': answer })
    await again()
    await problemBox()
    await press(registrationTexts.checkMailbox.resend)
    await screen.findByText(registrationTexts.resent)
    await waitFor(() => expect(screen.queryByText(errorTexts.GENERIC)).toBeNull())
  })

  test('another address leads back to the form', async () => {
    await openMailbox({})
    await press(registrationTexts.checkMailbox.otherAddress)
    await heading(sessionTexts.title)
    expect(JSON.stringify(history.state)).not.toContain('mia')
  })
})
