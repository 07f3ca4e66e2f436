import { servedEditions } from '@leserkonto/editions'
import { searchTexts } from '@leserkonto/texts'
import { expect, test } from 'vitest'
import { renderPortal } from '../render-portal.tsx'
import { sampleArticle } from '../testing/sample-article.ts'
import type { PortalView } from '../view.ts'

const editions = servedEditions({})
const [az] = editions
if (!az) throw new Error('no editions are served')

type Search = Extract<PortalView, { page: 'search' }>
const fits = { words: 'Bäder "& Seen"', state: 'fits', page: 1 } as const
const htmlOf = (view: Partial<Search>) =>
  renderPortal(
    { page: 'search', wish: fits, found: null, next: null, latest: [], ...view },
    {
      edition: az,
      editions,
      now: new Date('2026-11-20T12:00:00Z'),
      path: '/suche',
      isSignedIn: false,
      notice: undefined,
      passkeys: 'elsewhere',
      shares: { sheet: 100, passkey: 100 },
    },
  )

test('what was asked for stays in the field, and signing in leads back to it', () => {
  const html = htmlOf({ found: { articles: [sampleArticle], total: 1 } })
  expect(html).toMatch(/name="q"[^>]*value="Bäder &quot;&amp; Seen&quot;"/)
  expect(html).toContain(encodeURIComponent(`/suche?q=${encodeURIComponent(fits.words)}`))
  expect(html.match(/<search/g)).toHaveLength(1)
  expect(html).toContain('Ein Artikel zu „Bäder &quot;&amp; Seen&quot;“')
})

test('further results are one link away', () => {
  const next = '/suche?q=x&seite=2'
  expect(htmlOf({ found: { articles: [sampleArticle], total: 11 }, next })).toMatch(
    new RegExp(`href="/suche\\?q=x&amp;seite=2"[^>]*>.*${searchTexts.more}`),
  )
})

test('nothing found comes with what helps, the sections and the newest', () => {
  const html = htmlOf({ found: { articles: [], total: 0 }, latest: [sampleArticle] })
  for (const text of [
    searchTexts.advice.title,
    searchTexts.sections,
    searchTexts.latest,
    sampleArticle.headline,
  ])
    expect(html).toContain(text)
  expect(html).toContain('haben wir nichts gefunden')
})

test('a search that does not answer keeps the words, and says when to try again', () => {
  const html = htmlOf({ isDown: true, latest: [sampleArticle] })
  expect(html).toContain(searchTexts.down)
  expect(html).toMatch(/name="q"[^>]*value="Bäder &quot;&amp; Seen&quot;"/)
  expect(html).toContain(sampleArticle.headline)
  expect(html).not.toContain(searchTexts.none(''))
})

test('markup that somebody searches for is text of the page', () => {
  const words = '<img src=x onerror=alert(1)>"'
  for (const found of [null, { articles: [], total: 0 }, { articles: [sampleArticle], total: 1 }])
    expect(htmlOf({ wish: { ...fits, words }, found })).not.toContain('<img src=x')
})

test('a page behind the last leads back to the first', () => {
  const html = htmlOf({ wish: { ...fits, words: 'x2', page: 7 }, found: { articles: [], total: 3 } })
  expect(html).toMatch(/href="\/suche\?q=x2"/)
})

test.each(['short', 'long'] as const)('words that are too %s are a fault of the field', (state) => {
  const html = htmlOf({ wish: { ...fits, state } })
  expect(html).toMatch(/aria-describedby="suche-hilfe" aria-invalid="true"/)
  expect(html).toContain(state === 'short' ? searchTexts.short : searchTexts.long(100))
})
