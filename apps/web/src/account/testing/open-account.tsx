import { takeSecretsFromAddress, takeSecretsOfMail } from '@leserkonto/pages/first-script'
import type { PageData } from '@leserkonto/pages/page-data'
import { accountRouteAt } from '@leserkonto/pages/route-table'
import { linkQuery } from '@leserkonto/rules'
import { nowMs } from '@leserkonto/ui/browser/clock'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { vi } from 'vitest'
import { App } from '../App.tsx'
import type { Account } from '../session/account.ts'
import { createAccount } from '../session/create-account.ts'
import { Surroundings } from '../shell/Surroundings.tsx'
import { fakeService, type Handler, type ServiceCall } from './fake-service.ts'
import { pageData } from './page-data.ts'
import { reader, tokenOf } from './reader.ts'

export { pageData, reader, tokenOf }

// Browser functions that jsdom lacks and theme and dialogs need.
window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList
window.scrollTo = () => {}
Element.prototype.checkVisibility ??= () => true
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}

/** The blocks of a profile on which nothing has happened yet. */
const emptyBlocks: Record<string, Handler> = {
  'session.list': () => ({ sessions: [] }),
  'session.signIns': () => ({ sign_ins: [] }),
  'partners.list': () => ({ partners: [] }),
  'passkeys.list': () => ({ rp_id: 'sso.example', user_handle: 'eA', passkeys: [] }),
  'settings.list': () => ({ settings: [] }),
  'favourites.list': ({ edition }) => ({ edition, favorites: [] }),
  'home.today': () => ({ lead: null, marked: [], marked_count: 0 }),
  'newsletter.user': () => ({
    id: null,
    email: null,
    register_status: 0,
    verified: false,
    subscriptions: [],
  }),
  'newsletter.list': () => ({ newsletters: [], groups: [] }),
  'sharedSubscriptions.hasInvitation': () => ({ has_invitation: false, status: null, expired: false }),
}

const signs = ({ edition }: Record<string, unknown>) => ({
  user_data: tokenOf(reader.sub, { aud: edition, renew: renewS() }),
  renew: renewS(),
})
const renewS = () => Math.floor(nowMs() / 1_000) + 3_600

/** The opened area, with the calls and page loads since then. */
export type Opened = {
  account: Account
  calls: ServiceCall[]
  /** Addresses that were opened by a full load. */
  left: string[]
  reloads: () => number
}

type OpenOptions = {
  edition?: string
  /** What the page's data says otherwise. */
  page?: Partial<PageData>
  handlers?: Record<string, Handler>
  /** Token of the running session. */
  token?: string
  /** State of the history entry. */
  state?: object
}

/** Opens a path of the account area like a browser, with a fake service behind `fetch`. */
export async function openAccount(path: string, options: OpenOptions = {}): Promise<Opened> {
  history.replaceState(options.state ? { usr: options.state } : null, '', path)
  if (accountRouteAt(location.pathname)?.fromMail)
    takeSecretsOfMail(window, takeSecretsFromAddress, linkQuery)
  else takeSecretsFromAddress(window)
  if (options.token)
    localStorage.setItem(
      'leserkonto.session',
      JSON.stringify({ access_token: options.token, logged_in: true }),
    )
  const calls = fakeService({ 'session.signUserData': signs, ...emptyBlocks, ...options.handlers })
  const left: string[] = []
  let reloads = 0
  const account: Account = {
    ...createAccount({ ...pageData(options.edition), ...options.page }, listenedWindow()),
    browser: { open: (url) => left.push(url), reload: () => (reloads += 1) },
  }
  await act(async () => {
    render(
      <Surroundings account={account}>
        <App />
      </Surroundings>,
    )
  })
  return { account, calls, left, reloads: () => reloads }
}

let page = new AbortController()

/** The window, with listeners that `closeAccount` removes: an earlier page must not react to events of the next. */
export function listenedWindow(): typeof window {
  const { signal } = page
  return new Proxy(window, {
    get: (target, name) =>
      name === 'addEventListener'
        ? (type: string, listener: EventListener) => target.addEventListener(type, listener, { signal })
        : Reflect.get(target, name, target),
    set: (target, name, value) => Reflect.set(target, name, value, target),
  })
}

/** Ends a test's page: clears storage, stubs and listeners. */
export function closeAccount(): void {
  cleanup()
  page.abort()
  page = new AbortController()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}

/** The field of that name in the open tab. */
export function field(label: string): HTMLInputElement {
  const shown = screen
    .getAllByLabelText<HTMLInputElement>(label)
    .filter((control) => getComputedStyle(control.closest('[role=tabpanel]') ?? control).display !== 'none')
  if (!shown[0] || shown.length > 1) throw new Error(`${shown.length} fields ${label}`)
  return shown[0]
}

/** Types into the field of that name. */
export const type = (label: string, value: string): void => {
  fireEvent.change(field(label), { target: { value } })
}

/** Presses the button of that name. */
export const press = (name: string | RegExp): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })

/** Follows the link of that name. */
export async function follow(name: string | RegExp): Promise<void> {
  const link = await screen.findByRole('link', { name })
  await act(async () => {
    fireEvent.click(link)
  })
}

/** Waits for the view with this heading. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** The box that says what went wrong; the region for notifications is an alert, too, and usually empty. */
export const problemBox = (): Promise<HTMLElement> =>
  waitFor(() => {
    const box = screen.getAllByRole('alert').find(({ textContent }) => textContent !== '')
    if (!box) throw new Error('no problem is shown')
    return box
  })

let awayMs = 0

/** The reader comes back to the tab. */
export const comeBack = (): Promise<void> =>
  act(async () => {
    // Pages ask no more often than every two seconds.
    awayMs += 3_000
    const clock = vi.spyOn(Date, 'now').mockReturnValue(nowMs() + awayMs)
    document.dispatchEvent(new Event('visibilitychange'))
    clock.mockRestore()
  })
