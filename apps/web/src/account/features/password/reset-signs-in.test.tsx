// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { passwordTexts, successPage } from '@leserkonto/texts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  closeAccount,
  heading,
  openAccount,
  press,
  reader,
  tokenOf,
  type,
} from '../../testing/open-account.tsx'

const path = '/service/profil/password/reset'
const email = 'mia@example.test'
const state = { token: 'geheim-geheim-geheim-geheim-geheim-geheim-g', email }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

async function choose() {
  await heading(passwordTexts.reset.title)
  type('Neues Passwort *', 'Ganz-Neu-88')
  await press(passwordTexts.reset.submit)
}

test('from the page that took the account back, the new password leads to how the reader signs in', async () => {
  const { account } = await openAccount(path, {
    state,
    handlers: {
      'password.checkReset': () => ({ email: 'mia@example.test', email_masked: 'm***@e***.test' }),
      'password.reset': () => ({ access_token: tokenOf(reader.sub), token_type: 'Bearer', expires_in: 1 }),
      'session.keepSignOn': () => {
        throw new Problem('GENERIC')
      },
    },
  })
  await choose()
  await vi.waitFor(() => expect(location.pathname).toBe('/service/profil/sicherheit'))
  expect(account.session.get()).toMatchObject({ signedIn: true })
})

test('where that does not work the reader is told to sign in', async () => {
  await openAccount(path, {
    state,
    handlers: {
      'password.checkReset': () => ({ email: 'mia@example.test', email_masked: 'm***@e***.test' }),
      'password.reset': () => ({}),
    },
  })
  await choose()
  await heading(successPage('password', 'success')?.title ?? '')
})
