// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import {
  errorTexts,
  loginCodeTexts,
  nextStepTexts,
  sessionTexts,
  technicalLoginTitle,
} from '@leserkonto/texts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  closeAccount,
  field,
  follow,
  heading,
  openAccount,
  pageData,
  press,
  problemBox,
  reader,
  tokenOf,
  type,
} from '../../testing/open-account.tsx'
import { homeHeading } from '../../testing/open-profile.ts'

const path = '/service/profil/loginRegister'
const token = tokenOf(reader.sub)
const welcome = { 'session.login': () => ({ access_token: token, token_type: 'Bearer', expires_in: 1 }) }

afterEach(closeAccount)

async function openLogin(handlers = {}, at = path) {
  const opened = await openAccount(at, { handlers })
  await heading(sessionTexts.title)
  return opened
}

async function signIn(password = 'Sommer2026') {
  type('E-Mail-Adresse *', 'Mia.Muster@EXAMPLE.test')
  type('Passwort *', password)
  await press('Anmelden')
}

describe('signing in', () => {
  test('sends the normalized address, signs the cookie, keeps token and flag, and goes on', async () => {
    const { calls, account } = await openLogin({ ...welcome, 'session.userinfo': () => reader })
    await signIn()
    await waitFor(() => expect(account.session.get()).toEqual({ signedIn: true, token }))
    expect(calls.slice(0, 2)).toEqual([
      {
        path: 'session.login',
        input: { email: 'Mia.Muster@example.test', password: 'Sommer2026', edition: 'az' },
        bearer: null,
      },
      { path: 'session.signUserData', input: { edition: 'az' }, bearer: `Bearer ${token}` },
    ])
    expect(document.cookie).toContain('userData=')
    await heading(homeHeading)
    await screen.findByText(reader.email)
  })

  test('has the address that a partner named in the field, to be changed like one that was typed', async () => {
    await openAccount(path, { page: { emailHint: 'kim@example.test' } })
    await heading(sessionTexts.title)
    expect(field('E-Mail-Adresse *').value).toBe('kim@example.test')
    type('E-Mail-Adresse *', 'mia@example.test')
    expect(field('E-Mail-Adresse *').value).toBe('mia@example.test')
  })

  test('a second press while the first call runs sends nothing', async () => {
    let answer = (_: unknown) => {}
    const { calls } = await openLogin({ 'session.login': () => new Promise((resolve) => (answer = resolve)) })
    await signIn()
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(screen.getByRole('button', { name: 'Anmelden' }).getAttribute('aria-busy')).toBe('true')
    const form = screen.getByRole('button', { name: 'Anmelden' }).closest('form')
    await act(async () => form && fireEvent.submit(form))
    await press('Anmelden')
    expect(calls).toHaveLength(1)
    await act(async () => answer({ access_token: token, token_type: 'Bearer', expires_in: 1 }))
  })

  test('G22: a browser without cookies hears about cookies and nobody is signed in', async () => {
    const { account } = await openLogin(welcome)
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    await signIn()
    expect((await problemBox()).textContent).toContain(sessionTexts.cookiesDisabled)
    expect(account.session.get().signedIn).toBe(false)
  })
})

