// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { errorTexts, loginCodeTexts, passkeyTexts, profileDeleteTexts, sessionTexts } from '@leserkonto/texts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { browserWithPasskeys, passkeyAssertion, passkeyOptions } from '../../testing/browser-passkeys.ts'
import {
  closeAccount,
  heading,
  openAccount,
  press,
  reader,
  tokenOf,
  type,
} from '../../testing/open-account.tsx'

const login = '/service/profil/loginRegister'
const token = tokenOf(reader.sub)
const own = { rp_id: 'sso.example', user_handle: 'eA', passkeys: [{ credential: 'eA' }] }
const welcome = { 'session.passkeyOptions': () => passkeyOptions, 'session.userinfo': () => reader }
const browser = browserWithPasskeys()

afterEach(closeAccount)

describe('the offer after a login', () => {
  const signIn = async (edition: string, passkeys: 'here' | 'related' | 'elsewhere') => {
    browser.hasDevice = true
    const opened = await openAccount(`${login}?redirectFrom=/service/profil/delete`, {
      edition,
      page: { passkeys },
      handlers: {
        ...welcome,
        'session.login': () => ({ access_token: token, token_type: 'Bearer', expires_in: 1 }),
        'passkeys.list': () => ({ ...own, passkeys: [] }),
      },
    })
    await heading(sessionTexts.title)
    type('E-Mail-Adresse *', reader.email)
    type('Passwort *', 'Sommer-2026')
    await press(sessionTexts.login.submit)
    return opened
  }

  test('is made where this page can hold the ceremony', async () => {
    await signIn('sso', 'here')
    await heading(passkeyTexts.offer.title)
  })

  test('is not made at an edition that uses passkeys elsewhere: the reader goes on, and no browser is asked', async () => {
    const { calls } = await signIn('az', 'elsewhere')
    await heading(profileDeleteTexts.title)
    expect(calls.some((call) => call.path === 'passkeys.list')).toBe(false)
    expect(browser.get).not.toHaveBeenCalled()
  })

  test('is not made at another edition in a browser that relates no origins', async () => {
    browser.capabilities = { relatedOrigins: false }
    const { calls } = await signIn('az', 'related')
    await heading(profileDeleteTexts.title)
    expect(calls.some((call) => call.path === 'passkeys.list')).toBe(false)
  })
})

describe('before something that matters', () => {
  const askDelete = async (given: Parameters<typeof openAccount>[1]) => {
    const opened = await openAccount('/service/profil/delete', {
      edition: 'sso',
      token,
      ...given,
      handlers: { ...welcome, 'profile.delete': () => undefined, ...given?.handlers },
    })
    await heading(profileDeleteTexts.title)
    await press(profileDeleteTexts.ask)
    await screen.findByRole('dialog', { name: profileDeleteTexts.dialog.title })
    return opened
  }
  test('a reader’s own passkey is taken instead of the password', async () => {
    const { calls } = await askDelete({
      handlers: { 'passkeys.list': () => own, 'session.confirmWithPasskey': () => undefined },
    })
    await screen.findByRole('button', { name: passkeyTexts.proof })
    await press(passkeyTexts.proof)
    await screen.findByText(loginCodeTexts.proof.proven)
    expect(browser.get.mock.calls[0]?.[0].publicKey.allowCredentials).toHaveLength(1)
    expect(calls.find((call) => call.path === 'session.confirmWithPasskey')?.input).toEqual(passkeyAssertion)
    await press(profileDeleteTexts.dialog.submit)
    await waitFor(() => expect(calls.find((call) => call.path === 'profile.delete')?.input).toEqual({}))
  })

  test('what the reader breaks off, and what is refused, leaves the dialog as it was', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await askDelete({
      handlers: {
        'passkeys.list': () => own,
        'session.confirmWithPasskey': () => {
          throw new Problem('PASSKEY_REFUSED')
        },
      },
    })
    await screen.findByRole('button', { name: passkeyTexts.proof })
    browser.get.mockImplementationOnce(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    await press(passkeyTexts.proof)
    await waitFor(() => expect(browser.get).toHaveBeenCalledTimes(1))
    await screen.findByRole('button', { name: passkeyTexts.proof, busy: false })
    expect(screen.queryByText(errorTexts.PASSKEY_REFUSED)).toBeNull()
    await press(passkeyTexts.proof)
    await screen.findByText(errorTexts.PASSKEY_REFUSED)
    expect(screen.queryByText(loginCodeTexts.proof.proven)).toBeNull()
  })

  test('is offered neither without one nor where this page can use none', async () => {
    const none = { ...own, passkeys: [] }
    await askDelete({ handlers: { 'passkeys.list': () => none } })
    expect(screen.queryByRole('button', { name: passkeyTexts.proof })).toBeNull()
    closeAccount()
    const { calls } = await askDelete({ edition: 'az', handlers: { 'passkeys.list': () => own } })
    expect(screen.queryByRole('button', { name: passkeyTexts.proof })).toBeNull()
    expect(calls.some(({ path }) => path === 'passkeys.list')).toBe(false)
  })
})
