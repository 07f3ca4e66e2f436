// @vitest-environment jsdom
import { newsletterTexts } from '@leserkonto/texts'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { newsletterCatalogue, newsletterUser, subscribed } from '../../testing/newsletters.ts'
import { closeAccount } from '../../testing/open-account.tsx'
import { openProfile } from '../../testing/open-profile.ts'

const texts = newsletterTexts.profile
const open = (...subscriptions: ReturnType<typeof subscribed>[]) =>
  openProfile(texts.title, {
    'newsletter.user': () => newsletterUser(...subscriptions),
    'newsletter.list': () => newsletterCatalogue,
  })

afterEach(closeAccount)

test('the profile names what the reader gets and what still waits', async () => {
  await open(subscribed('az-morgen'), subscribed('az-sport', false), subscribed('rt-morgen'))
  expect((await screen.findByText('AZ am Morgen')).textContent).toBe('AZ am Morgen')
  expect((await screen.findByText('AZ Lokalsport')).textContent).toContain(texts.unconfirmed)
  expect(screen.getByText(texts.others)).toBeDefined()
  expect(screen.getByRole('link', { name: texts.manage }).getAttribute('href')).toBe('/service/newsletter')
})

test('without newsletters it says so, and the publisher’s catalogue is not asked for', async () => {
  const { calls } = await open()
  await screen.findByText(texts.empty)
  expect(calls.some(({ path }) => path === 'newsletter.list')).toBe(false)
})
