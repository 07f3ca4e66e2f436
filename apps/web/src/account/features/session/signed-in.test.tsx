// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { readCookies, removeCookie, writeCookie } from '@leserkonto/pages/session/cookies'
import { knownCookie, otherAccountKey } from '@leserkonto/pages/session-key'
import { sessionTexts } from '@leserkonto/texts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  closeAccount,
  heading,
  openAccount,
  press,
  reader,
  tokenOf,
  type,
} from '../../testing/open-account.tsx'
import { homeHeading } from '../../testing/open-profile.ts'

const path = '/service/profil/loginRegister'
const token = tokenOf(reader.sub)

afterEach(closeAccount)

describe('G17: the login page, opened signed in', () => {
  const open = (at: string) =>
    openAccount(at, {
      token,
      handlers: { 'session.userinfo': () => reader, 'session.logout': () => undefined },
    })

  test('says as whom and goes on when asked', async () => {
    await open(path)
    await heading(sessionTexts.signedIn.title)
    expect(screen.getByText(sessionTexts.signOn.as('Mia Muster'))).toBeDefined()
    await press(sessionTexts.signedIn.next)
    await heading(homeHeading)
  })

  test('switching signs out and offers the forms', async () => {
    writeCookie(knownCookie, 'localhost')
    const { calls, account } = await open(path)
    await heading(sessionTexts.signedIn.title)
    await press(sessionTexts.signOn.switch)
    await heading(sessionTexts.title)
    expect(readCookies(knownCookie)).toEqual([])
    expect(calls.map((call) => call.path)).toContain('session.logout')
    expect(account.session.get().signedIn).toBe(false)
  })

  test('who has asked for another account already is not asked again', async () => {
    sessionStorage.setItem(otherAccountKey, '1')
    const { calls } = await open(path)
    await heading(sessionTexts.title)
    expect(calls.map((call) => call.path)).toContain('session.logout')
    expect(sessionStorage.getItem(otherAccountKey)).toBeNull()
  })

  test('who came by the sign-on reads as whom once', async () => {
    sessionStorage.setItem('leserkonto.signed_on', '1')
    await open(path)
    await heading(sessionTexts.signedIn.title)
    expect(screen.queryByRole('link', { name: sessionTexts.signOn.switch })).toBeNull()
    await press(sessionTexts.signedIn.next)
    await heading(homeHeading)
    expect(screen.queryByRole('link', { name: sessionTexts.signOn.switch })).toBeNull()
  })

  test('with redirectFrom it forwards at once', async () => {
    await open(`${path}?redirectFrom=/service/newsletter/doi`)
    await waitFor(() => expect(location.pathname).toBe('/service/newsletter/doi'))
  })

  test('a wish for the login itself does not end there', async () => {
    await open(`${path}?redirectFrom=${encodeURIComponent(path)}`)
    await heading(homeHeading)
  })

  test('a page beside this area, which knows readers by the cookie alone, opens with a fresh one', async () => {
    removeCookie('userData')
    const { left } = await open(`${path}?redirectFrom=/artikel/ein-titel-1`)
    await waitFor(() => expect(left).toEqual(['/artikel/ein-titel-1']))
    expect(document.cookie).toContain('userData=')
  })

  test('a session that is over does not lead to such a page, which would send back: it ends here', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let over = true
    const { left } = await openAccount(`${path}?redirectFrom=/artikel/ein-titel-1`, {
      token,
      handlers: {
        'session.login': () => ({ access_token: token, token_type: 'Bearer', expires_in: 1 }),
        'session.signUserData': ({ edition }) => {
          if (over) throw new Problem('AUTH_REQUIRED')
          return { user_data: tokenOf(reader.sub, { aud: edition, renew: 9e9 }), renew: 9e9 }
        },
      },
    })
    await heading(sessionTexts.title)
    expect(screen.getByText(sessionTexts.ended)).toBeDefined()
    expect(left).toEqual([])
    over = false
    type('E-Mail-Adresse *', reader.email)
    type('Passwort *', 'Sommer2026')
    await press('Anmelden')
    await waitFor(() => expect(left).toEqual(['/artikel/ein-titel-1']))
  })
})
