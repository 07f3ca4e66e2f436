// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { passwordLoginKey } from '@leserkonto/pages/session/password-login'
import { returnKey } from '@leserkonto/pages/session-key'
import { passkeyTexts, profileDeleteTexts, sessionTexts } from '@leserkonto/texts'
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { whileSignedIn } from '../../session/while-signed-in.ts'
import { browserWithPasskeys, passkeyOptions } from '../../testing/browser-passkeys.ts'
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
const own = { rp_id: 'sso.example', user_handle: 'eA', passkeys: [] as object[] }
const welcome = { 'session.passkeyOptions': () => passkeyOptions, 'session.userinfo': () => reader }
const browser = browserWithPasskeys()

afterEach(closeAccount)

describe('the offer after a login', () => {
  const signIn = async (
    edition: string,
    passkeys: 'here' | 'related' | 'elsewhere',
    target = '/service/profil/delete',
  ) => {
    browser.hasDevice = true
    const opened = await openAccount(`${login}?redirectFrom=${target}`, {
      edition,
      page: { passkeys },
      handlers: {
        ...welcome,
        'session.login': () => ({ access_token: token, token_type: 'Bearer', expires_in: 1 }),
        'passkeys.list': () => own,
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

  test('is not made where the browser makes one by itself after a password', async () => {
    browser.capabilities = { conditionalCreate: true }
    const { calls, account } = await signIn('sso', 'here')
    await heading(profileDeleteTexts.title)
    expect(calls.some((call) => call.path === 'passkeys.list')).toBe(false)
    expect(Number(account.tab.read(passwordLoginKey))).toBeGreaterThan(0)
    // A page of the account area looks by itself.
    expect(account.tab.read(returnKey)).toBeNull()
  })

  test('is not made to who comes from an article, whose page then has one made', async () => {
    const { account, left } = await signIn('sso', 'here', '/artikel/eins?seite=2')
    await waitFor(() => expect(left).toEqual(['/artikel/eins?seite=2']))
    expect(JSON.parse(account.tab.read(returnKey) ?? '')).toEqual({ address: '/artikel/eins?seite=2' })
  })

  const offeredKey = 'leserkonto.passkey_offered'
  const days60 = 60 * 24 * 60 * 60_000

  test('is made once in 60 days, whatever was answered', async () => {
    await signIn('sso', 'here')
    await heading(passkeyTexts.offer.title)
    expect(Date.now() - Number(localStorage.getItem(offeredKey))).toBeLessThan(days60)
  })

  test.each([
    ['sleeps until then', days60 - 60_000, profileDeleteTexts.title],
    ['is made again then', days60, passkeyTexts.offer.title],
  ])('%s', async (_what, agoMs, title) => {
    localStorage.setItem(offeredKey, String(Date.now() - agoMs))
    await signIn('sso', 'here')
    await heading(title)
  })
})

describe('a passkey by itself', () => {
  const open = async (handlers: Parameters<typeof openAccount>[1] = {}) => {
    browser.capabilities = { conditionalCreate: true }
    const opened = await openAccount('/service/profil/delete', {
      edition: 'sso',
      token,
      ...handlers,
      handlers: {
        ...welcome,
        'passkeys.options': () => ({
          challenge: 'AAAA',
          rp: { id: 'sso.example', name: 'x' },
          user: { id: 'eA', name: reader.email, displayName: reader.email },
          pubKeyCredParams: [],
          excludeCredentials: [],
        }),
        'passkeys.add': () => undefined,
        ...handlers?.handlers,
      },
    })
    await heading(profileDeleteTexts.title)
    opened.account.tab.write(passwordLoginKey, String(Date.now()))
    return opened
  }

  test('is made on the page behind the login, once, without a word', async () => {
    const { account, calls } = await open()
    whileSignedIn(account)
    const added = () => calls.filter(({ path }) => path === 'passkeys.add')
    await waitFor(() => expect(added()).toHaveLength(1))
    expect(added()[0]?.input).toEqual({ client_data: 'eA', attestation: 'eA', transports: ['internal'] })
    expect(calls.find(({ path }) => path === 'passkeys.options')?.input).toEqual({ by_itself: true })
    expect(browser.create).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ mediation: 'conditional' }),
    )
    expect(account.notices.current()).toBeNull()
    expect(account.tab.read(passwordLoginKey)).toBeNull()
  })

  test.each([
    ['at an edition that uses passkeys elsewhere', 'elsewhere', true],
    ['in a browser that makes none by itself', 'here', false],
  ] as const)('is not asked for %s', async (_where, passkeys, conditionalCreate) => {
    const { account, calls } = await open({ page: { passkeys } })
    browser.capabilities = { conditionalCreate }
    whileSignedIn(account)
    await waitFor(() => expect(account.tab.read(passwordLoginKey)).toBeNull())
    await new Promise((resolve) => setTimeout(resolve))
    expect(calls.some(({ path }) => path === 'passkeys.options')).toBe(false)
  })

  test('that is refused, by the browser or the service, is nothing a reader hears of', async () => {
    const error = vi.spyOn(console, 'error')
    const refused = vi.fn(() => {
      throw new Problem('PASSKEY_EXISTS')
    })
    const { account } = await open({ handlers: { 'passkeys.add': refused } })
    whileSignedIn(account)
    await waitFor(() => expect(refused).toHaveBeenCalled())
    account.tab.write(passwordLoginKey, String(Date.now()))
    browser.create.mockRejectedValue(new Error('no'))
    whileSignedIn(account)
    await waitFor(() => expect(browser.create).toHaveBeenCalledTimes(2))
    expect(account.notices.current()).toBeNull()
    expect(error).not.toHaveBeenCalled()
  })
})
