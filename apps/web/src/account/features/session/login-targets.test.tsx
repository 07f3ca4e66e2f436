// @vitest-environment jsdom
import { sessionTexts } from '@leserkonto/texts'
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import {
  closeAccount,
  heading,
  openAccount,
  press,
  reader,
  tokenOf,
  type,
} from '../../testing/open-account.tsx'

const path = '/service/profil/loginRegister'
const token = tokenOf(reader.sub)
const welcome = { 'session.login': () => ({ access_token: token, token_type: 'Bearer', expires_in: 1 }) }

afterEach(closeAccount)

async function openLogin(handlers = {}, at = path) {
  const opened = await openAccount(at, { handlers })
  await heading(sessionTexts.title)
  return opened
}

async function signIn() {
  type('E-Mail-Adresse *', reader.email)
  type('Passwort *', 'Sommer2026')
  await press('Anmelden')
}

describe('where a login leads when no sign-on can be kept', () => {
  test.each([
    ['az', path, '/service/profil'],
    ['sso', path, '/service/profil'],
    ['az', `${path}?redirectFrom=/service/newsletter`, '/service/newsletter'],
    [
      'az',
      `${path}?redirectFrom=/service/profil&return_url=/na/service/newsletter`,
      '/na/service/newsletter',
    ],
    ['az', `${path}?redirectFrom=//evil.com`, '/service/profil'],
    ['az', `/na/service/profil/loginRegister?return_url=javascript:alert(1)`, '/na/service/profil'],
  ])('%s %s → %s', async (edition, at, target) => {
    await openAccount(at, { edition, handlers: { ...welcome, 'session.userinfo': () => reader } })
    await heading(sessionTexts.title)
    await signIn()
    await waitFor(() => expect(location.pathname).toBe(target))
  })

  test.each(['https://abo.az.example/bestellen?x=%2F%2F#a', '/artikel/ein-titel-1?b=%20c'])(
    '%s is no screen of this area and is opened by a full load, byte by byte',
    async (target) => {
      const { left } = await openLogin(welcome, `${path}?return_url=${encodeURIComponent(target)}`)
      await signIn()
      await waitFor(() => expect(left).toEqual([target]))
      expect(sessionStorage.getItem('leserkonto.return_url')).toBeNull()
    },
  )

  test.each([
    ['https://rt.example/artikel/1#a', 'https://rt.example/sign-on?return_url=%2Fartikel%2F1%23a'],
    ['https://abo.rt.example/artikel/1', 'https://abo.rt.example/artikel/1'],
  ])(
    '%s is left for as %s: only the very origin of an edition has a sign-on, and nobody a token',
    async (target, address) => {
      const { left, calls } = await openLogin(welcome, `${path}?return_url=${encodeURIComponent(target)}`)
      await signIn()
      await waitFor(() => expect(left).toEqual([address]))
      expect(calls.filter((call) => call.path === 'session.handOver')).toHaveLength(0)
    },
  )
})
