import { servedEditions } from '@leserkonto/editions'
import type { PortalRoute } from '@leserkonto/pages'
import type { Article } from '@leserkonto/publisher-wire/content'
import type { Wall } from '@leserkonto/rules'
import { expect, test } from 'vitest'
import type { Work } from '../../context.ts'
import { viewOf } from './show-page.ts'
import { teaserOf } from './walled.ts'

const editions = servedEditions({})
const [edition] = editions
if (!edition) throw new Error('no editions are served')
const sources = [{ src: '/medien/geheim.mp4', type: 'video/mp4' }]
const captions = [{ src: '/medien/geheim-de.vtt', lang: 'de', label: 'Deutsch' }]
const chapters = [{ at: 1, title: 'Geheim' }]
const article: Article = {
  id: 'az-1',
  edition: 'az',
  url: '/artikel/az-1',
  clickUrl: '/artikel/az-1',
  headline: 'Titel',
  teaser: 'Vorspann',
  category: 'Region',
  badges: ['plus'],
  specialBadges: [],
  authors: [],
  teaserImage: null,
  imageAlt: '',
  teaserType: 'standard',
  isComment: false,
  additionalData: { dataAttributes: {} },
  publicationDate: 0,
  changeDate: null,
  access: 'plus',
  body: ['Anfang', 'Geheim'],
  elements: [{ type: 'list', at: 1, items: ['Geheim'] }],
  imageCredit: null,
  placeLine: 'Auenhausen',
  live: { entries: [{ id: 'a', time: 0, paragraphs: ['Geheim'] }] },
  videos: [
    { title: 'Film', url: 'https://film.example/geheim', thumbnail: '/a.jpg', sources, captions, chapters },
  ],
  audio: [{ title: 'Geheim', url: 'https://film.example/geheim', sources, chapters }],
}
const publisher = {
  article: async () => article,
  articles: async () => ({ articles: [{ ...teaserOf(article), id: 'az-2' }], next_cursor: null }),
  offers: async () => [],
  front: async () => ({
    edition: 'az',
    blocks: [{ type: 'lead', title: null, articles: [teaserOf(article)] }],
  }),
} as unknown as Work['publisher']
const viewFor = (wall: Wall | null, route: PortalRoute) => {
  const reader = {
    wall: async () => wall,
    reading: async () =>
      wall ? { by: null, wall, meter: null } : ({ by: 'plan', wall: null, meter: null } as const),
    wishes: async () => undefined,
    self: async () => undefined,
    wasAsked: () => true,
  }
  return viewOf(route, { publisher, edition, editions, cursor: undefined, reader, isRead: true })
}
const routes: PortalRoute[] = [
  { page: 'article', id: 'az-1' },
  { page: 'live', id: 'az-1' },
  { page: 'overview' },
]

test.each(routes)(
  'for a stranger %j holds nothing of a locked text, film, recording or live blog',
  async (route) => {
    expect(JSON.stringify(await viewFor({ state: 'stranger' }, route))).not.toMatch(/geheim/i)
  },
)

test('who has the right gets the live blog, on its page and when that asks again', async () => {
  expect(await viewFor(null, { page: 'article', id: 'az-1' })).toMatchObject({
    live: article.live,
    placeLine: 'Auenhausen',
    article: { videos: [{ sources }] },
  })
  expect(await viewFor(null, { page: 'live', id: 'az-1' })).toMatchObject({
    page: 'live',
    live: article.live,
  })
})

test('while the publisher is down a live blog is unavailable, not gone', async () => {
  expect(await viewFor({ state: 'outage' }, { page: 'live', id: 'az-1' })).toEqual({
    page: 'message',
    message: 'unavailable',
  })
})
