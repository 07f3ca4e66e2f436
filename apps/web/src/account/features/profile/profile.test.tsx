// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import {
  accountTexts,
  homeTexts,
  limitText,
  profileTexts,
  screenTitles,
  sessionTexts,
} from '@leserkonto/texts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readCookies, writeCookie } from '../../session/cookies.ts'
import { closeAccount, heading, openAccount, press, reader, tokenOf } from '../../testing/open-account.tsx'
import { openProfile } from '../../testing/open-profile.ts'

const path = '/service/profil'
const token = tokenOf(reader.sub)

afterEach(closeAccount)

const open = (handlers: Record<string, () => unknown>) => openAccount(path, { token, handlers })
const shownFor = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

describe('the page of the own data', () => {
  const openPersonal = (user: object) =>
    openProfile(profileTexts.personal.title, {}, { user, path: '/service/profil/persoenlich' })

  test('shows what the service knows and says what is missing', async () => {
    await openPersonal(reader)
    expect(shownFor(profileTexts.fields.email)).toBe(reader.email)
    expect(shownFor(profileTexts.fields.gender)).toBe('Keine Angabe')
    expect(shownFor(profileTexts.fields.username)).toBe(profileTexts.personal.empty)
    expect(shownFor(profileTexts.fields.customerNumber)).toContain(profileTexts.customerNumberEmpty)
    expect(screen.queryByText(profileTexts.fields.company)).toBeNull()
  })

  test('a company, its number and an address that waits for its proof', async () => {
    await openPersonal({
      ...reader,
      gender: 'divers',
      customer_type: 'company',
      company_name: 'Muster & Söhne',
      gp_numbers: ['1000000001', '1000000002'],
      pending_email: 'neu@example.test',
    })
    expect(shownFor(profileTexts.fields.company)).toBe('Muster & Söhne')
    expect(shownFor(profileTexts.fields.customerNumber)).toBe('1000000001, 1000000002')
    expect(shownFor(profileTexts.fields.gender)).toBe('Divers')
    expect(screen.getByText(profileTexts.personal.pendingEmail('neu@example.test'))).toBeDefined()
  })
})

describe('the overview', () => {
  const card = (name: string) => within(screen.getByRole('region', { name }))
  const ways = (name: string) =>
    card(name)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))

  test('says who is signed in, and each card leads to its page', async () => {
    await openProfile(profileTexts.title)
    await screen.findByText(profileTexts.greeting('Mia Muster'))
    const personal = profileTexts.personal.title
    expect(card(personal).getByText(reader.email)).toBeDefined()
    expect(ways(personal)).toEqual(['/service/profil/persoenlich'])
    expect(ways(profileTexts.myNews)).toEqual(['/service/profil/nachrichten', '/meine-nachrichten'])
    expect(ways(profileTexts.access.title)).toEqual([
      '/service/profil/sicherheit',
      '/service/profil/password/update',
    ])
    expect(ways(screenTitles.OwnData)).toEqual(['/service/profil/daten'])
  })

  test('without a name the address is enough', async () => {
    await openProfile(profileTexts.title, {}, { user: { ...reader, given_name: null, family_name: null } })
    await screen.findByText(reader.email)
    expect(screen.getByText(homeTexts.lead)).toBeDefined()
  })

  test('an account without a password, and an address that waits for its proof', async () => {
    const user = { ...reader, has_password: false, pending_email: 'neu@example.test' }
    await openProfile(profileTexts.title, {}, { user })
    await screen.findByText(homeTexts.security.codeOnly)
    expect(screen.getByRole('link', { name: profileTexts.access.setPassword })).toBeDefined()
    expect(screen.getByText(profileTexts.personal.pendingEmail('neu@example.test'))).toBeDefined()
  })

  test('while the reader is loading the cards hold their places', async () => {
    let answer = (_: object) => {}
    await open({ 'session.userinfo': () => new Promise((resolve) => (answer = resolve)) })
    await heading(profileTexts.title)
    const main = screen.getByRole('main')
    expect(main.querySelector('[aria-busy=true]')).not.toBeNull()
    const places = within(main).getAllByRole('heading', { level: 2 }).length
    answer(reader)
    await screen.findByText(reader.email)
    expect(within(main).getAllByRole('heading', { level: 2 })).toHaveLength(places)
  })
})

