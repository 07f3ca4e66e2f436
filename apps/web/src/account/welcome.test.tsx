// @vitest-environment jsdom

import { announce, announced } from '@leserkonto/pages/session/announcement'
import { announcementTexts, settingTexts, welcomeTexts } from '@leserkonto/texts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { newsletterCatalogue as catalogue } from './testing/newsletters.ts'
import { closeAccount, heading, openAccount, press, reader, tokenOf } from './testing/open-account.tsx'

const token = tokenOf(reader.sub)
const path = '/service/profil/willkommen'
const nobody = { id: null, email: reader.email, subscriptions: [] }

afterEach(closeAccount)

const open = (at = path, register_status = 3) =>
  openAccount(at, {
    token,
    handlers: {
      'settings.list': () => ({ settings: [] }),
      'settings.save': ({ settings }) => ({ settings }),
      'newsletter.list': () => catalogue,
      'newsletter.user': () => nobody,
      'newsletter.subscribe': () => ({ register_status, message: '' }),
    },
  })

test('three topics and two newsletters, each with one press, and the way on first', async () => {
  announce('registered')
  const { calls, left } = await open()
  await heading(announcementTexts.registered)
  expect(announced()).toBeUndefined()
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(3))
  await waitFor(() => expect(screen.getAllByRole('button', { name: / bestellen$/ })).toHaveLength(2))
  screen.getByRole('checkbox', { name: settingTexts.topics.names.local }).click()
  const [first] = screen.getAllByRole('button', { name: / bestellen$/ })
  first?.click()
  await screen.findByText(welcomeTexts.newsletters.ordered)
  expect(screen.getAllByRole('button', { name: / bestellen$/ })).toHaveLength(1)
  const asked = calls.filter(({ path }) => /save|subscribe/.test(path))
  expect(asked.map(({ input }) => input)).toEqual([
    { settings: [{ name: 'topic.local', value: 'on' }] },
    expect.objectContaining({ email: reader.email, newsletters: [catalogue.newsletters[0]?.id] }),
  ])
  await press(welcomeTexts.toFront)
  await waitFor(() => expect(left).toEqual(['/overview']))
})

test('who came from an article reads on there; an edition that wants a mail for each newsletter says so', async () => {
  const { left } = await open(`${path}?return_url=${encodeURIComponent('/artikel/az-1')}`, 2)
  await waitFor(() => expect(screen.getAllByRole('button', { name: / bestellen$/ })).toHaveLength(2))
  screen.getAllByRole('button', { name: / bestellen$/ })[0]?.click()
  await screen.findByText(welcomeTexts.newsletters.mailSent)
  await press(welcomeTexts.goOn)
  await waitFor(() => expect(left).toEqual(['/artikel/az-1']))
})

test('a new reader who came from nowhere is led there', async () => {
  announce('activated')
  await open('/service/profil/loginRegister?redirectFrom=/')
  await heading(announcementTexts.activated)
  expect(location.pathname).toBe(path)
})
