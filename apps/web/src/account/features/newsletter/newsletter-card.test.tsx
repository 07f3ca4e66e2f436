// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { accountTexts, errorTexts, homeTexts } from '@leserkonto/texts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newsletterCatalogue, newsletterUser, subscribed } from '../../testing/newsletters.ts'
import { closeAccount, press, problemBox } from '../../testing/open-account.tsx'
import { openProfile } from '../../testing/open-profile.ts'

const texts = homeTexts.newsletter
const catalogue = { 'newsletter.list': () => newsletterCatalogue }
const open = (...subscriptions: ReturnType<typeof subscribed>[]) =>
  openProfile(texts.title, { 'newsletter.user': () => newsletterUser(...subscriptions), ...catalogue })
const card = () => within(screen.getByRole('region', { name: texts.title }))

afterEach(closeAccount)

test('the card names what the reader gets and what still waits', async () => {
  await open(subscribed('az-morgen'), subscribed('az-sport', false), subscribed('rt-morgen'))
  await screen.findByText(texts.gets('AZ am Morgen'))
  expect(card().getByText(texts.unconfirmed('AZ Lokalsport'))).toBeDefined()
  expect(card().getByRole('link', { name: texts.change }).getAttribute('href')).toBe('/service/newsletter')
})

test('newsletters of other editions only are not called none', async () => {
  await open(subscribed('rt-morgen'))
  await screen.findByText(texts.elsewhere)
  expect(card().getByRole('link', { name: texts.change })).toBeDefined()
})

test('of many the first ones are named', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  await openProfile(texts.title, {
    'newsletter.user': () => newsletterUser(...ids.map((id) => subscribed(id))),
    'newsletter.list': () => ({
      ...newsletterCatalogue,
      newsletters: ids.map((id) => ({ ...newsletterCatalogue.newsletters[0], id, title: `Brief ${id}` })),
    }),
  })
  await screen.findByText(texts.gets(`Brief a, Brief b, Brief c, ${texts.more(2)}`))
})

test('without newsletters it says so, and the publisher’s catalogue is not asked for', async () => {
  const { calls } = await open()
  await screen.findByText(texts.none)
  expect(card().getByRole('link', { name: texts.choose })).toBeDefined()
  expect(calls.some(({ path }) => path === 'newsletter.list')).toBe(false)
})

test('cards that fail leave the others standing: one notice says so, and one button loads them all', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let works = false
  const once = <Answer,>(answer: Answer) => {
    if (works) return answer
    throw new Problem('GENERIC')
  }
  await openProfile(texts.title, {
    'newsletter.user': () => once(newsletterUser()),
    'settings.list': () => once({ settings: [] }),
    'favourites.list': () => once({ edition: 'az', favorites: [] }),
  })
  const notice = await problemBox()
  expect(notice.textContent).toBe(errorTexts.GENERIC + accountTexts.technical.retry)
  await waitFor(() => expect(screen.getAllByText(accountTexts.block.failed)).toHaveLength(3))
  expect(screen.getAllByText(errorTexts.GENERIC)).toHaveLength(1)
  expect(screen.getByText(homeTexts.ownData.text)).toBeDefined()
  works = true
  screen.getByRole('button', { name: accountTexts.technical.retry }).focus()
  await press(accountTexts.technical.retry)
  await screen.findByText(texts.none)
  await waitFor(() => expect(screen.queryByText(errorTexts.GENERIC)).toBeNull())
  expect(screen.queryByText(accountTexts.block.failed)).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})
