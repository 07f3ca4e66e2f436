// @vitest-environment jsdom

import { accountRoutes, patternsOf } from '@leserkonto/pages/route-table'
import { accountTexts, messageBoxTexts, screenTitles, sessionTexts } from '@leserkonto/texts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { loadScreenAt } from './routes.tsx'
import { createAccount } from './session/create-account.ts'
import {
  closeAccount,
  follow,
  heading,
  listenedWindow,
  openAccount,
  pageData,
  reader,
  tokenOf,
} from './testing/open-account.tsx'
import { homeHeading } from './testing/open-profile.ts'

const token = tokenOf(reader.sub)
const signedIn = { token, handlers: { 'session.userinfo': () => reader } }

afterEach(closeAccount)

const addresses = accountRoutes
  // The root path redirects, and the overview is a page of the portal.
  .filter(({ screen: name }) => name !== 'Root' && name !== 'Overview')
  .flatMap((route) =>
    patternsOf(route).map((pattern) => ({
      ...route,
      address: pattern.replace('/:pageType/:message', '/activation/success').replace(/\/:\w+\?/g, ''),
    })),
  )

describe('each row of the table is a page', () => {
  test.each(addresses)('$address', async ({ address, layout, screen: screenName }) => {
    await openAccount(address, signedIn)
    const title = await screen.findByRole('heading', { level: 1 })
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    // The heading of the home is a greeting, by which no tab is found.
    const name = screenName === 'Profile' ? screenTitles.Profile : title.textContent
    await waitFor(() => expect(document.title).toBe(`${name} – Auentaler Zeitung`))
    expect(document.querySelector('[data-layout]')?.getAttribute('data-layout')).toBe(layout)
    expect(screen.queryByRole('navigation', { name: accountTexts.nav.label }) !== null).toBe(
      layout === 'main',
    )
    expect(screen.getByRole('main').textContent).not.toBe('')
    expect(title.textContent).not.toBe(screenTitles.NotFound)
  })
})

test.each([
  ['/service/newsletter', undefined, true],
  ['/na/service/newsletter', undefined, true],
  ['/service/profil', undefined, false],
  ['/service/profil/loginRegister', undefined, false],
  ['/service/profil', token, true],
])('what calls the service comes with the code of %s for %s: %s', async (path, held, comes) => {
  if (held)
    localStorage.setItem('leserkonto.session', JSON.stringify({ access_token: held, logged_in: true }))
  const account = createAccount(pageData(), listenedWindow())
  const asked = vi.spyOn(account, 'api')
  await loadScreenAt(path, account)
  expect(asked.mock.calls.length > 0).toBe(comes)
})

describe('the guard', () => {
  test.each(addresses.filter(({ login }) => login))(
    'sends an anonymous visitor from $address to the login and remembers the wish',
    async ({ address }) => {
      const before = history.length
      const { account } = await openAccount(`${address}?x=1`)
      await heading(sessionTexts.title)
      const prefix = address.startsWith('/na') ? '/na' : ''
      expect(location.pathname).toBe(`${prefix}/service/profil/loginRegister`)
      expect(new URLSearchParams(location.search).get('redirectFrom')).toBe(`${address}?x=1`)
      expect(account.returnUrl.peek()).toBe(`${address}?x=1`)
      expect(history.length).toBe(before)
    },
  )

  test.each([
    ['/service/newsletter?return_url=https://az.example/a', 'https://az.example/a'],
    ['/service/profil/requestAccessData?return_url=//evil.com', undefined],
  ])('%s keeps %s', async (address, kept) => {
    const { account } = await openAccount(address)
    await screen.findByRole('heading', { level: 1 })
    expect(account.returnUrl.peek()).toBe(kept)
  })

  test('a page for signed-in readers stores no return URL', async () => {
    const { account } = await openAccount('/service/profil/edit?return_url=/service/newsletter', signedIn)
    await screen.findByRole('heading', { level: 1 })
    expect(account.returnUrl.peek()).toBeUndefined()
  })
})

test('the root path leads to the login with the profile as the wish', async () => {
  await openAccount('/')
  await heading(sessionTexts.title)
  expect(location.pathname + location.search).toBe(
    '/service/profil/loginRegister?redirectFrom=%2Fservice%2Fprofil',
  )
})

