// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { readCookies, writeCookie } from '@leserkonto/pages/session/cookies'
import { accountTexts, homeTexts, limitText, profileTexts, sessionTexts } from '@leserkonto/texts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  closeAccount,
  follow,
  heading,
  openAccount,
  press,
  reader,
  tokenOf,
} from '../../testing/open-account.tsx'
import { homeHeading, openProfile } from '../../testing/open-profile.ts'

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
  const way = (verb: string, title: string) =>
    screen.getByRole('link', { name: `${verb}: ${title}` }).getAttribute('href')
  const { security, email, personal, ownData } = homeTexts.account

  test('greets the reader, and each row says how it stands and leads to its page', async () => {
    await openProfile(/^Guten \w+, Mia\sMuster$/)
    await screen.findByText(reader.email)
    expect(document.title).toContain(profileTexts.title)
    expect(screen.getByText('Mia Muster', { selector: 'li *' })).toBeDefined()
    expect(screen.getByText(security.password)).toBeDefined()
    expect([
      way(security.open, security.title),
      way(email.change, email.title),
      way(personal.open, personal.title),
      way(ownData.open, ownData.title),
    ]).toEqual([
      '/service/profil/sicherheit',
      '/service/profil/edit',
      '/service/profil/persoenlich',
      '/service/profil/daten',
    ])
  })

  test('without a name nobody is greeted by one, and the name is asked for', async () => {
    const user = { ...reader, given_name: null, family_name: null }
    await openProfile(/^Guten \w+$/, {}, { user })
    await screen.findByText(personal.none)
    expect(way(personal.fill, personal.title)).toBe('/service/profil/edit')
  })

  test('an account without a password, and an address that waits for its proof', async () => {
    const user = { ...reader, has_password: false, pending_email: 'neu@example.test' }
    await openProfile(homeHeading, {}, { user })
    await screen.findByText(security.codeOnly)
    const { waiting } = homeTexts
    const box = within(screen.getByRole('region', { name: waiting.title(1) }))
    expect(box.getByRole('heading', { name: waiting.email('neu@example.test') })).toBeDefined()
    expect(box.getByRole('link', { name: waiting.emailOpen }).getAttribute('href')).toBe(
      '/service/profil/edit',
    )
  })

  test('while the reader is loading the page greets, and holds the place of the first screenful', async () => {
    let answer = (_: object) => {}
    await open({ 'session.userinfo': () => new Promise((resolve) => (answer = resolve)) })
    await heading(/^Guten \w+$/)
    const main = screen.getByRole('main')
    expect(main.querySelector('[aria-busy=true]')).not.toBeNull()
    answer(reader)
    await screen.findByText(reader.email)
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
    await screen.findByText(homeTexts.issues.none)
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
    await heading(sessionTexts.signedOut)
    expect(calls.filter(({ path }) => path === 'session.logout')).toEqual([
      { path: 'session.logout', input: {}, bearer: `Bearer ${token}` },
    ])
    expect(account.session.get()).toEqual({ signedIn: false, why: 'anonymous' })
    expect(localStorage.length).toBe(0)
    expect(readCookies('userData')).toEqual([])
    expect(location.search).toBe('')
    await follow('Wieder anmelden')
    await heading(sessionTexts.title)
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
    await heading(sessionTexts.signedOut)
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
    await heading(homeHeading)
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
