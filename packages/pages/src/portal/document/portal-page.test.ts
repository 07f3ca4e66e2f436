import { servedEditions } from '@leserkonto/editions'
import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { describe, expect, test } from 'vitest'
import { type Portal, sheetOf } from '../portal-assets.ts'
import { sampleArticle } from '../testing/sample-article.ts'
import type { PageName, PortalView } from '../view.ts'
import { portalPage } from './portal-page.ts'

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
const portal = {
  render: () => '<main></main>',
  script: '/assets/i.js',
  sheetFor: (page) => sheetOf(`.${page}{}`),
} satisfies Portal

const article: ArticleTeaser = {
  ...sampleArticle,
  headline: 'Brücke & "Weg" </script>',
  authors: [{ name: ['Konrad Wieland', 'kw'] }],
  changeDate: 1_795_177_600,
  access: 'plus',
}
test('a page loads itself again only while somebody develops', () => {
  const reloader = 'http://127.0.0.1:5173/@vite/client'
  const script = `<script type="module" src="${reloader}"></script>`
  const htmlWith = (given: Portal) => portalPage(viewOf(), surroundings, given).html
  expect(htmlWith(portal)).not.toContain('@vite')
  expect(htmlWith({ ...portal, reloader })).toContain(script)
})

const viewOf = (more: Partial<ArticleTeaser> = {}): PortalView => ({
  page: 'article',
  opening: null,
  body: null,
  elements: [],
  imageCredit: null,
  wall: null,
  related: [],
  article: { ...article, ...more },
})
const htmlOf = (view: PortalView) => portalPage(view, surroundings, portal).html
const jsonLdOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.+)<\/script>/.exec(html)?.[1] ?? '{}')

describe('an article for those who show it elsewhere', () => {
  test('has one address, a title, its teaser and its picture with full addresses', () => {
    const html = htmlOf(viewOf())
    expect(html).toContain('<link rel="canonical" href="https://az.example/artikel/az-eins">')
    for (const [property, content] of [
      ['og:type', 'article'],
      ['og:url', 'https://az.example/artikel/az-eins'],
      ['og:title', 'Brücke &amp; &quot;Weg&quot; &lt;/script&gt; – Auentaler Zeitung'],
      ['og:description', 'Worum es geht.'],
      ['og:image', 'https://az.example/bilder/platz-960.jpg'],
      ['og:image:alt', 'Ein Platz'],
      ['article:published_time', '2026-11-20T11:26:40.000Z'],
      ['article:modified_time', '2026-11-20T12:26:40.000Z'],
      ['article:section', 'Lokales'],
    ])
      expect(html).toContain(`<meta property="${property}" content="${content}">`)
    expect(html.match(/rel="canonical"/g)).toHaveLength(1)
  })

  test('has the address of a picture at another host as it is, in its largest size', () => {
    const [small, medium, large] = [320, 960, 1440].map((width) => `https://bilder.example/a.jpg?w=${width}`)
    const desktopImages = { small, large: medium, extraLarge: large }
    const html = htmlOf(viewOf({ teaserImage: { desktopImages, mobileImages: { small } } }))
    expect(html).toContain(`<meta property="og:image" content="${large}">`)
    expect(jsonLdOf(html).image).toEqual([large])
  })

  test.each(['javascript:alert(1)', 'https://', 'data:image/png,x', ''])(
    'is shown without the picture %j, which no page would show',
    (teaserImage) => {
      const html = htmlOf(viewOf({ teaserImage }))
      expect(html).not.toMatch(/og:image|twitter:card/)
      expect(jsonLdOf(html).image).toBeUndefined()
    },
  )

  test('is a NewsArticle with its dates and authors, and cannot leave its element', () => {
    const html = htmlOf(viewOf({ access: 'free' }))
    expect(jsonLdOf(html)).toMatchObject({
      '@type': 'NewsArticle',
      headline: article.headline,
      isAccessibleForFree: true,
      datePublished: '2026-11-20T11:26:40.000Z',
      dateModified: '2026-11-20T12:26:40.000Z',
      author: [{ '@type': 'Person', name: 'Konrad Wieland' }],
    })
    expect(jsonLdOf(html).hasPart).toBeUndefined()
    const times = (text: string) => html.split(text).length - 1
    expect([times('</script>'), html.includes('\\u003c/script\\u003e')]).toEqual([times('<script'), true])
  })

  test('says before everything else that somebody paid for it, and is no news by a journalist', () => {
    const html = htmlOf(viewOf({ badges: ['AD'], access: 'free', headline: 'Die neue Küche' }))
    expect(html).toContain('<title>Anzeige: Die neue Küche – Auentaler Zeitung</title>')
    expect(html).toContain('<meta property="og:title" content="Anzeige: Die neue Küche – Auentaler Zeitung">')
    expect(jsonLdOf(html)).toMatchObject({
      '@type': 'AdvertiserContentArticle',
      headline: 'Anzeige: Die neue Küche',
    })
    expect(jsonLdOf(html)).not.toHaveProperty('author')
  })

  test('says which part a right opens', () => {
    expect(jsonLdOf(htmlOf(viewOf()))).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.plus-text' },
    })
  })
})

