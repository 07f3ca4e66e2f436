// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { errorTexts, newsletterTexts } from '@leserkonto/texts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newsletterCatalogue, newsletterUser, subscribed } from '../../testing/newsletters.ts'
import { closeAccount, heading, openAccount, press, problemBox } from '../../testing/open-account.tsx'

const user = newsletterUser(subscribed('az-morgen'))
const link = `/service/newsletter/doi?id=${user.id}&token=geheim-geheim-geheim-geheim-geheim-geheim-g`
const texts = newsletterTexts.optIn
const open = (update: () => unknown, address = link) =>
  openAccount(address, {
    handlers: { 'newsletter.list': () => newsletterCatalogue, 'newsletter.update': update },
  })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

test('opening the link confirms nothing; the button does, and names what comes', async () => {
  const { calls } = await open(() => user)
  await heading(texts.title)
  expect([location.href.includes('geheim-geheim-geheim-geheim-geheim-geheim-g'), calls.length]).toEqual([
    false,
    0,
  ])
  await press(texts.submit)
  await heading(texts.doneTitle)
  await screen.findByText('AZ am Morgen – Werktags um 6 Uhr')
  expect(calls[0]).toEqual({
    path: 'newsletter.update',
    bearer: null,
    input: { id: user.id, register_status: 3, token: 'geheim-geheim-geheim-geheim-geheim-geheim-g' },
  })
  expect(screen.queryByRole('button', { name: texts.next })).toBeNull()
})

test('the way goes on to where the sign-up was made', async () => {
  const { left } = await open(() => ({ ...user, return_url: 'https://az.example/artikel/1' }))
  await heading(texts.title)
  await press(texts.submit)
  await heading(texts.doneTitle)
  await press(texts.next)
  expect(left).toEqual(['https://az.example/artikel/1'])
})

test.each([
  ['expired', new Problem('NEWSLETTER_ERROR', { status: 410 })],
  ['unknown', new Problem('NEWSLETTER_ERROR', { status: 401 })],
])('a link that is %s says so and leads to a new sign-up', async (_, error) => {
  await open(() => {
    throw error
  })
  await heading(texts.title)
  await press(texts.submit)
  await heading(texts.deadTitle)
  expect((await problemBox()).textContent).toMatch(
    new RegExp(`^${texts.dead.slice(0, 40)}.*${errorTexts.NEWSLETTER_ERROR}`),
  )
  expect(screen.getByRole('link', { name: texts.again }).getAttribute('href')).toBe('/service/newsletter')
})

test('technical trouble is told, and the button stays', async () => {
  await open(() => {
    throw new TypeError('Failed to fetch')
  })
  await heading(texts.title)
  await press(texts.submit)
  expect((await problemBox()).textContent).toContain(errorTexts.NEWSLETTER_ERROR)
  expect(screen.getByRole('button', { name: texts.submit })).toBeDefined()
})

test.each([
  '/service/newsletter/doi',
  '/service/newsletter/doi?token=geheim-geheim-geheim-geheim-geheim-geheim-g',
])('%s has nothing to confirm', async (address) => {
  await open(() => user, address)
  await heading(texts.deadTitle)
})
