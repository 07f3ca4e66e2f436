// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { accountTexts, errorTexts, favouriteTexts } from '@leserkonto/texts'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeAccount, press } from '../../testing/open-account.tsx'
import { openProfile } from '../../testing/open-profile.ts'

const favourite = (id: string, title: string, url = `/artikel/${id}`) => ({
  id,
  type: 'article',
  title,
  url,
  created_at: '2026-11-20T23:30:00.000Z',
})
const listed = (...favorites: object[]) => ({ 'favourites.list': () => ({ edition: 'az', favorites }) })

const openNews = (handlers: Parameters<typeof openProfile>[1]) =>
  openProfile(favouriteTexts.title, handlers, { path: '/service/profil/nachrichten' })

afterEach(closeAccount)

test('marked articles lead to their pages and say when they were marked, by the calendar in Berlin', async () => {
  await openNews(listed(favourite('a1', 'Neue Brücke')))
  const link = await screen.findByRole('link', { name: 'Neue Brücke' })
  expect(link.getAttribute('href')).toBe('/artikel/a1')
  expect(screen.getByText(favouriteTexts.marked('21. November 2026'))).toBeDefined()
})

test('an address that is none is no link', async () => {
  await openNews(listed(favourite('a1', 'Böse', 'javascript:alert(1)')))
  expect((await screen.findByText('Böse')).getAttribute('href')).toBeNull()
})

test('a mark can be taken back', async () => {
  const { calls } = await openNews({
    ...listed(favourite('a1', 'Neue Brücke'), favourite('a2', 'Altes Rathaus')),
    'favourites.remove': () => undefined,
  })
  await screen.findByText('Neue Brücke')
  await press(favouriteTexts.removeNamed('Neue Brücke'))
  await screen.findByText(favouriteTexts.removed)
  expect(calls.at(-1)).toMatchObject({ path: 'favourites.remove', input: { edition: 'az', id: 'a1' } })
  expect(screen.queryByText('Neue Brücke')).toBeNull()
  expect(screen.getByText('Altes Rathaus')).toBeDefined()
})

test('without marks the block says how to set one', async () => {
  await openNews(listed())
  expect(await screen.findByText(favouriteTexts.empty)).toBeDefined()
})

test('a block that fails leaves the page standing and can be tried again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  let works = false
  await openNews({
    'favourites.list': () => {
      if (works) return { edition: 'az', favorites: [] }
      throw new Problem('GENERIC')
    },
  })
  const block = await screen.findByRole('region', { name: favouriteTexts.title })
  await within(block).findByText(accountTexts.block.failed)
  expect(screen.getAllByText(errorTexts.GENERIC)).toHaveLength(1)
  expect(log.mock.calls.flat()).toContain('GENERIC favourites.list request-1')
  works = true
  await press(accountTexts.technical.retry)
  await screen.findByText(favouriteTexts.empty)
})
