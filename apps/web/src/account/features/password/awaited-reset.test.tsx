// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { sessionKey } from '@leserkonto/pages/session-key'
import { passwordTexts, sessionTexts, successPage } from '@leserkonto/texts'
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  closeAccount,
  comeBack,
  field,
  heading,
  openAccount,
  press,
  reader,
  tokenOf,
  type,
} from '../../testing/open-account.tsx'

const path = '/service/profil/password/request?return_url=/artikel/1'
const { sent, submit } = passwordTexts.request

afterEach(closeAccount)

async function waiting(options: { token?: string; confirmed?: boolean } = {}) {
  const opened = await openAccount(path, {
    ...(options.token && { token: options.token }),
    handlers: {
      'password.requestReset': () => ({ status: 'sent' }),
      'mail.awaited': () => ({ confirmed: options.confirmed ?? false }),
      'session.keepSignOn': () => {
        throw new Problem('GENERIC')
      },
    },
  })
  await heading(passwordTexts.request.title)
  type('E-Mail-Adresse *', 'mia@example.test')
  await press(submit)
  await heading(sent.title)
  return opened
}

test('a new password set elsewhere is said, and the login has the address', async () => {
  const { calls, account } = await waiting({ confirmed: true, token: tokenOf(reader.sub) })
  const mark = Reflect.get(Object(calls.find((call) => call.path === 'password.requestReset')?.input), 'mark')
  await comeBack()
  await heading(successPage('password', 'success')?.title ?? '')
  expect(calls.find((call) => call.path === 'mail.awaited')?.input).toEqual({ mark })
  // The session that was here before has ended with the old password.
  expect(account.session.get().signedIn).toBe(false)
  await press('Jetzt anmelden')
  await heading(sessionTexts.title)
  expect(field('E-Mail-Adresse *').value).toBe('mia@example.test')
})

test('set in another tab of this browser, the page goes on by itself to the article', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { left } = await waiting()
  await act(async () => {
    localStorage.setItem(sessionKey, JSON.stringify({ access_token: tokenOf(reader.sub), logged_in: true }))
    window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }))
  })
  await vi.waitFor(() => expect(left).toEqual(['/artikel/1']))
})
