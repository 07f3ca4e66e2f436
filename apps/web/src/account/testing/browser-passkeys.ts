import { afterEach, beforeEach, vi } from 'vitest'

const bytes = new TextEncoder().encode('x').buffer

/** What the browser says after a ceremony with its one passkey; each of its fields is `eA` on the wire. */
export const passkeyAnswer = {
  id: 'eA',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
  getClientExtensionResults: () => ({}),
  authenticatorAttachment: 'platform',
}

const newPasskeyAnswer = {
  ...passkeyAnswer,
  response: { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] },
}

/** The same as the service gets it. */
export const passkeyAssertion = {
  credential: 'eA',
  client_data: 'eA',
  authenticator_data: 'eA',
  signature: 'eA',
  user_handle: 'eA',
}

/** What the service answers a browser that asks for a challenge. */
export const passkeyOptions = {
  challenge: 'AAAA',
  rpId: 'sso.example',
  timeout: 300_000,
  userVerification: 'required',
}

const usual = {
  capabilities: { relatedOrigins: true, conditionalGet: true } as Record<string, boolean>,
  /** Address fields list passkeys. */
  hasList: true,
  /** It could make one. */
  hasDevice: false,
}

/** A browser with a passkey for the tests of a file, which say what else it can. */
export function browserWithPasskeys() {
  const browser = {
    ...usual,
    signal: vi.fn(async () => undefined),
    /** Makes a key, whose parts are `eA` on the wire; `mediation` says whether by itself. */
    create: vi.fn(),
    /** What it asks its keys; the list of the address field waits for ever unless a test says otherwise. */
    get: vi.fn(),
  }
  beforeEach(() => {
    Object.assign(browser, usual)
    browser.signal.mockClear()
    browser.create.mockReset().mockResolvedValue(newPasskeyAnswer)
    browser.get
      .mockReset()
      .mockImplementation(({ mediation }) =>
        mediation === 'conditional' ? new Promise(() => undefined) : Promise.resolve(passkeyAnswer),
      )
    vi.stubGlobal(
      'PublicKeyCredential',
      Object.assign(() => undefined, {
        isConditionalMediationAvailable: async () => browser.hasList,
        isUserVerifyingPlatformAuthenticatorAvailable: async () => browser.hasDevice,
        getClientCapabilities: async () => browser.capabilities,
        signalUnknownCredential: browser.signal,
      }),
    )
    Object.defineProperty(navigator, 'credentials', {
      configurable: true,
      value: { get: browser.get, create: browser.create },
    })
  })
  afterEach(() => Reflect.deleteProperty(navigator, 'credentials'))
  return browser
}
