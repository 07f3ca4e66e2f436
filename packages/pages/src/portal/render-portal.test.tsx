import { servedEditions } from '@leserkonto/editions'
import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { paywallTexts } from '@leserkonto/texts'
import { describe, expect, test } from 'vitest'
import { renderPortal } from './render-portal.tsx'
import { sampleArticle } from './testing/sample-article.ts'
import type { PortalView } from './view.ts'

const editions = servedEditions({})
const az = editions[0]
if (!az) throw new Error('no editions are served')
const surroundings = {
  edition: az,
  editions,
  now: new Date('2026-11-20T12:00:00Z'),
  path: '/overview',
  isSignedIn: false,
  notice: undefined,
  passkeys: 'elsewhere' as const,
  shares: { sheet: 100, passkey: 100 },
}

const article: ArticleTeaser = {
  ...sampleArticle,
  headline: 'Schlagzeile <eins>',
  authors: [{ name: 'Helene Brandstetter' }],
  access: 'plus',
}
const front: PortalView = {
  page: 'overview',
  sections: [],
  latest: [{ ...article, id: 'az-drei', url: '/artikel/az-drei' }],
  front: {
    edition: 'az',
    blocks: [
      { type: 'lead', title: null, articles: [article] },
      { type: 'card-slider', title: 'Wissen', articles: [{ ...article, id: 'az-zwei' }] },
    ],
  },
}
const opened = {
  page: 'article',
  opening: null,
  article,
  body: ['Der ganze Text.', 'Und sein Ende.'],
  related: [],
  imageCredit: 'Zeichenstube',
  wall: null,
  elements: [
    { type: 'quote', at: 1, quote: 'Ein Satz.', quotee: 'Ruth Lindenau' },
    { type: 'picture', at: 1, src: '/bilder/a-960.jpg', alt: 'Wald', description: 'Der Wald.' },
    {
      type: 'comparison',
      at: 1,
      description: 'Der Hang.',
      before: { src: '/bilder/b-960.jpg', alt: 'B' },
      after: { src: '/bilder/c-960.jpg', alt: 'C' },
    },
    { type: 'box', at: 2, title: 'Die Fakten', paragraphs: ['Erstens.', 'Erstens.'] },
    { type: 'person', at: 2, name: 'Jost Ellerbrock', mail: 'jost@example.test' },
  ],
} satisfies PortalView

const wall = { state: 'stranger' } as const
const premium = { page: 'premium', newsletters: [], issue: null, wall } satisfies PortalView

const views: readonly (readonly [string, PortalView])[] = [
  ['front', front],
  [
    'section',
    {
      page: 'section',
      section: { slug: 'sport', name: 'Sport', about: 'Vom Platz, aus der Halle und vom Wasser.' },
      articles: [article],
      opens: true,
      next: '/rubrik/sport?ab=1-20',
    },
  ],
  ['article', opened],
  ['offer', { ...opened, body: null, elements: [], wall }],
  ['author', { page: 'author', author: { name: ['Helene Brandstetter', 'hb'] }, articles: [article] }],
  ['own news', { page: 'myNews', news: { topics: [], marked: [article] }, begin: null }],
  [
    'own news of a stranger',
    {
      page: 'myNews',
      news: null,
      begin: {
        topics: [
          {
            topic: 'sports',
            section: { slug: 'sport', name: 'Sport', about: 'Vom Platz, aus der Halle und vom Wasser.' },
          },
        ],
        articles: [article],
      },
    },
  ],
  ['premium newsletters', { ...premium, wall: null, issue: [{ article, opening: 'Erster Absatz.' }] }],
  ['editions', { page: 'editions', editions }],
  ['help', { page: 'help' }],
  ['imprint', { page: 'legal', document: 'imprint' }],
  ['404', { page: 'message', message: 'notFound', latest: [article] }],
]

const legal = (document: 'accessibility' | 'privacy', tagManagerId: string | null = null) =>
  renderPortal({ page: 'legal', document }, { ...surroundings, edition: { ...az, tagManagerId } })

test('the accessibility statement has all that the law asks for', () => {
  const html = legal('accessibility')
  for (const part of [
    'Was wir anbieten',
    'So nutzen Sie',
    'So erfüllen wir',
    'noch nicht barrierefrei',
    'MLBF',
  ])
    expect(html).toContain(part)
  expect(html).toMatch(/am \d{1,2}\. \p{L}+ \d{4} zuletzt geprüft/u)
})

test('the privacy page says where a consent is changed, and does not speak of measuring where there is none', () => {
  expect(legal('privacy', 'GTM-A')).toContain('Ihre Entscheidung ändern Sie jederzeit')
  expect(legal('privacy')).toContain('Zurzeit messen wir auf diesen Seiten nicht')
  expect(legal('privacy')).toContain('href="/service/newsletter"')
})

describe.each(views)('the page "%s"', (_name, view) => {
  const html = renderPortal(view, surroundings)
  test('needs neither script nor style of its own', () => {
    expect(html).not.toMatch(/<script|<style| style="| on\w+="/)
  })
  test('has one first heading, a way to its content and one to the imprint', () => {
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('href="#inhalt"')
    expect(html).toContain('href="/impressum"')
  })
})