describe('the head', () => {
  test('names the reader and leads to the profile and to the newspaper, on every page', async () => {
    await openAccount('/service/profil/edit', { token, handlers: { 'session.userinfo': () => reader } })
    const head = within(screen.getByRole('banner'))
    const own = await head.findByRole('link', { name: /^Profil: ?Mia Muster$/ })
    expect(own.getAttribute('href')).toBe(path)
    expect(head.getByRole('link', { name: accountTexts.nav.toPaper }).getAttribute('href')).toBe('/overview')
  })

  test('asks nothing that the page has asked already', async () => {
    const { calls } = await open({ 'session.userinfo': () => reader })
    await screen.findByRole('link', { name: /^Profil: ?Mia Muster$/ })
    await screen.findByText(homeTexts.newsletter.none)
    expect(calls.filter((call) => call.path === 'session.userinfo')).toHaveLength(1)
  })

  test('signing out ends the session here and there, takes the cookie and asks for no way back', async () => {
    const { calls, account } = await open({
      'session.userinfo': () => reader,
      'session.logout': () => undefined,
    })
    writeCookie('userData', 'x')
    await screen.findByRole('button', { name: sessionTexts.signOut })
    await press(sessionTexts.signOut)
    await heading(sessionTexts.title)
    // The page of an earlier test may still ask, without a session.
    const own = calls.filter(({ bearer }) => bearer)
    expect(own.at(-1)).toEqual({ path: 'session.logout', input: {}, bearer: `Bearer ${token}` })
    expect(account.session.get()).toEqual({ signedIn: false, why: 'left' })
    expect(localStorage.length).toBe(0)
    expect(readCookies('userData')).toEqual([])
    expect(location.search).toBe('')
    await screen.findByText(sessionTexts.signedOut)
  })

  test('signing out works while the service does not', async () => {
    const { account } = await open({
      'session.userinfo': () => reader,
      'session.logout': () => {
        throw new TypeError('Failed to fetch')
      },
    })
    await screen.findByRole('button', { name: sessionTexts.signOut })
    await press(sessionTexts.signOut)
    await heading(sessionTexts.title)
    expect(account.session.get().signedIn).toBe(false)
  })
})

describe('a load that fails', () => {
  test.each([
    ['AUTH_REQUIRED', new Problem('AUTH_REQUIRED')],
    ['FORBIDDEN', new Problem('FORBIDDEN')],
  ])('%s signs out and leads to the login and back', async (_, error) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { calls, account } = await open({
      'session.userinfo': () => {
        throw error
      },
    })
    await heading(sessionTexts.title)
    expect(location.search).toBe('?redirectFrom=%2Fservice%2Fprofil')
    expect(account.session.get()).toEqual({ signedIn: false, why: 'ended' })
    await screen.findByText(sessionTexts.ended)
    expect(calls.filter((call) => call.path === 'session.userinfo')).toHaveLength(1)
  })

  test.each([
    ['no answer', new TypeError('Failed to fetch')],
    ['503', new Problem('GENERIC')],
  ])('%s is tried twice, then told, and the reader stays signed in', async (_, error) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    let works = false
    const { calls, account } = await open({
      'session.userinfo': () => {
        if (works) return reader
        throw error
      },
    })
    await heading(accountTexts.technical.title)
    const loads = () => calls.filter((call) => call.path === 'session.userinfo')
    expect(loads()).toHaveLength(2)
    expect(account.session.get().signedIn).toBe(true)
    expect(log.mock.calls.flat().join()).toMatch(/^GENERIC session\.userinfo (request-1|no answer)$/)
    works = true
    await press(accountTexts.technical.retry)
    await heading(profileTexts.title)
    await waitFor(() => expect(loads()).toHaveLength(3))
  })

  test('a refusal that is no trouble is told in its own words', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { calls } = await open({
      'session.userinfo': () => {
        throw new Problem('RATE_LIMITED', { retryAfterS: 60 })
      },
    })
    await screen.findByText(limitText(undefined, 60))
    expect(calls.filter((call) => call.path === 'session.userinfo')).toHaveLength(1)
  })

  test('without a connection the page says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await open({
      'session.userinfo': () => {
        throw new TypeError('Failed to fetch')
      },
    })
    await heading(accountTexts.technical.offlineTitle)
  })
})
