import { servedEditions } from '@leserkonto/editions'
import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { portalTexts } from '@leserkonto/texts'
import { expect, test } from 'vitest'
import { renderPortal } from '../render-portal.tsx'
import { sampleArticle } from '../testing/sample-article.ts'
import type { PortalView } from '../view.ts'

const editions = servedEditions({})
const [az] = editions
if (!az) throw new Error('no editions are served')
const surroundings = {
  edition: az,
  editions,
  now: new Date('2026-11-20T12:00:00Z'),
  path: '/artikel/az-eins',
  isSignedIn: false,
  notice: undefined,
  passkeys: 'elsewhere' as const,
  shares: { sheet: 100, passkey: 100 },
}
const article: ArticleTeaser = {
  ...sampleArticle,
  damId: 'dam-platz',
}
const opened = {
  page: 'article',
  opening: null,
  article,
  body: ['Der ganze Text.'],
  elements: [],
  related: [article],
  imageCredit: null,
  wall: null,
} satisfies PortalView
const wall = { state: 'stranger' } as const

test('an article with a recording asks to hear it, unless it is behind the wall', () => {
  const audio = [{ title: 'Folge 42', url: 'https://podcast.example/folge-42' }]
  const view = { ...opened, article: { ...opened.article, media: { audio } } }
  const action = new RegExp(
    `href="https://podcast.example/folge-42"[^>]*>.*?<svg.*?${portalTexts.article.listen}`,
  )
  expect(renderPortal(view, surroundings)).toMatch(action)
  const locked = renderPortal({ ...view, body: null, elements: [], wall }, surroundings)
  expect(locked).not.toContain(portalTexts.article.listen)
})

test('the pictures of an advertisement open as such, those of an article in full', () => {
  const images = [{ src: '/bilder/a-960.jpg', alt: 'A', description: 'Was zu sehen ist.' }]
  const shown = (badges: string[]) => {
    const view = { ...opened, article: { ...opened.article, badges, media: { images } } }
    return [...renderPortal(view, surroundings).matchAll(/data-opens="(advertorial|lightbox)"/g)].map(
      ([, one]) => one,
    )
  }
  expect(shown([])).toEqual(['lightbox', 'lightbox'])
  expect(shown(['ad'])).toEqual(['advertorial'])
})

test('pictures carry their ids of the media library, those of a gallery lead where its editors say', () => {
  const picture = { src: '/bilder/a-960.jpg', alt: 'A', description: 'Wer das ist.' }
  const media = { images: [{ ...picture, damId: 'dam-a', descriptionLink: '/rubrik/sport' }] }
  const html = renderPortal({ ...opened, article: { ...article, media } }, surroundings)
  expect([...html.matchAll(/data-dam-id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'dam-platz',
    'dam-a',
    'dam-platz',
  ])
  expect(html).toContain('<a href="/rubrik/sport">Wer das ist.</a>')
})

test('an article is sent on by mail with its headline and full address, whether it is open or not', () => {
  const sent = encodeURIComponent(`${az.ownUrl}/artikel/az-eins`)
  const link = `href="mailto:?subject=${encodeURIComponent(article.headline)}&amp;body=${sent}"`
  for (const view of [opened, { ...opened, body: null, wall }])
    expect(renderPortal(view, surroundings)).toContain(link)
})

test('an advertisement is sent on as one, shows its date, and nothing of the newsroom below it', () => {
  const paid = { ...opened, article: { ...article, badges: ['ad'] }, related: [] }
  const html = renderPortal(paid, surroundings)
  expect(html).toContain(`mailto:?subject=${encodeURIComponent(portalTexts.article.paid(article.headline))}&`)
  expect(html).toMatch(/<article[^>]*data-address.*<time[^>]*>20\. November 2026 – 12:26 Uhr<\/time>/s)
})

test('below an article there is more of its section, and what is of another is not said to be', () => {
  const titleOf = (...categories: string[]) => {
    const related = categories.map((category, place) => ({ ...article, id: `az-${place}`, category }))
    return renderPortal({ ...opened, related }, surroundings)
  }
  expect(titleOf('Lokales', 'Lokales')).toMatch(/href="\/rubrik\/lokales"[^>]*>Mehr aus Lokales</)
  expect(titleOf('Lokales', 'Sport')).toContain(`>${portalTexts.article.others}<`)
})

test('a link to the edition’s own host is a path', () => {
  const elements = [
    { type: 'person', at: 0, name: 'Ada', socialMedia: { web: `${az.ownUrl}/autoren/ada` } },
  ] as const
  expect(renderPortal({ ...opened, elements }, surroundings)).toContain('href="/autoren/ada"')
})

test('what is read most stands below an article by rank, and nothing where nothing is counted', () => {
  const mostRead = ['Eins', 'Zwei', 'Drei'].map((headline) => ({ ...article, id: headline, headline }))
  const html = renderPortal({ ...opened, mostRead }, surroundings)
  const list = html.slice(html.indexOf(portalTexts.article.mostRead))
  expect([...list.matchAll(/<li data-article-id="(\w+)"/g)].map(([, id]) => id)).toEqual([
    'Eins',
    'Zwei',
    'Drei',
  ])
  for (const none of [[], undefined])
    expect(renderPortal({ ...opened, ...(none && { mostRead: none }) }, surroundings)).not.toContain(
      portalTexts.article.mostRead,
    )
})
