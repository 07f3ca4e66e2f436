// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { sessionKey } from '@leserkonto/pages/session-key'
import { profileEditTexts, profileTexts, sessionTexts, successPage } from '@leserkonto/texts'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  closeAccount,
  comeBack,
  field,
  heading,
  openAccount,
  press,
  problemBox,
  reader,
  tokenOf,
  type,
} from '../../testing/open-account.tsx'

const texts = profileEditTexts.pending
const to = 'neu@example.test'
const waiting = { ...reader, username: 'mia-liest', gender: 'female', pending_email: to }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

async function open(handlers: Record<string, () => unknown>, user: object = waiting) {
  const opened = await openAccount('/service/profil/edit', {
    token: tokenOf(reader.sub),
    handlers: { 'session.userinfo': () => user, ...handlers },
  })
  await heading(profileEditTexts.title)
  return opened
}

test('an address that waits is named where it is changed; none, nothing', async () => {
  await open({})
  expect(screen.getByText(texts.waiting(to))).toBeDefined()
  closeAccount()
  await open({}, { ...waiting, pending_email: null })
  expect(screen.queryByText(texts.again)).toBeNull()
})

test('sent again, a timer takes the place of the button', async () => {
  await open({ 'email.resend': () => ({ pending_email: to }) })
  await press(texts.again)
  await screen.findByText(texts.resent)
  expect(screen.getByRole('timer').textContent).toMatch(/^Erneut senden können Sie in \d+ Sekunden\.$/)
  expect(screen.queryByText(texts.again)).toBeNull()
})

test('refused, the timer is as long as the service says', async () => {
  await open({
    'email.resend': () => {
      throw new Problem('RATE_LIMITED', { retryAfterS: 3420, details: { retry_after_s: 3420 } })
    },
  })
  await press(texts.again)
  await problemBox()
  expect(screen.getByRole('timer').textContent).toBe(texts.waits(3420))
})

test('cancelled, or over by then, the reader is told on the page of the data', async () => {
  await open({ 'email.cancel': () => undefined })
  await press(texts.cancel)
  await heading(profileTexts.personal.title)
  await screen.findByText(texts.cancelled)
  closeAccount()
  await open({ 'email.resend': () => ({ pending_email: null }) })
  await press(texts.again)
  await screen.findByText(texts.over)
})

const confirmedTitle = successPage('email', 'success')?.title ?? ''

/** Asks for another address; its mail is confirmed as soon as `mailbox.confirmed` is set. */
async function asked() {
  const mailbox = { confirmed: false }
  const opened = await open(
    {
      'email.change': () => ({ pending_email: to }),
      'mail.awaited': () => mailbox,
    },
    { ...waiting, pending_email: null },
  )
  type('E-Mail-Adresse *', to)
  type('Aktuelles Passwort *', 'Sommer2024')
  await press(profileEditTexts.submit)
  await heading(texts.title)
  return { ...opened, mailbox }
}

test('confirmed elsewhere, the page says so, drops the session that has ended, and the login has the new address', async () => {
  const { calls, account, mailbox } = await asked()
  await comeBack()
  await heading(texts.title)
  mailbox.confirmed = true
  await comeBack()
  await heading(confirmedTitle)
  const mark = Reflect.get(Object(calls.find((call) => call.path === 'email.change')?.input), 'mark')
  expect(calls.find((call) => call.path === 'mail.awaited')?.input).toEqual({ mark })
  expect(account.session.get().signedIn).toBe(false)
  await press('Jetzt anmelden')
  await heading(sessionTexts.title)
  expect(field('E-Mail-Adresse *').value).toBe(to)
})

test('confirmed in another tab, whose end of all sessions is quicker than the answer, it says so, too', async () => {
  const { mailbox } = await asked()
  mailbox.confirmed = true
  await act(async () => {
    localStorage.removeItem(sessionKey)
    window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }))
  })
  await heading(confirmedTitle)
  expect(screen.queryByText(sessionTexts.ended)).toBeNull()
})

test('a session that ends for another reason is told as ever', async () => {
  await asked()
  await act(async () => {
    localStorage.removeItem(sessionKey)
    window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }))
  })
  await heading(sessionTexts.title)
  expect(screen.getByText(sessionTexts.ended)).toBeDefined()
})
