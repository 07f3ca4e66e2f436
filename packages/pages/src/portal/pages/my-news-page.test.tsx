import { servedEditions } from '@leserkonto/editions'
import { portalSections, portalTexts } from '@leserkonto/texts'
import { expect, test } from 'vitest'
import { renderPortal } from '../render-portal.tsx'
import { sampleArticle as article } from '../testing/sample-article.ts'
import type { PortalView } from '../view.ts'

const editions = servedEditions({})
const [az] = editions
if (!az) throw new Error('no editions are served')
const sport = portalSections[4]
const begin = { topics: [{ topic: 'sports', section: sport }], articles: [article] }

const htmlOf = (view: Omit<Extract<PortalView, { page: 'myNews' }>, 'page'>) =>
  renderPortal(
    { page: 'myNews', ...view },
    {
      edition: az,
      editions,
      now: new Date('2026-11-20T12:00:00Z'),
      path: '/meine-nachrichten',
      isSignedIn: view.news !== null,
      notice: undefined,
      passkeys: 'elsewhere',
      shares: { sheet: 100, passkey: 100 },
    },
  )

test('own news are the topics and the marked articles', () => {
  const topics = [{ section: sport, articles: [article] }]
  const full = htmlOf({ news: { topics, marked: [article] }, begin: null })
  expect(full.match(/href="\/artikel\/az-eins"/g)).toHaveLength(2)
  expect(full).toContain(portalTexts.myNews.marked)
})

test('who has chosen nothing has topics to tap and articles to begin with', () => {
  const none = htmlOf({ news: { topics: [], marked: [] }, begin })
  expect(none).toContain(portalTexts.myNews.empty.slice(0, 20))
  expect(none).not.toContain(portalTexts.myNews.marked)
  expect(none).toMatch(/<button[^>]*aria-pressed="false"[^>]*>Sport<\/button>/)
  expect(none).toMatch(/href="\/artikel\/az-eins"/)
})

test('who is not signed in has topics that lead to their sections, since nothing could be kept', () => {
  const stranger = htmlOf({ news: null, begin })
  expect(stranger).not.toContain('aria-pressed')
  expect(stranger.split('<main')[1]).toMatch(/href="\/rubrik\/sport"[^>]*>Sport</)
})
