// @vitest-environment jsdom
import { accountTexts } from '@leserkonto/texts'
import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { closeAccount, listenedWindow, pageData, press } from './testing/open-account.tsx'

vi.mock('./App.tsx', () => ({
  App: () => {
    throw new TypeError('cannot read mia@example.test')
  },
}))

const code = vi.hoisted(() => ({ load: vi.fn<() => Promise<void>>() }))
vi.mock('./routes.tsx', () => ({ loadScreenAt: code.load }))

// Files share a worker: this one must not get the area that another has loaded, nor leave it the one that breaks.
let start: typeof import('./start.tsx').start
let createAccount: typeof import('./session/create-account.ts').createAccount
beforeAll(async () => {
  vi.resetModules()
  start = (await import('./start.tsx')).start
  createAccount = (await import('./session/create-account.ts')).createAccount
})
afterAll(() => {
  vi.resetModules()
})

beforeEach(() => {
  code.load.mockReset().mockResolvedValue()
  vi.spyOn(console, 'error').mockReset().mockReturnValue()
})
afterEach(closeAccount)

test('a page that breaks says so, offers a fresh start, and logs no message', async () => {
  const reload = vi.fn()
  const account = { ...createAccount(pageData(), listenedWindow()), browser: { open: () => {}, reload } }
  const element = document.body.appendChild(document.createElement('div'))
  start(account, element)
  await screen.findByRole('heading', { level: 1, name: accountTexts.technical.title })
  await press(accountTexts.technical.retry)
  expect(reload).toHaveBeenCalledOnce()
  const logged = vi.mocked(console.error).mock.calls.flat().join('\n')
  expect(logged).toContain('TypeError')
  expect(logged).not.toContain('mia@example.test')
})

test.each([
  ['comes late', () => new Promise<void>(() => {})],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'the first view stands until the screen is there; one that %s is drawn all the same',
  async (_case, load) => {
    code.load.mockImplementation(load)
    const element = document.body.appendChild(document.createElement('div'))
    element.innerHTML = '<p>Anmelden</p>'
    start(createAccount(pageData(), listenedWindow()), element)
    expect(element.textContent).toBe('Anmelden')
    await within(element).findByRole('heading', { level: 1, name: accountTexts.technical.title })
    expect(element.textContent).not.toContain('Anmelden')
  },
)
