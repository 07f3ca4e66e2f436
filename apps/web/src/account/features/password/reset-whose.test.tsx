// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { accountTexts, errorTexts, passwordTexts } from '@leserkonto/texts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  closeAccount,
  heading,
  openAccount,
  press,
  problemBox,
  reader,
  tokenOf,
  type,
} from '../../testing/open-account.tsx'

const texts = passwordTexts.reset
const email_masked = 'm***@e***.test'
const open = (handlers: object) =>
  openAccount('/service/profil/password/reset?token=geheim-geheim-geheim-geheim-geheim-geheim-g', {
    handlers: { 'password.checkReset': () => ({ email: 'mia@example.test', email_masked }), ...handlers },
  })
const refusing = (error: unknown) => () => {
  throw error
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

test('the page says whose password it sets, and asks about the link only until it is used', async () => {
  const { calls, left } = await open({
    'password.reset': () => ({
      access_token: tokenOf(reader.sub),
      token_type: 'Bearer',
      expires_in: 60,
      return_url: '/artikel/1',
    }),
  })
  await heading(texts.title)
  expect(screen.getByText(texts.whose(email_masked))).toBeDefined()
  type('Neues Passwort *', 'Ganz-Neu-88')
  await press(texts.submit)
  await waitFor(() => expect(left).toEqual(['/artikel/1']))
  expect(calls.filter((call) => call.path === 'password.checkReset')).toMatchObject([
    { input: { token: 'geheim-geheim-geheim-geheim-geheim-geheim-g' }, bearer: null },
  ])
})

test('a dead link says so before anybody thinks of a password', async () => {
  await open({ 'password.checkReset': refusing(new Problem('PASSWORD_RESET_TOKEN_INVALID')) })
  await heading(texts.deadTitle)
  expect((await problemBox()).textContent).toContain(errorTexts.PASSWORD_RESET_TOKEN_INVALID)
})

test('without a token there is no form', async () => {
  await openAccount('/service/profil/password/reset')
  await heading(texts.incompleteTitle)
})

test('while the service cannot say whose it is, there is no form', async () => {
  await open({ 'password.checkReset': refusing(new Problem('RATE_LIMITED', { retryAfterS: 60 })) })
  await heading(accountTexts.technical.title)
})