test('a front and a section are shown with the picture they open with', () => {
  const teaser = { ...article, teaserImage: '/bilder/lead-960.jpg' }
  const front: PortalView = {
    page: 'overview',
    sections: [],
    latest: [],
    front: { edition: 'az', blocks: [{ type: 'lead', title: null, articles: [teaser] }] },
  }
  const section: PortalView = {
    page: 'section',
    section: { slug: 'sport', name: 'Sport', about: 'Vom Platz, aus der Halle und vom Wasser.' },
    articles: [teaser],
    opens: true,
    next: null,
  }
  for (const view of [front, section])
    expect(htmlOf(view)).toContain(
      '<meta property="og:image" content="https://az.example/bilder/lead-960.jpg">',
    )
  expect(htmlOf({ ...section, articles: [] })).not.toContain('og:image')
})

test('each page has its own sheet, and an article that was paid for another than one of the newsroom', () => {
  expect(htmlOf(viewOf())).toContain('<style>.article{}</style>')
  expect(htmlOf(viewOf({ badges: ['ad'] }))).toContain('<style>.advert{}</style>')
})

test('the policy names the styles of the page, and of those by which the front grows', () => {
  const front: PortalView = {
    page: 'overview',
    latest: [],
    sections: [],
    front: { edition: 'az', blocks: [] },
  }
  const own = (view: PortalView) => portalPage(view, surroundings, portal).styleHashes.slice(1)
  const hashOf = (page: PageName) => portal.sheetFor(page).hash
  expect(own(viewOf())).toEqual([hashOf('article')])
  expect(own(front)).toEqual([hashOf('overview'), hashOf('section')])
})

describe('measuring', () => {
  test('is not spoken of in an edition without a tag manager', () => {
    const page = portalPage(viewOf(), surroundings, portal)
    expect(page.html).toContain('<body data-kind="article">')
    expect(page.measures).toBe(false)
  })

  test('knows the id, the product and the kind of the page; a page that says there is none has no kind', () => {
    const edition = { ...az, tagManagerId: 'GTM-TEST1' }
    const trackingOf = (view: PortalView) => {
      const { html, measures } = portalPage(view, { ...surroundings, edition }, portal)
      expect(measures).toBe(true)
      const said = /<body data-kind="\w+" data-tracking="([^"]+)"/.exec(html)?.[1] ?? ''
      return JSON.parse(said.replaceAll('&quot;', '"'))
    }
    const common = { id: 'GTM-TEST1', trackingProductId: 'lk-az' }
    expect(trackingOf(viewOf())).toEqual({ ...common, view: 'article' })
    expect(trackingOf({ page: 'message', message: 'notFound', latest: [] })).toEqual(common)
  })
})

test('a front names its newspaper to search engines, with its search where it has one', () => {
  const front = {
    page: 'overview',
    latest: [],
    sections: [],
    front: { edition: 'az', blocks: [] },
  } satisfies PortalView
  const ofFront = (search: boolean) =>
    jsonLdOf(portalPage(front, { ...surroundings, edition: { ...az, search } }, portal).html)
  expect(ofFront(true)).toMatchObject({
    '@type': 'WebSite',
    url: 'https://az.example/overview',
    potentialAction: { target: { urlTemplate: 'https://az.example/suche?q={search_term_string}' } },
  })
  expect(ofFront(false).potentialAction).toBeUndefined()
})

test('a page leads programs to the licence of its texts where the edition names one', () => {
  const htmlWith = (more: Partial<typeof az>) =>
    portalPage(viewOf(), { ...surroundings, edition: { ...az, ...more } }, portal).html
  expect(htmlWith({ licence: 'https://verlag.example/license.xml' })).toContain(
    '<link rel="license" type="application/rsl+xml" href="https://verlag.example/license.xml">',
  )
  expect(htmlWith({})).not.toContain('rel="license"')
})
