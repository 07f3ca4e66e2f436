// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { deviceTexts, errorTexts, sessionTexts } from '@leserkonto/texts'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeAccount, heading, press, problemBox } from '../../testing/open-account.tsx'
import { openProfile } from '../../testing/open-profile.ts'

const device = (id: string, name: string, current = false) => ({
  id,
  device: name,
  current,
  partner: false,
  edition: 'az',
  editions: ['az'],
  created_at: '2026-11-01T12:00:00.000Z',
  last_seen_at: '2026-11-20T07:30:00.000Z',
})
const sessions = [device('s-1', 'Firefox auf Windows', true), device('s-2', 'Safari auf iPhone')]
const list = () => ({ sessions })
const end = deviceTexts.endNamed('Safari auf iPhone')

const openDevices = (handlers: Parameters<typeof openProfile>[1]) =>
  openProfile(deviceTexts.title, handlers, { path: '/service/profil/sicherheit' })

afterEach(closeAccount)

test('each device says what it is and when it was used; this one is not signed out by the list', async () => {
  await openDevices({ 'session.list': list })
  await screen.findByText('Safari auf iPhone')
  expect(screen.getByText(deviceTexts.current)).toBeDefined()
  expect(screen.getAllByText(deviceTexts.lastSeen('20. November 2026 um 08:30 Uhr'))).toHaveLength(2)
  expect(screen.queryByRole('button', { name: deviceTexts.endNamed('Firefox auf Windows') })).toBeNull()
})

test('a device that was not used since says the minute once', async () => {
  const last_seen_at = '2026-11-01T12:00:40.000Z'
  await openDevices({ 'session.list': () => ({ sessions: [{ ...device('s-3', 'Edge'), last_seen_at }] }) })
  expect((await screen.findAllByText(/1. November 2026/)).map((line) => line.textContent)).toEqual([
    deviceTexts.since('1. November 2026 um 13:00 Uhr'),
  ])
})

test('a browser says at which newspapers it is signed in', async () => {
  const both = { ...device('s-3', 'Edge auf Windows'), editions: ['az', 'rt'] }
  await openDevices({ 'session.list': () => ({ sessions: [both] }) })
  await screen.findByText(deviceTexts.editions(['Auentaler Zeitung', 'Rheinfelder Tagblatt']))
})

test('signing out one device ends its session and nothing else', async () => {
  const { calls } = await openDevices({
    'session.list': list,
    'session.end': () => undefined,
  })
  await screen.findByRole('button', { name: end })
  await press(end)
  await screen.findByText(deviceTexts.ended('Safari auf iPhone'))
  expect(calls.at(-1)).toMatchObject({ path: 'session.end', input: { id: 's-2' } })
  expect(screen.queryByRole('button', { name: end })).toBeNull()
  expect(screen.getByText('Firefox auf Windows')).toBeDefined()
})

test('a device that could not be signed out stays in the list', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openDevices({
    'session.list': list,
    'session.end': () => {
      throw new Problem('NOT_FOUND')
    },
  })
  await screen.findByRole('button', { name: end })
  await press(end)
  expect((await problemBox()).textContent).toContain(errorTexts.NOT_FOUND)
  expect(screen.getByRole('button', { name: end })).toBeDefined()
})

test('signing out everywhere asks first and then ends this session as well', async () => {
  const { calls, account } = await openDevices({
    'session.list': list,
    'session.endOthers': () => undefined,
    'session.logout': () => undefined,
  })
  await screen.findByText('Safari auf iPhone')
  await press(deviceTexts.everywhere.open)
  expect(calls.some(({ path }) => path === 'session.endOthers')).toBe(false)
  await press(deviceTexts.everywhere.confirm)
  await heading(sessionTexts.signedOut)
  const ended = calls.map(({ path }) => path).filter((path) => path !== 'session.userinfo')
  expect(ended.slice(-2)).toEqual(['session.endOthers', 'session.logout'])
  expect(account.session.get()).toEqual({ signedIn: false, why: 'anonymous' })
})
