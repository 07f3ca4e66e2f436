// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { removeCookie, writeCookie } from '@leserkonto/pages/session/cookies'
import {
  invitationTexts,
  messageBoxTexts,
  privacySettings,
  privacyTexts,
  sessionTexts,
} from '@leserkonto/texts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  closeAccount,
  heading,
  openAccount,
  pageData,
  press,
  reader,
  tokenOf,
} from '../testing/open-account.tsx'

const key = 'leserkonto.consent'

afterEach(() => {
  closeAccount()
  removeCookie('userData')
  delete window.dataLayer
  for (const script of document.querySelectorAll('script')) script.remove()
})

describe('signing out', () => {
  const measuring = { edition: { ...pageData().edition, tagManagerId: 'GTM-TEST1' } }

  async function signOut(resets_consent: boolean, page = {}) {
    localStorage.setItem(key, '1:given')
    writeCookie('userData', tokenOf(reader.sub, { resets_consent }))
    await openAccount('/service/profil', {
      token: tokenOf(reader.sub),
      page,
      handlers: { 'session.userinfo': () => reader, 'session.logout': () => undefined },
    })
    await screen.findByRole('button', { name: sessionTexts.signOut })
    await press(sessionTexts.signOut)
    await heading(sessionTexts.signedOut)
  }

  test('a reader without advertising is asked again', async () => {
    await signOut(true, measuring)
    await screen.findByRole('dialog', { name: privacyTexts.title })
    expect(localStorage.getItem(key)).toBeNull()
    await press(privacyTexts.accept)
    expect(localStorage.getItem(key)).toBe('1:given')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('where nothing is measured the same reader is told so, and nothing is asked', async () => {
    await signOut(true)
    await screen.findByRole('dialog', { name: privacyTexts.title })
    expect(localStorage.getItem(key)).toBeNull()
    expect(screen.queryByRole('button', { name: privacyTexts.accept })).toBeNull()
    await press(privacyTexts.understood)
    expect([localStorage.getItem(key), screen.queryByRole('dialog')]).toEqual([null, null])
  })

  test('a session that was ended at another newspaper is forgotten with its reader’s consent', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    localStorage.setItem(key, '1:given')
    writeCookie('userData', tokenOf(reader.sub, { resets_consent: true }))
    const ended = () => {
      throw new Problem('AUTH_REQUIRED')
    }
    await openAccount('/service/profil', {
      token: tokenOf(reader.sub),
      handlers: { 'session.userinfo': ended },
    })
    await heading(sessionTexts.title)
    await screen.findByRole('dialog', { name: privacyTexts.title })
    expect(localStorage.getItem(key)).toBeNull()
  })

  test('on a page that does not ask who they are, too', async () => {
    localStorage.setItem(key, '1:given')
    writeCookie('userData', tokenOf(reader.sub, { resets_consent: true }))
    await openAccount(
      '/service/profil/shared-subscriptions/invite?token=geheim-geheim-geheim-geheim-geheim-geheim-g',
      {
        token: tokenOf(reader.sub),
        handlers: {
          'sharedSubscriptions.checkInvitation': () => [{ error_code: 'SHARED_WRONG_USER' }],
          'session.userinfo': () => reader,
          'session.logout': () => undefined,
        },
      },
    )
    await heading(invitationTexts.title)
    const main = within(screen.getByRole('main'))
    fireEvent.click(main.getByRole('button', { name: invitationTexts.refused.signOut }))
    await screen.findByRole('dialog', { name: privacyTexts.title })
    expect(localStorage.getItem(key)).toBeNull()
  })

  test('every other reader keeps what they said', async () => {
    await signOut(false)
    expect(localStorage.getItem(key)).toBe('1:given')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('the foot of each page leads back to the question, and closing it changes nothing', async () => {
  localStorage.setItem(key, '1:given')
  const edition = { ...pageData().edition, tagManagerId: 'GTM-TEST1' }
  await openAccount('/service/profil/loginRegister', { page: { edition } })
  await heading(sessionTexts.title)
  await press(privacySettings)
  await screen.findByText(privacyTexts.given)
  await press('Schließen')
  expect(localStorage.getItem(key)).toBe('1:given')
  await press(privacySettings)
  await screen.findByText(privacyTexts.given)
  await press(privacyTexts.refuse)
  expect(localStorage.getItem(key)).toBe('1:refused')
})

test('nothing that measures is fetched before the reader agrees; then each route counts as a view', async () => {
  const edition = { ...pageData().edition, tagManagerId: 'GTM-TEST1' }
  const { account } = await openAccount('/na/service/profil/messageBox?name=unbekannt', { page: { edition } })
  await screen.findByRole('dialog', { name: privacyTexts.title })
  const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)
  const views = () =>
    window.dataLayer?.filter((push) => 'view' in push).map((push) => Object.values(push).join(' '))
  expect(account.consent.asks()).toBe(true)
  await act(async () => account.consent.decide('refused'))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect([scripts(), views()]).toEqual([[], undefined])
  await act(async () => account.consent.decide('given'))
  await waitFor(() => expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']))
  await waitFor(() => expect(views()).toHaveLength(1))
  fireEvent.click(screen.getByRole('link', { name: messageBoxTexts.toProfile }))
  await heading(sessionTexts.title)
  const product = edition.trackingProductId
  await waitFor(() =>
    expect(views()).toEqual([
      `content-view ${product} Messagebox /na/service/profil/messageBox`,
      `content-view ${product} LoginRegister /na/service/profil/loginRegister/:action?`,
    ]),
  )
})
