// @vitest-environment jsdom
import { fieldLabels, sessionTexts, signInSheetTexts as texts } from '@leserkonto/texts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { passwordLoginKey } from '../../../session/password-login.ts'
import { returnKey, sessionKey, sessionOf } from '../../../session-key.ts'
import { comeBack } from './open-sign-in.ts'
import { leave } from './place-kept.ts'
import {
  aroundEach,
  askFor,
  email,
  field,
  json,
  problem,
  service,
  show,
  signedIn,
} from './testing/open-sheet.tsx'

// Its styles are made by the build.
vi.mock('./show-sheet.tsx', () => ({ showSheet: vi.fn() }))

aroundEach()

const bytes = new TextEncoder().encode('x').buffer
const answer = {
  id: 'eA',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
  getClientExtensionResults: () => ({}),
}
const made = { ...answer, response: { clientDataJSON: bytes, attestationObject: bytes } }
const options = { challenge: 'AAAA', rpId: 'sso.example', timeout: 1, userVerification: 'required' }
const calls = { '/user/passkey-login/options': json(options), '/user/passkey-login': json(signedIn) }
const browser = { get: vi.fn(), create: vi.fn(), signal: vi.fn(async () => undefined), capabilities: {} }

beforeEach(() => {
  browser.get.mockReset().mockResolvedValue(answer)
  browser.create.mockReset().mockResolvedValue(made)
  browser.capabilities = { relatedOrigins: true, conditionalCreate: true }
  const known = {
    isConditionalMediationAvailable: async () => true,
    getClientCapabilities: async () => browser.capabilities,
    signalUnknownCredential: browser.signal,
  }
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, known),
  )
  const credentials = { get: browser.get, create: browser.create }
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials })
})
afterEach(() => Reflect.deleteProperty(navigator, 'credentials'))

/** The list waits until its page is gone or something else is chosen. */
const nobodyChooses = () => {
  const signals: AbortSignal[] = []
  browser.get.mockImplementation(({ signal }) => {
    signals.push(signal)
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  return signals
}

describe('the list of the address field', () => {
  test.each(['here', 'related'] as const)('signs in with the passkey that is chosen (%s)', async (place) => {
    const asked = service(calls)
    show(false, place)
    expect((await field(fieldLabels.email)).autocomplete).toBe('username webauthn')
    await expect.poll(() => leave.for).toHaveBeenCalledExactlyOnceWith('/sign-on/keep')
    expect(asked.map(({ path }) => path)).toEqual([
      '/user/passkey-login/options',
      '/user/passkey-login',
      '/user/signUserData',
      '/userinfo',
      '/user/signOnToken',
    ])
    expect(asked[1]?.body).toEqual({
      credential: 'eA',
      client_data: 'eA',
      authenticator_data: 'eA',
      signature: 'eA',
      user_handle: 'eA',
    })
    expect(browser.get).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ mediation: 'conditional' }))
    expect(JSON.parse(sessionStorage.getItem(returnKey) ?? '')).toEqual({ top: 400, address: '/' })
    expect(await screen.findByText(sessionTexts.signOn.keeping)).toBeTruthy()
  })

  test('is not asked for where passkeys are used elsewhere, nor in a browser that relates no origins', async () => {
    const asked = service(calls)
    show(false, 'elsewhere')
    await field(fieldLabels.email)
    cleanup()
    browser.capabilities = { relatedOrigins: false }
    show(false, 'related')
    await field(fieldLabels.email)
    await new Promise((resolve) => setTimeout(resolve))
    expect(asked).toEqual([])
    expect(browser.get).not.toHaveBeenCalled()
  })

  test('ends when a code is asked for, and when the sheet goes', async () => {
    const signals = nobodyChooses()
    service(calls)
    show(false, 'here')
    await expect.poll(() => signals).toHaveLength(1)
    await askFor()
    await expect.poll(() => signals[0]?.aborted).toBe(true)
    cleanup()
    sessionStorage.clear()
    show(false, 'here')
    await expect.poll(() => signals).toHaveLength(2)
    expect(signals[1]?.aborted).toBe(false)
    cleanup()
    await expect.poll(() => signals[1]?.aborted).toBe(true)
  })

  test('a key that the service does not know is said, and named to the browser', async () => {
    service({ ...calls, '/user/passkey-login': problem('PASSKEY_UNKNOWN', 401) })
    show(false, 'here')
    expect(await screen.findByText('Text von PASSKEY_UNKNOWN')).toBeTruthy()
    expect(browser.signal).toHaveBeenCalledWith({ rpId: 'sso.example', credentialId: 'eA' })
    expect(screen.getByText(texts.submit)).toBeTruthy()
  })

  test('that cannot be filled is nothing a reader hears of', async () => {
    const asked = service({ ...calls, '/user/passkey-login/options': new TypeError('no network') })
    show(false, 'here')
    await expect.poll(() => asked).toHaveLength(1)
    await askFor(email)
    expect(screen.queryByRole('alert', { name: /./ })).toBeNull()
    expect(await field(fieldLabels.code)).toBeTruthy()
  })
})

describe('back from a login with the password', () => {
  const arrive = async (place: string) => {
    document.body.dataset.passkeys = place
    localStorage.setItem(sessionKey, sessionOf('token-1'))
    sessionStorage.setItem(returnKey, JSON.stringify({ address: '/' }))
    sessionStorage.setItem(passwordLoginKey, String(Date.now()))
    await comeBack(document)
  }
  const answers = {
    '/user/passkeys/options': json({ challenge: 'AAAA', user: { id: 'eA' }, excludeCredentials: [] }),
    '/user/passkeys': json({}),
  }
  afterEach(() => {
    delete document.body.dataset.passkeys
  })

  test('the browser makes a passkey by itself, and the page stays where it is', async () => {
    const asked = service(answers)
    const scroll = vi.fn()
    vi.stubGlobal('scrollTo', scroll)
    await arrive('here')
    const authorization = 'Bearer token-1'
    expect(asked).toEqual([
      { path: '/user/passkeys/options', body: { by_itself: true }, authorization },
      { path: '/user/passkeys', body: { client_data: 'eA', attestation: 'eA' }, authorization },
    ])
    expect(browser.create).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ mediation: 'conditional' }),
    )
    expect(scroll).not.toHaveBeenCalled()
    expect(sessionStorage.getItem(passwordLoginKey)).toBeNull()
  })

  test('nothing is asked where the browser makes none, or the page can hold no ceremony', async () => {
    const asked = service(answers)
    await arrive('elsewhere')
    browser.capabilities = {}
    await arrive('here')
    expect(asked).toEqual([])
  })

  test('a device out of the share has none made', async () => {
    const asked = service(answers)
    document.body.dataset.shares = '100 0'
    await arrive('here')
    delete document.body.dataset.shares
    expect(asked).toEqual([])
  })

  test('what is refused is not said', async () => {
    const asked = service({ ...answers, '/user/passkeys/options': problem('REAUTHENTICATION_REQUIRED', 403) })
    await arrive('here')
    expect(asked).toHaveLength(1)
    expect(console.error).not.toHaveBeenCalled()
  })
})
