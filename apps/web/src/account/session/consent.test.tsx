// @vitest-environment jsdom
import {
  invitationTexts,
  messageBoxTexts,
  privacySettings,
  privacyTexts,
  sessionTexts,
} from '@leserkonto/texts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
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
  for (const script of document.querySelectorAll('script')) script.remove()
})

describe('signing out', () => {
  async function signOut(flags: object) {
    localStorage.setItem(key, '1:given')
    await openAccount('/service/profil', {
      token: tokenOf(reader.sub),
      handlers: { 'session.userinfo': () => ({ ...reader, ...flags }), 'session.logout': () => undefined },
    })
    await screen.findByRole('button', { name: sessionTexts.signOut })
    await press(sessionTexts.signOut)
    await heading(sessionTexts.title)
  }

  test.each(['pur_abo', 'noad_abo', 'direct_delivery_pur', 'direct_delivery_noad'])(
    'a reader with %s is asked again',
    async (flag) => {
      await signOut({ [flag]: true })
      await screen.findByRole('dialog', { name: privacyTexts.title })
      expect(localStorage.getItem(key)).toBeNull()
      await press(privacyTexts.accept)
      expect(localStorage.getItem(key)).toBe('1:given')
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  test('on a page that does not ask who they are, too', async () => {
    localStorage.setItem(key, '1:given')
    await openAccount(
      '/service/profil/shared-subscriptions/invite?token=geheim-geheim-geheim-geheim-geheim-geheim-g',
      {
        token: tokenOf(reader.sub),
        handlers: {
          'sharedSubscriptions.checkInvitation': () => [{ error_code: 'SHARED_WRONG_USER' }],
          'session.userinfo': () => ({ ...reader, pur_abo: true }),
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
    await signOut({})
    expect(localStorage.getItem(key)).toBe('1:given')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('the foot of each page leads back to the question, and closing it changes nothing', async () => {
  localStorage.setItem(key, '1:given')
  await openAccount('/service/profil/loginRegister')
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
