// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { errorTexts, mailboxTexts, registrationTexts, sessionTexts } from '@leserkonto/texts'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  closeAccount,
  comeBack,
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

const path = '/service/profil/loginRegister/register'
const { checkMailbox } = registrationTexts
const { confirmed } = checkMailbox
const signedIn = { access_token: tokenOf(reader.sub), token_type: 'Bearer', expires_in: 60 }

afterEach(closeAccount)

async function register(email: string) {
  await screen.findByRole('button', { name: registrationTexts.submit })
  type('E-Mail-Adresse *', email)
  type('Passwort *', 'Sommer2026')
  await press(registrationTexts.submit)
  await heading(checkMailbox.title)
}

/** Registers; the mail is confirmed as soon as `mailbox.confirmed` is set. */
async function waiting(handlers: object = {}) {
  const mailbox = { confirmed: false }
  const opened = await openAccount(`${path}?redirectFrom=%2Fartikel%2F1`, {
    handlers: {
      'registration.register': () => ({ status: 'registered' }),
      'mail.awaited': () => mailbox,
      'session.login': () => signedIn,
      'session.keepSignOn': () => {
        throw new Problem('GENERIC')
      },
      ...handlers,
    },
  })
  await register('mia@gmx.de')
  const sent = (name: string) => opened.calls.filter((call) => call.path === name).map(({ input }) => input)
  return { ...opened, mailbox, sent }
}

test('the page asks by the secret of its registration, signs in with what was typed, and leads to the article', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { mailbox, sent, left, account } = await waiting()
  await comeBack()
  await vi.waitFor(() => expect(sent('mail.awaited')).toHaveLength(1))
  const [form] = sent('registration.register')
  expect(sent('mail.awaited')).toEqual([{ mark: Reflect.get(Object(form), 'mark') }])
  expect([account.session.get().signedIn, sent('session.login')]).toEqual([false, []])
  mailbox.confirmed = true
  await comeBack()
  await heading(confirmed.title)
  expect(screen.getByText(confirmed.text('mia@gmx.de'))).toBeDefined()
  await vi.waitFor(() => expect(left).toEqual(['/artikel/1']))
  expect(sent('session.login')).toEqual([{ email: 'mia@gmx.de', password: 'Sommer2026', edition: 'az' }])
})

test('a refusal is told; a press tries again, and the login has the address', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { mailbox, sent } = await waiting({
    'session.login': () => {
      throw new Problem('AUTH_INVALID_CREDENTIALS')
    },
  })
  mailbox.confirmed = true
  await comeBack()
  await heading(confirmed.title)
  const [refusal = '?'] = errorTexts.AUTH_INVALID_CREDENTIALS.split(' [')
  expect((await problemBox()).textContent).toContain(refusal)
  expect(sent('session.login')).toHaveLength(1)
  await press(confirmed.submit)
  await vi.waitFor(() => expect(sent('session.login')).toHaveLength(2))
  await problemBox()
  await follow(confirmed.toLogin)
  await heading(sessionTexts.title)
  expect(field('E-Mail-Adresse *').value).toBe('mia@gmx.de')
})

test('the password is kept by the page alone: after a reload the login asks for it, with the address', async () => {
  await waiting()
  const state: object = history.state.usr
  expect(JSON.stringify([state, { ...localStorage }, { ...sessionStorage }])).not.toContain('Sommer2026')
  closeAccount()
  await openAccount(path, { state, handlers: { 'mail.awaited': () => ({ confirmed: true }) } })
  await heading(checkMailbox.title)
  await comeBack()
  await heading(confirmed.title)
  expect(screen.queryByRole('button', { name: confirmed.submit })).toBeNull()
  await press('Jetzt anmelden')
  await heading(sessionTexts.title)
  expect(field('E-Mail-Adresse *').value).toBe('mia@gmx.de')
})

test('and is forgotten after a quarter of an hour', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const { mailbox } = await waiting()
  const [forget] = timers.mock.calls.find(([, ms]) => ms === 15 * 60_000) ?? []
  await act(async () => forget?.())
  mailbox.confirmed = true
  await comeBack()
  await heading(confirmed.title)
  expect(screen.queryByRole('button', { name: confirmed.submit })).toBeNull()
})

test('also where the machine slept and no timer ran: the person who wakes it is not signed in', async () => {
  const { mailbox, sent, account } = await waiting()
  mailbox.confirmed = true
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 })
  await comeBack()
  await heading(confirmed.title)
  expect(screen.queryByRole('button', { name: confirmed.submit })).toBeNull()
  expect([account.session.get().signedIn, sent('session.login')]).toEqual([false, []])
})

test('another address is awaited by another secret', async () => {
  const { sent } = await waiting()
  await press(checkMailbox.otherAddress)
  await register('mia@example.test')
  const marks = sent('registration.register').map((form) => Reflect.get(Object(form), 'mark'))
  await comeBack()
  expect(new Set(marks).size).toBe(2)
  await vi.waitFor(() => expect(sent('mail.awaited')).toEqual([{ mark: marks[1] }]))
})

test('a button leads to the mailbox, in a tab of its own that knows nothing of this page; to none we do not know', async () => {
  await waiting()
  const link = screen.getByRole('link', { name: /^Postfach bei GMX öffnen/ })
  expect(link.textContent).toBe(`${mailboxTexts.open('GMX')} ${mailboxTexts.newTab}`)
  const { href, target, rel } = link as HTMLAnchorElement
  expect([href, target, rel]).toEqual(['https://www.gmx.net/', '_blank', 'noopener noreferrer'])
  await press(checkMailbox.otherAddress)
  await register('mia@example.test')
  expect(screen.queryByRole('link', { name: /^Postfach bei/ })).toBeNull()
})
