// @vitest-environment jsdom
import { giftTexts, screenTitles } from '@leserkonto/texts'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeAccount, press } from '../../testing/open-account.tsx'
import { openProfile } from '../../testing/open-profile.ts'

const texts = giftTexts.list
const gift = (id: string, more: object = {}) => ({
  id,
  edition: 'az',
  article_id: id,
  title: `Artikel ${id}`,
  url: `/artikel/${id}`,
  link: `https://az.example.test/geschenk/${id}`,
  state: 'open',
  created_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2026-12-04T12:00:00.000Z',
  readings: 0,
  ...more,
})
const allowance = { of: 10, left: 8, renews_at: '2026-12-01' }
const open = (gifts: object[], more = {}) =>
  openProfile(
    screenTitles.Gifts,
    { 'gifts.list': () => ({ gifts, allowance }), ...more },
    { path: '/service/profil/geschenke' },
  )

afterEach(closeAccount)

test('gifts say how long they are good, how often they were opened, and what has become of them', async () => {
  await open([
    gift('eins', { readings: 3 }),
    gift('zwei', { state: 'revoked', link: null, readings: 1 }),
    gift('drei', { edition: 'rt', state: 'expired', link: null }),
  ])
  await screen.findByText(texts.open('2026-12-04T12:00:00.000Z'))
  for (const text of ['3-mal geöffnet', 'Einmal geöffnet', 'Noch nicht geöffnet']) screen.getByText(text)
  screen.getByText(texts.ended.revoked)
  screen.getByText(texts.ended.expired)
  screen.getByText(texts.allowance(8, 10))
  expect(screen.getByRole('link', { name: 'Artikel eins' }).getAttribute('href')).toBe('/artikel/eins')
  // Of another newspaper it would lead to nothing here.
  expect(screen.queryByRole('link', { name: 'Artikel drei' })).toBeNull()
  expect(screen.getAllByRole('button', { name: /zurücknehmen$/ })).toHaveLength(1)
})

test('a gift is taken back, and its link copied', async () => {
  const copied = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText: copied } }))
  const { calls } = await open([gift('eins')], { 'gifts.revoke': () => undefined })
  await screen.findByText(texts.open('2026-12-04T12:00:00.000Z'))
  await press(texts.copyNamed('Artikel eins'))
  expect(copied).toHaveBeenCalledWith('https://az.example.test/geschenk/eins')
  await screen.findByText(texts.copied)
  await press(texts.revokeNamed('Artikel eins'))
  await screen.findByText(texts.revoked)
  expect(calls.map(({ path }) => path)).toContain('gifts.revoke')
  vi.unstubAllGlobals()
})

test('without gifts the page says where one gives', async () => {
  await open([])
  expect(await screen.findByText(texts.empty)).toBeDefined()
})
