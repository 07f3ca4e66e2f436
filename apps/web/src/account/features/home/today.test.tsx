// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { homeTexts } from '@leserkonto/texts'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeAccount } from '../../testing/open-account.tsx'
import { homeHeading, openProfile } from '../../testing/open-profile.ts'
import { lead, story } from './testing/sample-news.ts'

const texts = homeTexts.today
const open = (news: () => object) => openProfile(homeHeading, { 'home.today': news })
const block = () => within(screen.getByRole('region', { name: texts.title }))

afterEach(closeAccount)

test('the lead and what was marked lead to their articles, and the rest of the marks to their page', async () => {
  await open(() => ({ lead, marked: [story('a'), { ...story('b'), picture: null }], marked_count: 7 }))
  const link = await screen.findByRole('link', { name: lead.headline })
  expect(link.getAttribute('href')).toBe('/artikel/markt')
  expect(block().getByText(texts.by('Helene Brandstetter und Konrad Wieland'))).toBeDefined()
  expect(block().getAllByRole('listitem')).toHaveLength(2)
  expect(
    block()
      .getByRole('link', { name: texts.all(7) })
      .getAttribute('href'),
  ).toBe('/service/profil/nachrichten')
})

test('without marks the block says how to set one, and leads to where', async () => {
  await open(() => ({ lead, marked: [], marked_count: 0 }))
  await screen.findByText(texts.none)
  expect(block().getByRole('link', { name: texts.choose }).getAttribute('href')).toBe('/overview')
})

test.each([
  ['nothing comes', () => ({ lead: null, marked: [], marked_count: 0 })],
  [
    'the load fails',
    () => {
      throw new Problem('GENERIC')
    },
  ],
])('where %s it is left out, and nothing is said of it', async (_, news) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await open(news)
  await screen.findByText(homeTexts.issues.none)
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: texts.title })).toBeNull())
  expect(screen.queryByRole('alert', { name: /./ })).toBeNull()
})
