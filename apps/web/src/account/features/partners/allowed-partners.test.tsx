// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { deviceTexts, errorTexts, partnerAccessTexts } from '@leserkonto/texts'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeAccount, press, problemBox } from '../../testing/open-account.tsx'
import { openProfile } from '../../testing/open-profile.ts'

const texts = partnerAccessTexts
const calendar = {
  client_id: 'events',
  name: 'Kulturkalender',
  scopes: ['profile', 'email'],
  allowed_at: '2026-11-01T12:00:00.000Z',
  last_seen_at: '2026-11-20T07:30:00.000Z',
}
const forum = { ...calendar, client_id: 'forum', name: 'Leserforum', scopes: [], last_seen_at: null }
const session = {
  id: 's-1',
  device: 'Kulturkalender',
  current: false,
  partner: true,
  edition: 'sso',
  editions: ['sso'],
  created_at: calendar.allowed_at,
  last_seen_at: calendar.last_seen_at,
}
const end = texts.endNamed('Kulturkalender')

const open = (handlers: Parameters<typeof openProfile>[1]) =>
  openProfile(deviceTexts.title, handlers, { path: '/service/profil/sicherheit' })

afterEach(closeAccount)

test('each partner says what it learns, since when, and whether it is in use', async () => {
  await open({ 'partners.list': () => ({ partners: [calendar, forum] }) })
  const [first, second] = (await screen.findAllByText(/^Erlaubt seit/)).map((line) => line.closest('li'))
  if (!first || !second) throw new Error('the list is not there')
  const learnt = [texts.scopes.profile, texts.scopes.email]
  expect(within(first).getByText(texts.learns(learnt))).toBeDefined()
  expect(within(first).getByText(texts.since('1. November 2026 um 13:00 Uhr'))).toBeDefined()
  expect(within(first).getByText(texts.lastSeen('20. November 2026 um 08:30 Uhr'))).toBeDefined()
  expect(within(second).getByText(texts.learnsNothing)).toBeDefined()
  expect(within(second).getByText(texts.signedOut)).toBeDefined()
})

test('who has allowed nothing sees nothing of it', async () => {
  await open({ 'session.list': () => ({ sessions: [{ ...session, partner: false }] }) })
  await screen.findByText('Kulturkalender')
  expect(screen.queryByText(texts.title)).toBeNull()
})

test('a sign-in at a partner says that signing out takes nothing back, and names no newspaper', async () => {
  await open({ 'session.list': () => ({ sessions: [session] }) })
  await screen.findByText(deviceTexts.partnerEnds)
  expect(screen.queryByText(/^Angemeldet bei:/)).toBeNull()
})

test('withdrawing asks first, takes the partner from the list and reads the devices again', async () => {
  let sessions = [session]
  const { calls } = await open({
    'partners.list': () => ({ partners: [calendar, forum] }),
    'session.list': () => ({ sessions }),
    'partners.withdraw': () => undefined,
  })
  await screen.findByText(deviceTexts.partnerEnds)
  await press(end)
  expect(screen.getByText(texts.ask('Kulturkalender').text)).toBeDefined()
  expect(calls.some(({ path }) => path === 'partners.withdraw')).toBe(false)
  sessions = []
  await press(texts.ask('').confirm)
  await screen.findByText(texts.ended('Kulturkalender'))
  expect(calls.find(({ path }) => path === 'partners.withdraw')?.input).toEqual({ client_id: 'events' })
  expect(screen.queryByRole('button', { name: end })).toBeNull()
  expect(screen.getByText('Leserforum')).toBeDefined()
  await vi.waitFor(() => expect(screen.queryByText(deviceTexts.partnerEnds)).toBeNull())
})

test('what could not be withdrawn stays in the list', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await open({
    'partners.list': () => ({ partners: [calendar] }),
    'partners.withdraw': () => {
      throw new Problem('PARTNER_ACCESS_UNKNOWN')
    },
  })
  await screen.findByText('Kulturkalender')
  await press(end)
  await press(texts.ask('').confirm)
  expect((await problemBox()).textContent).toContain(errorTexts.PARTNER_ACCESS_UNKNOWN)
  expect(screen.getByText(texts.since('1. November 2026 um 13:00 Uhr'))).toBeDefined()
})
