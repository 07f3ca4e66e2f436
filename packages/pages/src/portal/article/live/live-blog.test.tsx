import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LiveBlog, LiveEntries } from './LiveBlog.tsx'

const time = Date.parse('2026-11-20T12:00:00Z') / 1_000
const entries = [
  { id: 'alt', time: time - 86_400, paragraphs: ['Gestern.'] },
  { id: 'fest', time: time - 7_200, paragraphs: ['Worum es geht.'], pinned: true },
  {
    id: 'neu',
    time,
    headline: 'Neu',
    paragraphs: ['Der Bus.'],
    links: [{ text: 'Bus', href: '/rubrik/region' }],
  },
]

test('pinned entries stand first, then the newest; one of another day says which', () => {
  const html = renderToStaticMarkup(<LiveEntries live={{ entries }} />)
  expect([...html.matchAll(/data-entry="(\w+)"/g)].map(([, id]) => id)).toEqual(['fest', 'neu', 'alt'])
  expect([...html.matchAll(/<time[^>]*>([^<]+)/g)].map(([, text]) => text)).toEqual([
    '11:00 Uhr',
    '13:00 Uhr',
    '19. November 2026 um 13:00 Uhr',
  ])
  expect(html).toMatch(/id="neuester-eintrag"[^>]*data-entry="neu"/)
  expect(html).toContain('Der <a href="/rubrik/region">Bus</a>.')
})

test('one that is over is not asked for again, one without entries says so', () => {
  const blog = (live: object) =>
    renderToStaticMarkup(<LiveBlog live={{ entries, ...live }} address="/a/live" />)
  expect(blog({})).toContain('data-live="/a/live"')
  expect(blog({ ended: true })).not.toContain('data-live')
  expect(blog({ entries: [] })).toContain('Noch gibt es keinen Eintrag')
})
