// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { errorTexts, loginCodeTexts, passkeyTexts, profileDeleteTexts } from '@leserkonto/texts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { browserWithPasskeys, passkeyAssertion, passkeyOptions } from '../../testing/browser-passkeys.ts'
import { closeAccount, heading, openAccount, press, reader, tokenOf } from '../../testing/open-account.tsx'

const token = tokenOf(reader.sub)
const own = { rp_id: 'sso.example', user_handle: 'eA', passkeys: [{ credential: 'eA' }] }
const welcome = { 'session.passkeyOptions': () => passkeyOptions, 'session.userinfo': () => reader }
const browser = browserWithPasskeys()

afterEach(closeAccount)

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
