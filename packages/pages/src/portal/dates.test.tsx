import { servedEditions } from '@leserkonto/editions'
import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { portalSections } from '@leserkonto/texts'
import { expect, test } from 'vitest'
import { renderPortal } from './render-portal.tsx'
import { sampleArticle } from './testing/sample-article.ts'
import type { PortalView } from './view.ts'

const editions = servedEditions({})
const [edition] = editions
const [section] = portalSections
if (!edition) throw new Error('no editions are served')

/** The dates that a page prints. */
function datesOf(view: PortalView, now: string): string[] {
  const surroundings = {
    edition,
    editions,
    now: new Date(now),
    path: '/',
    isSignedIn: false,
    notice: undefined,
    passkeys: 'elsewhere' as const,
    shares: { sheet: 100, passkey: 100 },
  } as Parameters<typeof renderPortal>[1]
  const [, main = ''] = renderPortal(view, surroundings).split('<main')
  return [...main.matchAll(/<time[^>]*>([^<]+)<\/time>/g)].map(([, text = '']) => text)
}

const storyOf = (article: ArticleTeaser): PortalView => ({
  page: 'article',
  article,
  opening: null,
  body: ['Text.'],
  elements: [],
  wall: null,
  imageCredit: null,
  related: [],
})

/** All kinds of pages that print dates: lines and lists say the age, stories and advertisements the whole date. */
const pagesWith = (article: ArticleTeaser): { lists: PortalView[]; stories: PortalView[] } => ({
  lists: [
    { page: 'overview', front: { edition: 'az', blocks: [] }, latest: [article], sections: [] },
    { page: 'section', section, articles: [article], opens: false, next: null },
    { page: 'author', author: { name: 'Ada Muster' }, articles: [article] },
    { page: 'myNews', begin: null, news: { topics: [], marked: [article] } },
    { page: 'message', message: 'notFound', latest: [article] },
  ],
  stories: [storyOf(article), storyOf({ ...article, badges: ['ad'] })],
})

type Row = [edge: string, now: string, published: string, changed: string | null, age: string, story: string]

test.each<Row>([
  [
    '3 hours',
    '2026-11-20T12:00:00Z',
    '2026-11-20T09:00:00Z',
    null,
    'vor 3 Stunden',
    '20. November 2026 – 10:00 Uhr',
  ],
  [
    'a second more',
    '2026-11-20T12:00:00Z',
    '2026-11-20T08:59:59Z',
    null,
    'Heute – 09:59 Uhr',
    '20. November 2026 – 09:59 Uhr',
  ],
  [
    'before midnight',
    '2026-11-20T22:59:00Z',
    '2026-11-20T18:00:00Z',
    null,
    'Heute – 19:00 Uhr',
    '20. November 2026 – 19:00 Uhr',
  ],
  [
    'after midnight',
    '2026-11-20T23:01:00Z',
    '2026-11-20T18:00:00Z',
    null,
    'Gestern – 19:00 Uhr',
    '20. November 2026 – 19:00 Uhr',
  ],
  [
    'fresh over midnight',
    '2026-11-20T23:01:00Z',
    '2026-11-20T22:31:00Z',
    null,
    'vor 30 Minuten',
    '20. November 2026 – 23:31 Uhr',
  ],
  [
    'a day',
    '2026-11-20T12:00:00Z',
    '2026-11-19T12:00:00Z',
    null,
    'Gestern – 13:00 Uhr',
    '19. November 2026 – 13:00 Uhr',
  ],
  [
    'a second more than a day',
    '2026-11-20T12:00:00Z',
    '2026-11-19T11:59:59Z',
    null,
    '19. November 2026 – 12:59 Uhr',
    '19. November 2026 – 12:59 Uhr',
  ],
  [
    'the hour that is missing',
    '2026-03-29T01:30:00Z',
    '2026-03-29T00:59:00Z',
    null,
    'vor 31 Minuten',
    '29. März 2026 – 01:59 Uhr',
  ],
  [
    'across it',
    '2026-03-29T10:00:00Z',
    '2026-03-29T01:00:00Z',
    null,
    'Heute – 03:00 Uhr',
    '29. März 2026 – 03:00 Uhr',
  ],
  [
    'the hour that is there twice',
    '2026-10-25T09:00:00Z',
    '2026-10-25T01:00:00Z',
    null,
    'Heute – 02:00 Uhr',
    '25. Oktober 2026 – 02:00 Uhr',
  ],
  [
    'the day of 25 hours',
    '2026-10-25T22:30:00Z',
    '2026-10-24T22:30:00Z',
    null,
    'Heute – 00:30 Uhr',
    '25. Oktober 2026 – 00:30 Uhr',
  ],
  [
    'changed',
    '2026-11-20T12:00:00Z',
    '2026-11-10T12:00:00Z',
    '2026-11-20T11:56:00Z',
    'vor 4 Minuten',
    'aktualisiert am 20. November 2026 – 12:56 Uhr',
  ],
])(
  '%s: at %s an article of %s, changed %s, is of "%s" in every list and "%s" on its page',
  (_edge, now, published, changed, age, story) => {
    const seconds = (iso: string) => Date.parse(iso) / 1000
    const dates = {
      publicationDate: seconds(published),
      changeDate: changed === null ? null : seconds(changed),
    }
    const { lists, stories } = pagesWith({ ...sampleArticle, ...dates })
    for (const view of lists) expect([view.page, datesOf(view, now)]).toEqual([view.page, [age]])
    for (const view of stories) expect(datesOf(view, now)).toEqual([story])
  },
)
