// @vitest-environment jsdom

import { Problem } from '@leserkonto/contracts'
import { takeSecretsFromAddress } from '@leserkonto/pages/first-script'
import { screenTitles, sessionTexts } from '@leserkonto/texts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { closeAccount, heading, openAccount, press, reader, tokenOf } from './testing/open-account.tsx'

const texts = sessionTexts.arrival
const running = tokenOf('reader-1', { sid: 'a' })
const arriving = tokenOf('reader-1', { sid: 'b' })
const strange = tokenOf('reader-2')
const stranger = { ...reader, sub: 'reader-2', email: 'otto@fremd.example.test' }
const page = '/service/profil/requestdoiemail'

afterEach(closeAccount)

const storedToken = () => JSON.parse(localStorage.getItem('leserkonto.session') ?? '{}').access_token
const refuse = () => {
  throw new Problem('AUTH_REQUIRED')
}

describe('a token in the hash', () => {
  test.each([
    ['an access token', 'access_token'],
    ['one under the other name', 'tokenSSO'],
  ])('%s of the reader who is signed in is taken, and the page starts again without it', async (_, name) => {
    const { calls, reloads } = await openAccount(`${page}?a=1#${name}=${arriving}`, {
      token: running,
      handlers: { 'session.userinfo': () => reader },
    })
    await waitFor(() => expect(reloads()).toBe(1))
    expect(storedToken()).toBe(arriving)
    // A browser would leave the page here; jsdom stays, and further calls may follow.
    expect(calls[0]).toEqual({
      path: 'session.userinfo',
      input: { edition: 'az' },
      bearer: `Bearer ${arriving}`,
    })
    expect(location.pathname + location.search + location.hash).toBe(`${page}?a=1`)
  })

  test.each([
    ['a session', running],
    ['nobody', undefined],
  ])('one that fails leaves %s as it was, without a reload', async (_, token) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { account, reloads } = await openAccount(`${page}#access_token=${arriving}`, {
      ...(token && { token }),
      handlers: { 'session.userinfo': refuse },
    })
    await screen.findByText(texts.failed)
    await screen.findByRole('heading', { level: 1 })
    expect([storedToken(), account.session.get().signedIn]).toEqual([token, token !== undefined])
    expect(reloads()).toBe(0)
  })

  test('the token of this very session changes nothing', async () => {
    const { calls, reloads } = await openAccount(`${page}#access_token=${running}`, { token: running })
    await heading(screenTitles.RequestDoiEmail)
    expect([calls.length, reloads()]).toEqual([0, 0])
  })

  test('a link to the page that is already open works too', async () => {
    const { reloads } = await openAccount(page, {
      token: running,
      handlers: { 'session.userinfo': () => reader },
    })
    await heading(screenTitles.RequestDoiEmail)
    history.pushState(null, '', `${page}#access_token=${arriving}`)
    takeSecretsFromAddress(window)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    await waitFor(() => expect(reloads()).toBe(1))
    expect([storedToken(), location.hash]).toEqual([arriving, ''])
  })

  test('a one-time token is tried once and brings a token of its own', async () => {
    const { calls, reloads } = await openAccount(`${page}#tokenSSO=einmal`, {
      token: running,
      handlers: { 'session.userinfo': () => ({ ...reader, access_token: arriving }) },
    })
    await waitFor(() => expect(reloads()).toBe(1))
    expect(storedToken()).toBe(arriving)
    expect(calls.map(({ bearer }) => bearer)).toEqual(['Bearer einmal'])
  })

  test('a one-time token is never sent twice', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { calls } = await openAccount(`${page}#tokenSSO=einmal`, {
      handlers: {
        'session.userinfo': () => {
          throw new TypeError('Failed to fetch')
        },
      },
    })
    await screen.findByText(texts.failed)
    expect(calls).toHaveLength(1)
  })
})

describe('W01, W02: a token that this browser has not asked for, where nobody is signed in', () => {
  const made = { ...reader, access_token: arriving }
  const open = (path: string, user: object = reader) =>
    openAccount(path, { handlers: { 'session.userinfo': () => user, 'session.logout': () => undefined } })
  const nobodyYet = () => {
    expect(storedToken()).toBeUndefined()
    expect(document.cookie).not.toContain('userData')
  }

  test.each([
    ['an access token', `#access_token=${arriving}`, reader],
    ['a one-time token', '#tokenSSO=einmal', made],
  ])('%s signs in nobody before the reader has said yes', async (_, hash, user) => {
    const { reloads } = await open(page + hash, user)
    await heading(texts.signIn.title)
    expect(screen.getByText(texts.signIn.text('m***@e***.test'))).toBeDefined()
    nobodyYet()
    await press(texts.signIn.accept)
    expect([storedToken(), reloads()]).toEqual([arriving, 1])
  })

  test('who says no is nobody, on the page they opened, and the session of a one-time token ends', async () => {
    const { calls } = await open(`${page}#tokenSSO=einmal`, made)
    await heading(texts.signIn.title)
    await press(texts.signIn.decline)
    await heading(screenTitles.RequestDoiEmail)
    nobodyYet()
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({ path: 'session.logout', bearer: `Bearer ${arriving}` }),
    )
  })

  test.each([
    ['/artikel/1', ['/artikel/1']],
    ['/kuendigung', ['/kuendigung']],
    ['/service/profil', []],
    ['https://boese.example/', []],
  ])('a no that came by way of %s leads back there if it is a page of the portal', async (wish, ways) => {
    const login = `/service/profil/loginRegister?redirectFrom=${encodeURIComponent(wish)}`
    const { left } = await open(`${login}#access_token=${arriving}`)
    await heading(texts.signIn.title)
    await press(texts.signIn.decline)
    await waitFor(() => expect(left).toEqual(ways))
    nobodyYet()
  })
})

