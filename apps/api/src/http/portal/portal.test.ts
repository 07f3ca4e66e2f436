import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Harness } from '../../testing/harness.ts'
import { type Pages, startPages, withPages } from '../../testing/portal.ts'

let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})

const contentDown = () =>
  api.publisher.fail({ match: { method: 'GET', path_regex: '^/content/' }, action: { status: 503 } })

describe('addresses', () => {
  test.each([
    ['/overview', 'overview'],
    ['/na/overview', 'overview'],
    ['/Overview/', 'overview'],
    ['/rubrik/sport', 'section'],
    ['/rubrik/neueste', 'section'],
    ['/artikel/az-wasserrohrbruch', 'article'],
    ['/autoren/helene-brandstetter', 'author'],
    ['/impressum', 'legal'],
    ['/barrierefreiheit', 'legal'],
    ['/premium-newsletter', 'premium'],
  ])('%s is the page "%s" under one canonical address', async (path, page) => {
    const { text } = await pages.page(path).expect(200)
    expect(text).toContain(`<pre>{"page":"${page}"`)
    const canonical = path.toLowerCase().replace('/na/', '/').replace(/\/$/, '')
    expect(text).toContain(`<link rel="canonical" href="http://az.localhost:3000${canonical}">`)
  })

  test.each([
    '/rubrik/gibtesnicht',
    '/artikel/az-gibtesnicht',
    '/artikel/rt-hallenbad-bleibt',
    '/autoren/niemand',
    '/irgendwo',
    '/artikel/%E0%A4%A',
    '/%',
  ])('%s is a page that says so, and not to be found', async (path) => {
    const { text, headers } = await pages.page(path).expect(404)
    expect(text).toContain('"message":"notFound"')
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('an author’s page holds what they wrote, and nothing of others', async () => {
    const { text } = await pages.page('/autoren/mara-tiedemann').expect(200)
    const { articles } = JSON.parse(/<pre>(.+)<\/pre>/.exec(text)?.[1] ?? '{}')
    const names = articles.map(({ authors }: { authors: { name: string }[] }) =>
      authors.map(({ name }) => name),
    )
    expect(names.length).toBeGreaterThan(2)
    expect(names.every((all: string[]) => all.includes('Mara Tiedemann'))).toBe(true)
  })

  test.each(['az-derby-musterstadt', 'az-wasserrohrbruch'])(
    '%s is followed by three others that editors wrote',
    async (id) => {
      const { text } = await pages.page(`/artikel/${id}`).expect(200)
      const { related } = JSON.parse(/<pre>(.+)<\/pre>/.exec(text)?.[1] ?? '{}')
      expect(new Set(related.map((other: { id: string }) => other.id)).size).toBe(3)
      for (const other of related) {
        expect(other.id).not.toBe(id)
        expect(other.badges).not.toContain('AD')
      }
    },
  )

  test('the sign-on edition lists the newspapers and has none of its own', async () => {
    const { text } = await pages.page('/overview', { edition: 'sso' }).expect(200)
    expect(text).toContain('{"page":"editions"')
    for (const shortcut of ['az', 'rt', 'ht']) expect(text).toContain(`http://${shortcut}.localhost:3000`)
    for (const path of ['/rubrik/sport', '/meine-nachrichten', '/premium-newsletter'])
      await pages.page(path, { edition: 'sso' }).expect(404)
  })

  test.each(['/service/gibtesnicht', '/service/profil/%'])(
    'what an account path does not know is still the account’s to say: %s',
    async (path) => {
      const { headers, text } = await pages.page(path).expect(404)
      expect(headers['content-security-policy']).toContain('nonce-')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(text).toContain('<title>Seite nicht gefunden – Auentaler Zeitung</title>')
    },
  )

  test('a path that is no address is a problem for programs, and for what is no page', async () => {
    const programs = await pages.page('/artikel/%E0%A4%A').set('Accept', 'application/json').expect(400)
    expect(programs.body.code).toBe('MALFORMED_REQUEST')
    await pages.page('/assets/%').expect(400)
  })

  test('a section goes on where its last page ended', async () => {
    const shown = async (query: string) => {
      const { text } = await pages.page(`/rubrik/lokales${query}`).expect(200)
      return text.match(/"id":"az-[\w-]+"/g) ?? []
    }
    const all = await shown('')
    expect(all.length).toBeGreaterThan(3)
    const on = await shown(`?ab=${api.deps.clock.now().getTime()}-2`)
    expect(on.slice(0, all.length - 2)).toEqual(all.slice(2))
    await pages.page('/rubrik/lokales?ab=%3Cscript%3E').expect(200)
  })

  test('an address that goes on nowhere is none, and asking for it shuts nobody out', async () => {
    for (const moment of [1, 2, 3, 4, 5, 6]) await pages.page(`/rubrik/lokales?ab=${moment}-0`).expect(404)
    await pages.page('/artikel/rt-hallenbad-bleibt', { edition: 'rt' }).expect(200)
  })
})

describe('while the source is down', () => {
  test('a page that was there stays for an hour after it could be made for the last time', async () => {
    await pages.page('/rubrik/kultur').expect(200)
    await contentDown()
    // It is made of articles that are remembered for an hour, and stays for one itself.
    api.advance(59 * 60_000)
    await pages.page('/rubrik/kultur').expect(200)
    api.advance(59 * 60_000)
    await pages.page('/rubrik/kultur').expect(200)
    api.advance(60_000)
    const { text, headers } = await pages.page('/rubrik/kultur').expect(503)
    expect(text).toContain('"message":"unavailable"')
    expect([headers['retry-after'], headers['cache-control']]).toEqual(['60', 'no-store'])
  })

  test('an article comes without its neighbours', async () => {
    await api.publisher.fail({
      match: { method: 'GET', path_regex: '^/content/v1/articles$' },
      action: { status: 503 },
    })
    expect((await pages.page('/artikel/ht-winterdienst', { edition: 'ht' }).expect(200)).text).toContain(
      '"related":[]',
    )
  })
})

test('a page that fails says no more than that, and the log says why', async () => {
  const failing = await startPages(api, (view) => {
    if (view.page === 'overview') throw new Error('a bug in the front')
    return `<pre>${JSON.stringify(view)}</pre>`
  })
  const { text, headers } = await failing.page('/overview').expect(503)
  expect(text).toContain('"message":"unavailable"')
  expect(text).not.toContain('a bug in the front')
  expect(headers['content-type']).toContain('text/html')
  expect(failing.log()).toContain('page failed')
  await failing.close()
})

test('the policy lets nothing in but own files, the style elements and the one script element', async () => {
  const { headers, text } = await pages.page('/overview').expect(200)
  const policy = headers['content-security-policy'] ?? ''
  const [, inline = ''] = /<script>(.*?)<\/script>/s.exec(text) ?? []
  const hashOf = (element: string) => `'sha256-${createHash('sha256').update(element).digest('base64')}'`
  expect(policy).toContain(`script-src 'self' ${hashOf(inline)};`)
  expect(policy).toContain("require-trusted-types-for 'script'")
  const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => hashOf(style))
  expect(styles).toHaveLength(2)
  expect(policy).toContain(`style-src ${styles.join(' ')};`)
  // What says who publishes it is data, which no browser runs.
  expect(text.match(/<script(?! type="(module" src=|application\/ld\+json"))/g)).toHaveLength(1)
})

test('what is in an article cannot leave its element', async () => {
  const { text } = await pages.page('/artikel/az-wasserrohrbruch').expect(200)
  const json = /<script type="application\/ld\+json">(.+)<\/script>/.exec(text)?.[1] ?? ''
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'NewsArticle',
    isAccessibleForFree: true,
    mainEntityOfPage: 'http://az.localhost:3000/artikel/az-wasserrohrbruch',
  })
  expect(json).not.toContain('<')
})

describe('for programs', () => {
  test('feed and map name the edition’s own articles with full addresses', async () => {
    const feed = (await pages.page('/feed.xml', { edition: 'rt' }).expect(200)).text
    const map = (await pages.page('/sitemap.xml', { edition: 'rt' }).expect(200)).text
    for (const xml of [feed, map]) {
      expect(xml).toContain('http://rt.localhost:3000/artikel/rt-hallenbad-bleibt')
      expect(xml).not.toMatch(/artikel\/(az|ht)-/)
    }
    expect(map).toContain('http://rt.localhost:3000/rubrik/sport')
  })

  test('neither names what somebody paid for', async () => {
    for (const path of ['/feed.xml', '/sitemap.xml'])
      expect((await pages.page(path).expect(200)).text).not.toContain('sonderthema-kueche')
  })

  test('the sign-on edition, which has no news, has no feed and names none', async () => {
    await pages.page('/feed.xml', { edition: 'sso' }).expect(404)
    for (const path of ['/overview', '/irgendwo']) {
      const { text } = await pages.page(path, { edition: 'sso' })
      expect(text).not.toContain('feed.xml')
    }
  })

  test('robots are shown the map and kept from the account', async () => {
    const { text } = await pages.page('/robots.txt').expect(200)
    expect(text).toContain('Sitemap: http://az.localhost:3000/sitemap.xml')
    expect(text).toContain('Disallow: /service/')
    expect(text).toContain('Allow: /service/profil/loginRegister$')
  })
})

describe('pictures', () => {
  // The publisher here draws them in this process, where uploads have shut sharp to drawings once one was tried.
  const drawings = { operation: ['VipsForeignLoadSvgBuffer'] }
  beforeAll(() => sharp.unblock(drawings))
  afterAll(() => sharp.block(drawings))

  test.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('a browser that reads %s gets %s', async (accept, type) => {
    const { headers, body } = await pages.page('/bilder/wald-320.jpg').set('Accept', accept).expect(200)
    expect([headers['content-type'], headers.vary]).toEqual([type, 'Accept'])
    expect(body.length).toBeGreaterThan(500)
  })

  test.each(['/bilder/wald-321.jpg', '/bilder/..%2fwald-320.jpg', '/bilder/wald-320.svg'])(
    '%s is none',
    async (path) => {
      await pages.page(path).expect(404)
    },
  )
})
