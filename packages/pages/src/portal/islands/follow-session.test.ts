// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepReader } from '../../session/keep-reader.ts'
import { sessionKey, sessionOver } from '../../session-key.ts'
import { accountLinks } from '../testing/account-links.ts'
import { forgetSession } from './end-session.ts'
import { watchSession } from './follow-session.ts'

vi.mock('./once-shown.ts', () => ({ onceShown: (work: () => void) => work() }))

const stored = (token: string) => JSON.stringify({ access_token: token, logged_in: true })
const asked = vi.fn<typeof fetch>()
let page: Document
let visibility: DocumentVisibilityState

beforeEach(() => {
  asked.mockReset().mockResolvedValue(new Response(null, { status: 200 }))
  vi.stubGlobal('fetch', asked)
  visibility = 'visible'
  page = document.implementation.createHTMLDocument()
  Object.defineProperty(page, 'visibilityState', { get: () => visibility })
  page.body.innerHTML = accountLinks
})
// Each page has its own window in a browser, and here they share one.
let listens: typeof window.addEventListener
beforeEach(() => {
  listens = vi.spyOn(window, 'addEventListener')
})
afterEach(() => {
  for (const [type, listener] of vi.mocked(listens).mock.calls) window.removeEventListener(type, listener)
  localStorage.clear()
})

const head = () => page.querySelector('a:not([hidden])')?.textContent?.replace('Profil: ', '')
const over = () => asked.mockResolvedValue(new Response(null, { status: 401 }))
const shownAgain = () => {
  for (const next of ['hidden', 'visible'] as const) {
    visibility = next
    page.dispatchEvent(new Event('visibilitychange'))
  }
}
const restored = () => {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}
/** What follows from an answer has been done. */
const answered = () => new Promise((resolve) => setTimeout(resolve))

test('nobody signed in: nobody is asked', () => {
  watchSession(page, forgetSession)
  shownAgain()
  expect([asked.mock.calls.length, head()]).toEqual([0, 'Anmelden'])
})

test('each showing asks once, as the reader of the session', async () => {
  localStorage.setItem(sessionKey, stored('t'))
  watchSession(page, forgetSession)
  page.dispatchEvent(new Event('visibilitychange'))
  const headers = { authorization: 'Bearer t' }
  expect(asked.mock.calls).toEqual([['/userinfo', { headers, signal: expect.any(AbortSignal) }]])
  shownAgain()
  restored()
  await answered()
  expect([asked.mock.calls.length, head()]).toEqual([3, 'Profil'])
})

test('a page that is loaded in the background waits until it is looked at', () => {
  localStorage.setItem(sessionKey, stored('t'))
  visibility = 'hidden'
  watchSession(page, forgetSession)
  expect(asked).not.toHaveBeenCalled()
  visibility = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(asked).toHaveBeenCalledTimes(1)
})

test.each([
  ['is shown again', shownAgain],
  ['is brought back by the back button', restored],
])('a session that was ended elsewhere is over here when the page %s', async (_name, show) => {
  localStorage.setItem(sessionKey, stored('t'))
  watchSession(page, forgetSession)
  await answered()
  over()
  show()
  await answered()
  expect([head(), localStorage.getItem(sessionKey)]).toEqual(['Anmelden', sessionOver])
})

test('where the code that forgets does not come, the session is asked about again at the next showing', async () => {
  localStorage.setItem(sessionKey, stored('t'))
  over()
  watchSession(page, () => undefined)
  await answered()
  shownAgain()
  await answered()
  expect([asked.mock.calls.length, head()]).toEqual([2, 'Profil'])
})

test('the body of an answer that nobody reads is not left open', async () => {
  localStorage.setItem(sessionKey, stored('t'))
  const left = vi.fn()
  asked.mockResolvedValue(new Response(new ReadableStream({ cancel: left })))
  watchSession(page, forgetSession)
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce())
})

test('a service that fails or is away ends nothing', async () => {
  localStorage.setItem(sessionKey, stored('t'))
  asked.mockResolvedValue(new Response(null, { status: 503 }))
  watchSession(page, forgetSession)
  await answered()
  asked.mockRejectedValue(new TypeError('away'))
  shownAgain()
  await answered()
  expect([head(), localStorage.getItem(sessionKey)]).toEqual(['Profil', stored('t')])
})

test('the answer about a session that another has replaced by then changes nothing', async () => {
  localStorage.setItem(sessionKey, stored('t'))
  over()
  watchSession(page, forgetSession)
  localStorage.setItem(sessionKey, stored('new'))
  await answered()
  expect([head(), localStorage.getItem(sessionKey)]).toEqual(['Profil', stored('new')])
})

test('signing out and in in another tab is followed at once, without a question', () => {
  localStorage.setItem(sessionKey, stored('t'))
  watchSession(page, forgetSession)
  localStorage.removeItem(sessionKey)
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }))
  expect(head()).toBe('Anmelden')
  localStorage.setItem(sessionKey, stored('new'))
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }))
  expect([head(), asked.mock.calls.length]).toEqual(['Profil', 1])
})

test('who reads on, by a link of a page that has asked, is not asked about again', () => {
  localStorage.setItem(sessionKey, stored('t'))
  Object.defineProperty(page, 'referrer', { value: `${location.origin}/overview` })
  const visit = (type: string) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
  visit('navigate')
  watchSession(page, forgetSession)
  expect(asked).not.toHaveBeenCalled()
  visit('back_forward')
  watchSession(page, forgetSession)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a name that the account area learns in another tab is shown at once', () => {
  localStorage.setItem(sessionKey, stored('t'))
  watchSession(page, forgetSession)
  keepReader('t', { given_name: 'Mia', family_name: 'Muster', profile_picture: null })
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }))
  expect(head()).toBe('MMMia Muster')
})