test('a return URL at the root path is where the visit goes in the end', async () => {
  const { account } = await openAccount('/?return_url=https://az.example/artikel/1')
  await heading(sessionTexts.title)
  expect(account.returnUrl.peek()).toBe('https://az.example/artikel/1')
})

test('another reader signed in by another tab: nothing of the one before stays', async () => {
  let user = reader
  await openAccount('/service/profil', { token, handlers: { 'session.userinfo': () => user } })
  await screen.findByText(reader.email)
  user = { ...reader, sub: 'reader-2', email: 'otto@example.test' }
  const session = JSON.stringify({ access_token: tokenOf('reader-2'), logged_in: true })
  localStorage.setItem('leserkonto.session', session)
  window.dispatchEvent(new StorageEvent('storage', { key: 'leserkonto.session', newValue: session }))
  await screen.findByText('otto@example.test')
  expect(screen.queryByText(reader.email)).toBeNull()
})

test('what one reader has loaded is gone for the next, also when they changed on a page without data', async () => {
  let user: object | Promise<never> = reader
  await openAccount('/service/profil', { token, handlers: { 'session.userinfo': () => user } })
  await screen.findByText(reader.email)
  history.pushState(null, '', '/service/profil/nicht-ich')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await heading(screenTitles.NotMe)
  user = new Promise<never>(() => {})
  const session = JSON.stringify({ access_token: tokenOf('reader-2'), logged_in: true })
  localStorage.setItem('leserkonto.session', session)
  window.dispatchEvent(new StorageEvent('storage', { key: 'leserkonto.session', newValue: session }))
  await follow('Auentaler Zeitung')
  await heading(homeHeading)
  expect(screen.queryByText(reader.email)).toBeNull()
})

test('a login in another tab opens the door here too', async () => {
  await openAccount('/service/profil', { handlers: { 'session.userinfo': () => reader } })
  await heading(sessionTexts.title)
  const session = JSON.stringify({ access_token: token, logged_in: true })
  localStorage.setItem('leserkonto.session', session)
  window.dispatchEvent(new StorageEvent('storage', { key: 'leserkonto.session', newValue: session }))
  await heading(homeHeading)
})

test('a logout in another tab is told here, until somebody is signed in again', async () => {
  await openAccount('/service/profil', { token, handlers: { 'session.userinfo': () => reader } })
  await heading(homeHeading)
  const storeSession = (session: string | null) => {
    if (session) localStorage.setItem('leserkonto.session', session)
    else localStorage.removeItem('leserkonto.session')
    window.dispatchEvent(new StorageEvent('storage', { key: 'leserkonto.session', newValue: session }))
  }
  storeSession(null)
  await heading(sessionTexts.title)
  await screen.findByText(sessionTexts.ended)
  storeSession(JSON.stringify({ access_token: token, logged_in: true }))
  await heading(homeHeading)
  await waitFor(() => expect(screen.queryByText(sessionTexts.ended)).toBeNull())
})

test.each(['/nonsense', '/service/profil/nonsense'])(
  '%s says that there is no such page',
  async (address) => {
    await openAccount(address)
    await heading(screenTitles.NotFound)
    await follow(accountTexts.notFound.toProfile)
    await heading(sessionTexts.title)
  },
)

test('a change of page puts the focus on its heading; the first page leaves it alone', async () => {
  await openAccount('/service/profil/messageBox', signedIn)
  await heading(screenTitles.Messagebox)
  expect(document.activeElement).toBe(document.body)
  await follow(messageBoxTexts.toProfile)
  const title = await heading(homeHeading)
  await waitFor(() => expect(document.activeElement === title).toBe(true))
})

test('links of the frame stay in the area without a full load, and keep the prefix', async () => {
  const { left } = await openAccount('/na/service/profil/messageBox', signedIn)
  const nav = await screen.findByRole('navigation', { name: accountTexts.nav.label })
  await act(async () => fireEvent.click(within(nav).getByText(accountTexts.nav.newsletter)))
  await heading(screenTitles.Newsletter)
  expect(location.pathname).toBe('/na/service/newsletter')
  expect(left).toEqual([])
})
