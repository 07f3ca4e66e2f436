// @vitest-environment jsdom
import { pushTexts } from '@leserkonto/texts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeAccount, press } from '../../testing/open-account.tsx'
import { openProfile } from '../../testing/open-profile.ts'

const at = '2026-11-20T12:05:00.000Z'
const topics = [
  { id: 'eilmeldungen', title: 'Eilmeldungen', text: 'Das Wichtigste.' },
  { id: 'sicherheit', ...pushTexts.security },
]
const browser = (id: string, fields: object = {}) => ({
  id,
  device: 'Firefox unter Linux',
  edition: 'az',
  topics: ['eilmeldungen'],
  since: at,
  current: false,
  ...fields,
})

/** A browser that knows push messages, and answers its question so. */
function withPush(answer: NotificationPermission, permission: NotificationPermission = 'default') {
  const asked = vi.fn(async () => answer)
  vi.stubGlobal('Notification', { permission, requestPermission: asked })
  vi.stubGlobal('PushManager', {})
  const toJSON = () => ({ endpoint: 'https://push.example/x', keys: { p256dh: 'p', auth: 'a' } })
  const subscription = { toJSON, unsubscribe: async () => true }
  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription }
  const registration = { active: { state: 'activated' }, pushManager }
  const serviceWorker = { register: async () => registration, getRegistration: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  return asked
}

const open = async (browsers: object[], handlers = {}) => {
  const opened = await openProfile(
    pushTexts.title,
    { 'push.state': () => ({ public_key: 'B', topics, browsers }), ...handlers },
    { path: '/service/profil/push' },
  )
  await screen.findByRole('heading', { name: pushTexts.here.title })
  return opened
}

afterEach(() => {
  closeAccount()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('the browser is asked only after a press, and then gets what is ticked', async () => {
  const asked = withPush('granted')
  const { calls } = await open([], {
    'push.subscribe': (input: object) => browser('1', { current: true, ...input }),
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: pushTexts.security.title }))
  expect(asked).not.toHaveBeenCalled()
  await press(pushTexts.here.turnOn)
  await screen.findByText(pushTexts.here.turnedOn)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(calls.find(({ path }) => path === 'push.subscribe')?.input).toEqual({
    endpoint: 'https://push.example/x',
    p256dh: 'p',
    auth: 'a',
    topics: ['eilmeldungen', 'sicherheit'],
    edition: 'az',
  })
})

test('who denies is told how to allow it again, and nothing is sent', async () => {
  withPush('denied')
  const { calls } = await open([])
  await press(pushTexts.here.turnOn)
  await screen.findByRole('heading', { name: pushTexts.denied.title })
  expect(calls.some(({ path }) => path === 'push.subscribe')).toBe(false)
})

test('without a topic nothing is asked', async () => {
  const asked = withPush('granted')
  await open([])
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Eilmeldungen' }))
  await press(pushTexts.here.turnOn)
  await screen.findByText(pushTexts.here.none)
  expect(asked).not.toHaveBeenCalled()
})

test('other browsers are listed and can be ended', async () => {
  withPush('granted')
  const { calls } = await open([browser('2')], { 'push.remove': () => undefined })
  await screen.findByText(pushTexts.others.topics('Eilmeldungen'))
  await press(pushTexts.others.removeNamed('Firefox unter Linux'))
  await screen.findByText(pushTexts.others.none)
  await waitFor(() => expect(calls.find(({ path }) => path === 'push.remove')?.input).toEqual({ id: '2' }))
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64)', pushTexts.unsupported],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', pushTexts.homeScreen.title],
])('a browser without push messages says so: %s', async (userAgent, text) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  await open([])
  await screen.findByText(text)
  vi.restoreAllMocks()
})
