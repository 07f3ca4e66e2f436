// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { errorTexts, sessionTexts } from '@leserkonto/texts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  browserWithPasskeys,
  passkeyAnswer,
  passkeyAssertion,
  passkeyOptions,
} from '../../testing/browser-passkeys.ts'
import {
  closeAccount,
  heading,
  openAccount,
  press,
  problemBox,
  reader,
  tokenOf,
} from '../../testing/open-account.tsx'
import { homeHeading } from '../../testing/open-profile.ts'

const path = '/service/profil/loginRegister'
const token = tokenOf(reader.sub)
const browser = browserWithPasskeys()
const { get, signal } = browser

afterEach(closeAccount)

const welcome = {
  'session.passkeyOptions': () => passkeyOptions,
  'session.passkeyLogin': () => ({ access_token: token, token_type: 'Bearer', expires_in: 1 }),
  'session.userinfo': () => reader,
  'passkeys.list': () => ({ rp_id: 'sso.example', user_handle: 'eA', passkeys: [{}] }),
}
const open = async (given: Parameters<typeof openAccount>[1] = {}, at = path) => {
  const opened = await openAccount(at, {
    edition: 'sso',
    ...given,
    handlers: { ...welcome, ...given.handlers },
  })
  await heading(sessionTexts.title)
  return opened
}
const pressPasskey = () => press(sessionTexts.login.passkey)
const asked = () => get.mock.calls.map(([{ mediation, publicKey }]) => [mediation, publicKey.rpId])

describe('a passkey', () => {
  test('signs in at the sign-on edition by the button, with what the browser said', async () => {
    const { calls, account } = await open()
    await pressPasskey()
    await waitFor(() => expect(account.session.get()).toEqual({ signedIn: true, token }))
    expect(calls.find((call) => call.path === 'session.passkeyLogin')?.input).toEqual({
      ...passkeyAssertion,
      edition: 'sso',
    })
    await heading(homeHeading)
  })

  test('signs in by the list of the address field, which is filled when the page opens', async () => {
    get.mockImplementation(async () => passkeyAnswer)
    const { account } = await openAccount(path, { edition: 'sso', handlers: welcome })
    await waitFor(() => expect(account.session.get().signedIn).toBe(true))
    expect(asked()).toEqual([['conditional', 'sso.example']])
  })

  test('is asked for by the button alone in a browser whose fields list none', async () => {
    browser.hasList = false
    const { calls, account } = await open()
    await pressPasskey()
    await waitFor(() => expect(account.session.get().signedIn).toBe(true))
    expect(calls.filter((call) => call.path === 'session.passkeyOptions')).toHaveLength(1)
    expect(asked()).toEqual([[undefined, 'sso.example']])
  })

  test('gets a new challenge for the list before the old one is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
    await open()
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1))
    await act(async () => vi.advanceTimersByTime(4 * 60_000))
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2))
  })

  test('that the service does not know is told to the browser', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await open({
      handlers: {
        'session.passkeyLogin': () => {
          throw new Problem('PASSKEY_UNKNOWN')
        },
      },
    })
    await pressPasskey()
    expect((await problemBox()).textContent).toContain(errorTexts.PASSKEY_UNKNOWN)
    expect(signal).toHaveBeenCalledWith({ rpId: 'sso.example', credentialId: 'eA' })
  })

  test('that the reader does not choose leaves the form, and the list comes back', async () => {
    await open()
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1))
    get.mockImplementationOnce(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    await pressPasskey()
    await waitFor(() =>
      expect(asked().map(([mediation]) => mediation)).toEqual(['conditional', undefined, 'conditional']),
    )
    expect(screen.queryByText(errorTexts.AUTH_TECHNICAL)).toBeNull()
  })

  test('whose list cannot be loaded says nothing, and the button says it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await open({
      handlers: {
        'session.passkeyOptions': () => {
          throw new TypeError('Failed to fetch')
        },
      },
    })
    expect(screen.queryAllByText(errorTexts.AUTH_TECHNICAL)).toEqual([])
    await pressPasskey()
    expect((await problemBox()).textContent).toContain(errorTexts.AUTH_TECHNICAL)
  })
})

describe('on another edition', () => {
  const wish = `${path}?redirectFrom=/service/profil/edit`
  const signOn = `https://sso.example${path}?return_url=`
  const wanted = () => encodeURIComponent(`${location.origin}/service/profil/edit`)

  test('in a browser that relates origins it is used in place', async () => {
    const { account } = await open({ edition: 'az', page: { passkeys: 'related' } })
    await pressPasskey()
    await waitFor(() => expect(account.session.get().signedIn).toBe(true))
  })

  test.each([
    ['that relates none', () => (browser.capabilities = { relatedOrigins: false })],
    [
      'that could not load the list of origins',
      () => get.mockRejectedValue(new DOMException('no', 'SecurityError')),
    ],
  ])('in a browser %s the button leads to the sign-on edition and back', async (_, arrange) => {
    arrange()
    const { left } = await open({ edition: 'az', page: { passkeys: 'related' } }, wish)
    await pressPasskey()
    await waitFor(() => expect(left).toEqual([signOn + wanted()]))
  })

  test('that is not https, or beyond the fifth name, too, and no browser is asked', async () => {
    const { left, calls } = await open({ edition: 'az' }, wish)
    await pressPasskey()
    await waitFor(() => expect(left).toEqual([signOn + wanted()]))
    expect(calls.filter((call) => call.path === 'session.passkeyOptions')).toEqual([])
    expect(get).not.toHaveBeenCalled()
  })
})

test('a browser without passkeys is offered none', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  await open()
  expect(screen.queryByRole('button', { name: sessionTexts.login.passkey })).toBeNull()
  expect(get).not.toHaveBeenCalled()
})
