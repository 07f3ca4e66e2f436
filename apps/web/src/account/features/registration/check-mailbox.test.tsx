// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { errorTexts, limitText, registrationTexts, sessionTexts } from '@leserkonto/texts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeAccount, heading, openAccount, press, problemBox, type } from '../../testing/open-account.tsx'

const path = '/service/profil/loginRegister/register'

afterEach(closeAccount)

describe('G11: sending the mail again', () => {
  async function register(email = 'mia@example.test') {
    await screen.findByRole('button', { name: registrationTexts.submit })
    type('E-Mail-Adresse *', email)
    type('Passwort *', 'Sommer2026')
    await press(registrationTexts.submit)
  }

  async function openMailbox(handlers: object) {
    const taken = { 'registration.register': () => ({ status: 'registered' }) }
    const opened = await openAccount(path, { handlers: { ...taken, ...handlers } })
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
    expect((await problemBox()).textContent).toContain(limitText(undefined, 60))
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

  test('another address leads back to the form, and mails to the first one go on counting', async () => {
    await openMailbox({})
    for (const waits of [60, 58 * 60]) {
      await press(registrationTexts.checkMailbox.otherAddress)
      await heading(sessionTexts.title)
      await pass(60_000)
      await register('Mia+neu@example.test')
      await heading(registrationTexts.checkMailbox.title)
      expect(timer()).toBe(waiting(waits))
    }
    await press(registrationTexts.checkMailbox.otherAddress)
    await register('mio@example.test')
    await heading(registrationTexts.checkMailbox.title)
    expect(timer()).toBe(waiting(60))
  })
})
