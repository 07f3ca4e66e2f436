// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { type ErrorCode, errorTexts, incompleteLink, registrationTexts } from '@leserkonto/texts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { keepMark, keptMark } from '../../session/registration-mark.ts'
import { dropSession } from '../../session/sign-in.ts'
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
} from '../../testing/open-account.tsx'

const texts = registrationTexts.activate
const path = '/service/profil/account/activate'

afterEach(closeAccount)

async function open(handlers = {}, at = `${path}?token=geheim-geheim-geheim-geheim-geheim-geheim-g`) {
  const opened = await openAccount(at, { handlers })
  await screen.findByRole('heading', { level: 1 })
  return opened
}
const refusing = (error: unknown) => ({
  'registration.activate': () => {
    throw error
  },
})

describe('activating', () => {
  test('opening the link changes nothing and leaves no token in the address', async () => {
    const { calls } = await open()
    await heading(texts.title)
    expect(location.href).not.toContain('geheim-geheim-geheim-geheim-geheim-geheim-g')
    expect(calls).toEqual([])
    expect(screen.getAllByRole('button', { name: texts.submit })).toHaveLength(1)
  })

  test('the button activates and the success page takes the place in the history', async () => {
    const { calls } = await open({ 'registration.activate': () => ({ status: 'activated' }) })
    const before = history.length
    await press(texts.submit)
    await heading('Ihr Konto ist aktiviert')
    expect(calls).toEqual([
      {
        path: 'registration.activate',
        input: { token: 'geheim-geheim-geheim-geheim-geheim-geheim-g' },
        bearer: null,
      },
    ])
    expect(location.pathname).toBe('/service/profil/loginRegister/activation/success')
    expect(history.length).toBe(before)
  })

  test('in another browser than the one that registered the login has the address', async () => {
    await open({ 'registration.activate': () => ({ status: 'activated', email: 'mia@example.test' }) })
    await press(texts.submit)
    await heading('Ihr Konto ist aktiviert')
    await press('Jetzt anmelden')
    await waitFor(() => expect(field('E-Mail-Adresse *').value).toBe('mia@example.test'))
    expect(location.href).not.toContain('mia')
  })

  test('a return URL of the registration is kept for after the login, an unsafe one is not', async () => {
    for (const [url, kept] of [
      ['https://az.example/artikel/1', 'https://az.example/artikel/1'],
      ['https://evil.com/', undefined],
    ]) {
      const { account } = await open({
        'registration.activate': () => ({ status: 'activated', return_url: url }),
      })
      await press(texts.submit)
      await heading('Ihr Konto ist aktiviert')
      expect(account.returnUrl.peek()).toBe(kept)
      closeAccount()
    }
  })

  test('several waiting registrations ask for a new password, whose token is in no address', async () => {
    await open({ 'registration.activate': () => ({ status: 'activated', reset_token: 'neu' }) })
    await press(texts.submit)
    await heading(texts.needsPassword.title)
    await follow(texts.needsPassword.submit)
    await waitFor(() => expect(location.pathname).toBe('/service/profil/password/reset'))
    expect(history.state.usr).toEqual({ token: 'neu' })
    expect(location.href).not.toContain('neu')
  })
})

