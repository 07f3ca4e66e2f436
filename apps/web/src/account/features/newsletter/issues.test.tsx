// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { accountTexts, errorTexts, homeTexts } from '@leserkonto/texts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newsletterCatalogue, newsletterUser, subscribed } from '../../testing/newsletters.ts'
import { closeAccount, press, problemBox } from '../../testing/open-account.tsx'
import { homeHeading, openProfile } from '../../testing/open-profile.ts'

const texts = homeTexts.issues
const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7], time: '06:00' }
const [morning, sports, premium] = newsletterCatalogue.newsletters
const catalogue = {
  'newsletter.list': () => ({
    ...newsletterCatalogue,
    newsletters: [sports, { ...morning, schedule: daily }, premium],
  }),
}
const open = (...subscriptions: ReturnType<typeof subscribed>[]) =>
  openProfile(homeHeading, { 'newsletter.user': () => newsletterUser(...subscriptions), ...catalogue })
const block = () => within(screen.getByRole('region', { name: texts.title }))
const titles = () =>
  block()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

afterEach(closeAccount)

test('issues come in their order with day and hour, those at no fixed hour last', async () => {
  await open(subscribed('az-sport'), subscribed('az-morgen'), subscribed('rt-morgen'))
  await screen.findByText(texts.hour('6.00'))
  expect(titles()).toEqual(['AZ am Morgen', 'AZ Lokalsport'])
  expect(block().getByText(/^(Heute|Morgen), /)).toBeDefined()
  expect(block().getByText(texts.anyTime)).toBeDefined()
})

test('what is not confirmed is no issue yet, and waits above', async () => {
  await open(subscribed('az-morgen'), subscribed('az-sport', false))
  const waiting = within(await screen.findByRole('region', { name: homeTexts.waiting.title(1) }))
  await waiting.findByText('AZ Lokalsport')
  expect(waiting.getByRole('heading', { name: homeTexts.waiting.newsletters(1) })).toBeDefined()
  expect(titles()).toEqual(['AZ am Morgen'])
})

test.each([
  ['none', [], texts.none],
  ['those of other newspapers only', [subscribed('rt-morgen')], texts.elsewhere],
])('who gets %s is proposed two that everybody may order', async (_, subscriptions, lead) => {
  await open(...subscriptions)
  await screen.findByText(lead)
  expect(titles()).toEqual(['AZ Lokalsport', 'AZ am Morgen'])
  expect(
    block()
      .getByRole('link', { name: `${texts.choose}: AZ am Morgen` })
      .getAttribute('href'),
  ).toBe('/service/newsletter')
})

test('blocks that fail leave the others standing: one notice says so, and one button loads them all', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let works = false
  const once = <Answer,>(answer: Answer) => {
    if (works) return answer
    throw new Problem('GENERIC')
  }
  await openProfile(homeHeading, {
    'newsletter.user': () => once(newsletterUser()),
    'settings.list': () => once({ settings: [] }),
  })
  const notice = await problemBox()
  expect(notice.textContent).toContain(errorTexts.GENERIC + accountTexts.technical.retry)
  await waitFor(() => expect(screen.getAllByText(accountTexts.block.failed)).toHaveLength(2))
  expect(screen.getAllByText(errorTexts.GENERIC)).toHaveLength(1)
  expect(screen.getByText(homeTexts.account.ownData.text)).toBeDefined()
  works = true
  screen.getByRole('button', { name: accountTexts.technical.retry }).focus()
  await press(accountTexts.technical.retry)
  await screen.findByText(texts.none)
  await waitFor(() => expect(screen.queryByText(errorTexts.GENERIC)).toBeNull())
  expect(screen.queryByText(accountTexts.block.failed)).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})
