// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { newsletterConsent, passwordFlawTexts, registrationTexts, sessionTexts } from '@leserkonto/texts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
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

afterEach(closeAccount)

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
    expect(
      screen.getByLabelText(newsletterConsent.text({ name: '', phrases: { of: 'der Auentaler Zeitung' } })),
    ).toBe(box)
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
    expect(field('E-Mail-Adresse *').getAttribute('autocomplete')).toBe('username')
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
    const title = 'Bitte prüfen Sie Ihr Postfach – Auentaler Zeitung'
    await waitFor(() => expect(document.title).toBe(title))
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