describe('in the browser that registered', () => {
  const mark = 'm'.repeat(43)
  const signsIn = {
    'registration.activate': ({ mark: sent }: Record<string, unknown>) => ({
      status: 'activated',
      return_url: '/artikel/1',
      ...(sent === mark && { access_token: tokenOf(reader.sub), token_type: 'Bearer', expires_in: 60 }),
    }),
  }

  test('the button signs in and leads back to where the reader came from, with no token on the way', async () => {
    keepMark(mark)
    const { account, left } = await open(signsIn)
    await press(texts.submit)
    await waitFor(() => expect(left).toEqual(['/artikel/1']))
    expect(account.session.get().signedIn).toBe(true)
    expect(JSON.stringify(history.state)).not.toContain('geheim')
    expect(document.cookie).toContain('signedOn=activated')
    expect(keptMark()).toBeUndefined()
  })

  test('a mark that is older than any registration that can wait is not sent', async () => {
    keepMark(mark)
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 14 * 24 * 3_600_000 + 1)
    const { calls } = await open(signsIn)
    await press(texts.submit)
    await heading('Ihr Konto ist aktiviert')
    expect(calls[0]?.input).toEqual({ token: 'geheim-geheim-geheim-geheim-geheim-geheim-g' })
  })

  test('a stranger’s link leaves signed in who is: the mark is not even sent', async () => {
    keepMark(mark)
    const token = tokenOf('reader-2')
    const { account, calls } = await openAccount(
      `${path}?token=geheim-geheim-geheim-geheim-geheim-geheim-g`,
      { handlers: signsIn, token },
    )
    await press(texts.submit)
    await heading('Ihr Konto ist aktiviert')
    expect(account.session.get()).toEqual({ signedIn: true, token })
    expect(calls.find((call) => call.path === 'registration.activate')?.input).toEqual({
      token: 'geheim-geheim-geheim-geheim-geheim-geheim-g',
    })
  })

  test('a session that cannot be kept leads to the login: the account is active all the same', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    keepMark(mark)
    const failing = () => {
      throw new Problem('GENERIC')
    }
    const { account } = await open({ ...signsIn, 'session.signUserData': failing })
    await press(texts.submit)
    await heading('Ihr Konto ist aktiviert')
    expect(account.session.get().signedIn).toBe(false)
    expect(account.returnUrl.peek()).toBe('/artikel/1')
  })

  test('signing out forgets the mark: somebody else may come next', async () => {
    keepMark(mark)
    const { account } = await openAccount('/service/profil/loginRegister', { token: tokenOf('reader-2') })
    dropSession(account)
    expect(keptMark()).toBeUndefined()
  })
})

describe('G07: a link that does not work', () => {
  test.each<[ErrorCode, string, string]>([
    ['ACTIVATION_TOKEN_EXPIRED', texts.failedTitle, texts.newLink],
    ['ACTIVATION_TOKEN_USED', texts.usedTitle, texts.signIn],
    ['ACTIVATION_TOKEN_INVALID', texts.failedTitle, texts.newLink],
  ])('%s says so and offers login and a new link', async (code, title, firstWay) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await open(refusing(new Problem(code)))
    await press(texts.submit)
    await heading(title)
    expect(screen.getByText(errorTexts[code].replace(/ \[.*/, ''))).toBeDefined()
    // What is done already is no error.
    const alerts = screen.getAllByRole('alert').filter(({ textContent }) => textContent)
    expect(alerts).toHaveLength(code === 'ACTIVATION_TOKEN_USED' ? 0 : 1)
    const ways = screen.getAllByRole('link').filter((link) => link.closest('main'))
    expect(ways.map((link) => link.textContent)).toHaveLength(2)
    expect(ways[0]?.textContent).toBe(firstWay)
    expect(screen.getByRole('link', { name: texts.signIn }).getAttribute('href')).toBe(
      '/service/profil/loginRegister',
    )
    expect(screen.getByRole('link', { name: texts.newLink }).getAttribute('href')).toBe(
      '/service/profil/requestdoiemail',
    )
  })

  test('an expired one leads to the form for a new one, filled in, with no address in the URL', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const details = { email: 'mia.muster@example.test' }
    await open(refusing(new Problem('ACTIVATION_TOKEN_EXPIRED', { details })))
    await press(texts.submit)
    await follow(texts.newLink)
    await heading(registrationTexts.doiEmail.title)
    expect(field('E-Mail-Adresse *').value).toBe(details.email)
    expect(location.href).not.toContain('muster')
  })

  test('without a token the page says that the link is incomplete', async () => {
    await open({}, path)
    await heading(texts.failedTitle)
    expect((await problemBox()).textContent).toContain(incompleteLink)
  })

  test.each([
    ['the service is in trouble', new Problem('ACTIVATION_TECHNICAL')],
    ['no answer', new TypeError('Failed to fetch')],
  ])('%s: the own text, and the button stays', async (_, error) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await open(refusing(error))
    await press(texts.submit)
    expect((await problemBox()).textContent).toContain(errorTexts.ACTIVATION_TECHNICAL)
    expect(screen.getByRole('button', { name: texts.submit })).toBeDefined()
  })
})