test('every article of a front is a link with its headline, the first picture comes first', () => {
  const html = renderPortal(front, surroundings)
  expect(html.match(/href="\/artikel\/az-eins"/g)).toHaveLength(2)
  expect(html).toContain('Schlagzeile &lt;eins&gt;')
  expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1)
})

test('what stands in a text stands at its place, with the paragraphs around it', () => {
  const html = renderPortal(opened, surroundings)
  const places = [
    'Der ganze Text.',
    'Ein Satz.',
    'Der Wald.',
    'Der Hang.',
    'Und sein Ende.',
    'Die Fakten',
    'Jost',
  ]
  const found = places.map((words) => html.indexOf(`>${words}`))
  expect(found.every((place) => place > 0)).toBe(true)
  expect(found).toEqual(found.toSorted((one, other) => one - other))
  expect(html.match(/data-island="(picture|comparison|box)" data-when="seen"/g)).toHaveLength(3)
})

test('the first page of a section opens with a large one, a further one is a list', () => {
  const section = { slug: 'sport', name: 'Sport', about: 'Vom Platz, aus der Halle und vom Wasser.' } as const
  const articles = ['eins', 'zwei', 'drei', 'vier', 'fuenf'].map((id) => ({
    ...article,
    id,
    url: `/artikel/${id}`,
  }))
  const shown = (opens: boolean) => {
    const html = renderPortal({ page: 'section', section, articles, opens, next: null }, surroundings)
    const [, list = ''] = /<ul[^>]*data-stories[^>]*>(.*?)<\/ul>/s.exec(html) ?? []
    return [html.match(/<article/g)?.length, list.match(/<article/g)?.length]
  }
  expect(shown(true)).toEqual([5, 1])
  expect(shown(false)).toEqual([5, 5])
})

test('a text, or the offer in its place with the way back', () => {
  const full = renderPortal(opened, surroundings)
  const locked = renderPortal(
    { ...opened, opening: 'Der erste Absatz.', body: null, elements: [], wall },
    surroundings,
  )
  expect(full).toContain('Der ganze Text.')
  expect(full).not.toContain(paywallTexts.heading)
  // The paragraph that everybody may read is outside the part that search engines are told to be locked.
  expect(locked).toMatch(/<p[^>]*>Der erste Absatz\.<\/p><div class="[^"]*\bplus-text\b/)
  expect(locked).toContain(paywallTexts.heading)
  expect(locked).toContain('sign-on?return_url=%2Fartikel%2Faz-eins')
})

test('the way to an article names front, section and the article itself, which alone is the current page', () => {
  const html = renderPortal(opened, surroundings)
  const [, way = ''] = /<nav aria-label="Sie sind hier"[^>]*>(.*?)<\/nav>/s.exec(html) ?? []
  expect([...way.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)).toEqual([
    '/overview',
    '/rubrik/lokales',
  ])
  expect(way.match(/aria-current="page">[^<]*/g)).toEqual(['aria-current="page">Schlagzeile &lt;eins&gt;'])
  expect(html).toMatch(/<a class="[^"]*" href="\/rubrik\/lokales">Lokales<\/a>/)
})

test.each(['imprint', 'privacy', 'accessibility'] as const)(
  'whoever reads the page "%s" can write to its address',
  (document) => {
    const html = renderPortal({ page: 'legal', document }, surroundings)
    expect(html).toMatch(new RegExp(` <a[^>]* href="mailto:${az.replyTo}">${az.replyTo}</a>\\.`))
    expect(html).not.toContain(`[${az.replyTo}`)
  },
)

test.each([{ ...opened, body: null, elements: [] }, premium])(
  'an offer asks nobody to sign in who has: $page',
  (view) => {
    const [stranger, known] = (['stranger', 'unlinked'] as const).map((state) =>
      renderPortal({ ...view, wall: { state } }, surroundings),
    )
    expect(stranger).toContain(paywallTexts.states.stranger)
    expect(stranger?.match(/>Anmelden</g)).toHaveLength(2)
    expect(known).toContain(paywallTexts.states.unlinked)
    expect(known).not.toContain(paywallTexts.states.stranger)
    expect(known?.match(/>Anmelden</g)).toHaveLength(1)
    expect(known).toContain('href="/service/profil/linkSubscription?return_url=%2F')
  },
)

test('during an outage nothing is sold, and nobody is told to have no subscription', () => {
  const view = { ...opened, body: null, elements: [], wall: { state: 'outage' } } as const
  const html = renderPortal(view, surroundings)
  expect(html).toContain(paywallTexts.outageHeading)
  for (const unsaid of [paywallTexts.heading, paywallTexts.article, paywallTexts.subscribe])
    expect(html).not.toContain(unsaid)
})

test('the latest premium newsletter, or the offer in its place with the way back', () => {
  const issue = [{ article, opening: 'Der erste Absatz.' }]
  const open = renderPortal({ ...premium, wall: null, issue }, surroundings)
  const locked = renderPortal(premium, surroundings)
  expect(open).toContain('Der erste Absatz.')
  expect(open).not.toContain(paywallTexts.heading)
  expect(locked).toContain('sign-on?return_url=%2Fpremium-newsletter')
})
