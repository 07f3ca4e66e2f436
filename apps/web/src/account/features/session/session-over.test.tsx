// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { sessionKey, sessionOver } from '@leserkonto/pages/session-key'
import { emailTexts, sessionTexts } from '@leserkonto/texts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

const article = '/artikel/ein-titel-1'
const login = `/service/profil/loginRegister?redirectFrom=${article}`
const token = tokenOf(reader.sub)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

/** The service knows of no session until somebody signs in. */
function service() {
  let over = true
  return {
    'session.userinfo': () => {
      if (over) throw new Problem('AUTH_REQUIRED')
      return reader
    },
    'session.login': () => {
      over = false
      return { access_token: token, token_type: 'Bearer', expires_in: 1 }
    },
    'session.signUserData': ({ edition }: Record<string, unknown>) => {
      if (over) throw new Problem('AUTH_REQUIRED')
      return { user_data: tokenOf(reader.sub, { aud: edition, renew: 9e9 }), renew: 9e9 }
    },
  }
}
/** A page of the portal has found out, in this tab before it was left or in another one. */
const portalFindsOut = () => localStorage.setItem(sessionKey, sessionOver)
const tellTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }))

describe('the login that a page of the portal leads to says that the session is over', () => {
  async function saysSoAndGoesOn(left: string[]) {
    await heading(sessionTexts.title)
    expect(screen.getByText(sessionTexts.ended)).toBeDefined()
    expect(left).toEqual([])
    type('E-Mail-Adresse *', reader.email)
    type('Passwort *', 'Sommer2026')
    await press('Anmelden')
    await waitFor(() => expect(left).toEqual([article]))
    expect(screen.queryByText(sessionTexts.ended)).toBeNull()
  }

  test('when the portal has found out first', async () => {
    portalFindsOut()
    const { left } = await openAccount(login, { handlers: service() })
    await saysSoAndGoesOn(left)
  })

  test('when the login finds out', async () => {
    const { left } = await openAccount(login, { token, handlers: service() })
    await saysSoAndGoesOn(left)
  })

  test('when the portal finds out while the login does', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const handlers = service()
    let asked = 0
    const { left } = await openAccount(login, {
      token,
      handlers: {
        ...handlers,
        'session.signUserData': async (input) => {
          if (asked++ === 0) await held
          return handlers['session.signUserData'](input)
        },
      },
    })
    await waitFor(() => expect(asked).toBe(1))
    act(() => {
      portalFindsOut()
      tellTabs()
    })
    answer()
    await saysSoAndGoesOn(left)
  })
})

test('a page that is open says it too, and leads to the login', async () => {
  await openAccount('/service/profil', { token, handlers: { 'session.userinfo': () => reader } })
  await heading(homeHeading)
  act(() => {
    portalFindsOut()
    tellTabs()
  })
  await heading(sessionTexts.title)
  expect(screen.getByText(sessionTexts.ended)).toBeDefined()
})

test('the page that takes an account back does not: who changed the address has ended the session', async () => {
  const { account } = await openAccount(
    '/service/profil/konto-zurueckholen?token=geheim-geheim-geheim-geheim-geheim-geheim-g',
    { token },
  )
  await heading(emailTexts.takeBack.title)
  act(() => {
    portalFindsOut()
    tellTabs()
  })
  await waitFor(() => expect(account.session.get().signedIn).toBe(false))
  expect(screen.queryByText(sessionTexts.ended)).toBeNull()
})

test('it is said once', async () => {
  portalFindsOut()
  await openAccount(login, { handlers: service() })
  expect(screen.getByText(sessionTexts.ended)).toBeDefined()
  expect(localStorage.getItem(sessionKey)).toBeNull()
})

test('who arrives signed in reads nothing of it', async () => {
  portalFindsOut()
  const { account } = await openAccount(`/service/profil#access_token=${token}`, {
    handlers: { 'session.userinfo': () => reader },
  })
  await heading(sessionTexts.arrival.signIn.title)
  await press(sessionTexts.arrival.signIn.accept)
  expect(account.session.get().signedIn).toBe(true)
  expect(screen.queryByText(sessionTexts.ended)).toBeNull()
})
