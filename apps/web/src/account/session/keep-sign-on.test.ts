// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { keptKey } from '@leserkonto/pages/session-key'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeService, type Handler } from '../testing/fake-service.ts'
import { pageData } from '../testing/page-data.ts'
import { tokenOf } from '../testing/reader.ts'
import { createAccount } from './create-account.ts'
import { keepSignOn } from './keep-sign-on.ts'

const token = 'k'.repeat(43)
const gives = { 'session.keepSignOn': () => ({ token, expires_in: 60 }) }

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

async function keep(
  target: string,
  { handlers = gives as Record<string, Handler>, edition = 'az', state = undefined as unknown } = {},
) {
  const calls = fakeService(handlers)
  const left: string[] = []
  const account = {
    ...createAccount(pageData(edition), window),
    browser: { open: (url: string) => left.push(url), reload: () => undefined },
  }
  account.session.signIn(tokenOf('reader-1'))
  const kept = await keepSignOn(account, target, state)
  return { kept, left, calls, stored: JSON.parse(sessionStorage.getItem(keptKey) ?? 'null') }
}

test.each([
  ['/artikel/1?a=%C3%A4#b', '/artikel/1?a=%C3%A4#b'],
  [`${location.origin}/artikel/1`, '/artikel/1'],
  [
    'https://rt.example/artikel/1',
    '/service/profil/loginRegister?redirectFrom=https%3A%2F%2Frt.example%2Fartikel%2F1',
  ],
])(
  'on the way to %s the page that signs on gets the token by the tab’s storage',
  async (target, return_url) => {
    const { kept, left, stored } = await keep(target)
    expect(kept).toBe(true)
    expect(left).toEqual(['/sign-on/keep'])
    expect(stored).toEqual({ token, return_url })
  },
)

test('without a token the reader goes on', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const refuse = () => {
    throw new Problem('GENERIC')
  }
  const { kept, left, stored } = await keep('/artikel/1', { handlers: { 'session.keepSignOn': refuse } })
  expect([kept, left, stored]).toEqual([false, [], null])
  expect(said).toHaveBeenCalledWith('GENERIC session.keepSignOn request-1')
})

test('at a host that is not the edition’s own nothing is asked for', async () => {
  const { kept, calls } = await keep('/artikel/1', { edition: 'rt' })
  expect([kept, calls]).toEqual([false, []])
})

test('what the history entry holds comes back with the target, once and nowhere else', async () => {
  const state = { token: 'einladung' }
  await keep('/service/profil/shared-subscriptions/invite', { state })
  history.replaceState(null, '', '/service/profil/shared-subscriptions/invite')
  createAccount(pageData(), window)
  expect(history.state).toEqual({ usr: state })
  history.replaceState(null, '', '/service/profil/shared-subscriptions/invite')
  createAccount(pageData(), window)
  expect(history.state).toBeNull()
  await keep('/service/profil', { state })
  history.replaceState(null, '', '/service/newsletter')
  createAccount(pageData(), window)
  expect(history.state).toBeNull()
})