describe('a refused login', () => {
  test('shows the text and the ways on, keeps what was typed and takes the focus', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await openLogin({
      'session.login': () => {
        throw new Problem('AUTH_INVALID_CREDENTIALS')
      },
    })
    await signIn()
    const box = await problemBox()
    await within(box).findByRole('list')
    expect(within(box).getByRole('paragraph').textContent).toBe(
      errorTexts.AUTH_INVALID_CREDENTIALS.replace(/ \[.*/, ''),
    )
    expect(
      within(box)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Passwort zurücksetzen', '/service/profil/password/request'],
      ['Zugangsdaten anfordern', '/service/profil/requestAccessData'],
    ])
    await waitFor(() => expect(document.activeElement === box).toBe(true))
    expect(field('E-Mail-Adresse *').value).toBe('Mia.Muster@EXAMPLE.test')
    expect(field('Passwort *').value).toBe('Sommer2026')
    expect(log.mock.calls.flat().join(' ')).toBe('AUTH_INVALID_CREDENTIALS session.login request-1')
  })

  test('links carry the address in the history entry, never in the URL', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openLogin({
      'session.login': () => {
        throw new Problem('AUTH_NOT_ACTIVATED')
      },
    })
    await signIn()
    await follow('Neuen Link anfordern')
    await heading('Aktivierungslink anfordern')
    expect(field('E-Mail-Adresse *').value).toContain('Mia.Muster')
    expect(location.href).not.toContain('Muster')
  })

  test('a blocked reader is told how to reach the Aboservice: number, hours, help', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openLogin({
      'session.login': () => {
        throw new Problem('AUTH_BLOCKED')
      },
    })
    await signIn()
    const box = await problemBox()
    const { servicePhone, serviceHours } = pageData().edition
    const { call, hours } = nextStepTexts.phone
    await within(box).findByRole('link', { name: call(servicePhone) })
    expect(box.textContent).toContain(errorTexts.AUTH_BLOCKED)
    expect(box.textContent).toContain(hours(serviceHours))
    const ways = within(box).getAllByRole('link')
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['tel:06990009120', '/hilfe'])
  })

  test.each([
    ['answered as technical', new Problem('AUTH_TECHNICAL')],
    ['no answer', new TypeError('Failed to fetch')],
  ])('%s has the headline of a technical failure', async (_, error) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openLogin({
      'session.login': () => {
        throw error
      },
    })
    await signIn()
    const box = await problemBox()
    expect(box.textContent).toContain(technicalLoginTitle + errorTexts.AUTH_TECHNICAL)
  })

  test('where no password can be looked at, the code by mail is offered beside that news, for the same address', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { calls } = await openLogin({
      'session.login': () => {
        throw new Problem('AUTH_BUSY')
      },
      'session.requestCode': () => ({ attempt: 'a'.repeat(43) }),
    })
    await signIn()
    const box = await problemBox()
    expect(box.textContent).toBe(errorTexts.AUTH_BUSY)
    const offer = screen.getByRole('button', { name: loginCodeTexts.offer.submit })
    expect(box.closest('form')?.contains(offer)).toBe(true)
    await press(loginCodeTexts.offer.submit)
    await heading(loginCodeTexts.title)
    expect(calls.at(-1)).toMatchObject({ path: 'session.requestCode' })
  })

  test('empty fields are named before anything is sent, each with its way back', async () => {
    const { calls } = await openLogin(welcome)
    await press('Anmelden')
    const box = await problemBox()
    expect(
      within(box)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Das Feld E-Mail-Adresse muss ausgefüllt werden.',
      'Das Feld Passwort muss ausgefüllt werden.',
    ])
    fireEvent.click(within(box).getByText(/Passwort/))
    const password = field('Passwort *')
    expect(document.activeElement).toBe(password)
    expect(password.getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(password, { target: { value: 'Sommer-2026' } })
    expect(password.getAttribute('aria-invalid')).not.toBe('true')
    expect(within(box).getAllByRole('listitem')).toHaveLength(1)
    fireEvent.change(field('E-Mail-Adresse *'), { target: { value: 'kim@example.test' } })
    expect(box.isConnected).toBe(false)
    expect(calls).toEqual([])
  })
})

describe('a login', () => {
  const keeps = { ...welcome, 'session.keepSignOn': () => ({ token: 'k'.repeat(43), expires_in: 60 }) }

  test('leads by the page that signs this browser on, once', async () => {
    const { left, calls, account } = await openLogin(keeps, `${path}?return_url=%2Fartikel%2F1`)
    await signIn()
    await waitFor(() => expect(left).toEqual(['/sign-on/keep']))
    expect(calls.find((call) => call.path === 'session.keepSignOn')).toEqual({
      path: 'session.keepSignOn',
      input: { edition: 'az' },
      bearer: `Bearer ${token}`,
    })
    expect(account.tab.read('leserkonto.sign_on_owed')).toBeNull()
  })

  test('that did not get to its end owes nothing: who arrives in this tab later has proven nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { account } = await openLogin({
      ...keeps,
      'session.signUserData': () => {
        throw new Problem('GENERIC')
      },
    })
    await signIn()
    await problemBox()
    expect(account.tab.read('leserkonto.sign_on_owed')).toBeNull()
  })
})
