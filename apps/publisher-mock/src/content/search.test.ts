import { SearchPage } from '@leserkonto/publisher-wire/content'
import { expect, test } from 'vitest'
import { testPublisher } from '../test-publisher.ts'

const { get } = testPublisher()
const ask = (query: Record<string, string>) =>
  get(`/content/v1/search?${new URLSearchParams({ edition: 'az', ...query })}`)
const found = async (q: string, more: Record<string, string> = {}) =>
  SearchPage.parse((await ask({ q, ...more })).body)
const headlines = async (q: string) => (await found(q)).articles.map(({ headline }) => headline)

test('a word is found in headline and text, and the headline weighs more', async () => {
  const { articles, total } = await found('Winter', { limit: '100' })
  expect(total).toBe(articles.length)
  const inHeadline = articles.map(({ headline }) => /(^| )winter/i.test(headline))
  expect(inHeadline[0]).toBe(true)
  expect(inHeadline).toContain(false)
  expect(inHeadline.lastIndexOf(true)).toBeLessThan(inHeadline.length - 1)
})

test('capitals, accents and the two spellings of umlauts and ß do not count', async () => {
  const all = await headlines('Gartenstraße')
  expect(all).toContain('Wasserrohrbruch legt die Gartenstraße lahm')
  for (const spelling of ['gartenstrasse', 'GARTENSTRASSE', 'Gártenstraße'])
    expect(await headlines(spelling)).toEqual(all)
  expect(await headlines('Baeume')).toEqual(await headlines('Bäume'))
})

test('of several words all have to be there', async () => {
  const [one, other, both] = await Promise.all(['Marktplatz', 'Linden', 'Linden, Marktplatz!'].map(headlines))
  expect(both).toContain('Der Marktplatz bekommt 24 Bäume und verliert alle Parkplätze')
  expect(both?.every((headline) => one?.includes(headline) && other?.includes(headline))).toBe(true)
  expect(await headlines('Marktplatz Nashornkäfer')).toEqual([])
})

test('pages are pieces of one list, and behind the last there is nothing', async () => {
  const { articles, total } = await found('der', { limit: '4' })
  const pages = await Promise.all(['1', '2'].map((page) => found('der', { limit: '2', page })))
  expect(pages.flatMap((page) => page.articles)).toEqual(articles)
  expect(await found('der', { page: '50', limit: '100' })).toEqual({ articles: [], total })
})

test('signs alone find nothing and fail nothing; the sign-on edition has no articles', async () => {
  for (const q of ['"*', '(()', 'AND OR', '%']) expect((await ask({ q })).status).toBe(200)
  expect(await headlines('"*')).toEqual([])
  expect(await found('Marktplatz', { edition: 'sso' })).toEqual({ articles: [], total: 0 })
  expect((await ask({ q: 'Markt', edition: 'xxx' })).status).toBe(404)
})