describe('a token of this browser’s sign-on', () => {
  const login = '/service/profil/loginRegister'
  const comes = { 'session.userinfo': () => ({ ...reader, access_token: arriving, sign_on: true }) }

  test('goes on to the page the reader wished for, without a reload, and lets the portal say who it is', async () => {
    const opened = await openAccount(`${login}?redirectFrom=%2Fartikel%2F1#tokenSSO=einmal`, {
      handlers: comes,
    })
    await waitFor(() => expect(opened.left).toEqual(['/artikel/1']))
    expect([storedToken(), opened.reloads()]).toEqual([arriving, 0])
    expect(document.cookie).toContain('signedOn=signOn')
    // It is signed on already.
    expect(opened.calls.map(({ path }) => path)).not.toContain('session.keepSignOn')
    expect(sessionStorage.getItem('leserkonto.signed_on')).toBeNull()
  })

  test('on a screen of the account a notice names the account and leads to another one', async () => {
    await openAccount(`${login}?redirectFrom=%2Fservice%2Fprofil%2FlinkSubscription#tokenSSO=einmal`, {
      handlers: comes,
    })
    await screen.findByText(new RegExp(sessionTexts.signOn.as(`${reader.given_name} ${reader.family_name}`)))
    await waitFor(() =>
      expect(screen.getByRole('link', { name: sessionTexts.signOn.switch }).getAttribute('href')).toBe(
        `${login}?return_url=%2Fservice%2Fprofil%2FlinkSubscription`,
      ),
    )
  })

  test('without a wish the page says who is signed in and offers another account', async () => {
    await openAccount(`${login}#tokenSSO=einmal`, { handlers: comes })
    await heading(sessionTexts.signedIn.title)
  })

  test('of another reader than the one signed in here asks first', async () => {
    const { account } = await openAccount(`${login}#tokenSSO=einmal`, {
      token: running,
      handlers: { 'session.userinfo': () => ({ ...stranger, access_token: strange, sign_on: true }) },
    })
    await heading(texts.switch.title)
    expect(account.session.get()).toEqual({ signedIn: true, token: running })
  })

  test('with a cookie that cannot be signed it leaves the login, and says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openAccount(`${login}#tokenSSO=einmal`, { handlers: { ...comes, 'session.signUserData': refuse } })
    await screen.findByText(texts.failed)
    await heading(sessionTexts.title)
    expect(storedToken()).toBeUndefined()
  })
})

describe('a token of another reader', () => {
  const open = () =>
    openAccount(`${page}#access_token=${strange}`, {
      token: running,
      handlers: { 'session.userinfo': () => stranger, 'session.logout': () => undefined },
    })

  test('asks first, naming the other account masked', async () => {
    const { reloads } = await open()
    await heading(texts.switch.title)
    expect(screen.getByText(texts.switch.text('o***@f***.test'))).toBeDefined()
    expect([storedToken(), reloads()]).toEqual([running, 0])
  })

  test('staying keeps the session and leaves the other one, which may go on elsewhere', async () => {
    const { calls } = await open()
    await heading(texts.switch.title)
    await press(texts.switch.decline)
    await heading(screenTitles.RequestDoiEmail)
    expect(storedToken()).toBe(running)
    expect(calls.map((call) => call.path)).toEqual(['session.userinfo'])
  })

  test('staying ends a session that a one-time token has made for this page', async () => {
    const { calls } = await openAccount(`${page}#tokenSSO=einmal`, {
      token: running,
      handlers: {
        'session.userinfo': () => ({ ...stranger, access_token: strange }),
        'session.logout': () => undefined,
      },
    })
    await heading(texts.switch.title)
    await press(texts.switch.decline)
    await heading(screenTitles.RequestDoiEmail)
    await waitFor(() =>
      expect(calls.at(-1)).toEqual({
        path: 'session.logout',
        input: { alone: true },
        bearer: `Bearer ${strange}`,
      }),
    )
    expect(storedToken()).toBe(running)
  })

  test('switching takes the other one', async () => {
    const { reloads } = await open()
    await heading(texts.switch.title)
    await press(texts.switch.accept)
    expect([storedToken(), reloads()]).toEqual([strange, 1])
  })
})
