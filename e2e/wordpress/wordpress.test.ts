import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
// Says what Vitest hands to the harness.
import type {} from '../../apps/api/src/testing/declared-errors.ts'
import { type Harness, startHarness } from '../../apps/api/src/testing/harness.ts'
import { linkingOf } from '../../apps/api/src/testing/linking.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { claimsIn, type Proof, worthlessCookies } from './cookies.ts'
import { startWordPress, type WordPress } from './debian-wordpress.ts'
import { articles, comment, type Ids, locked, teaser, waysTo, word } from './texts.ts'

// The plugin of docs/integrate/wordpress.md on Debian's WordPress, beside a service of its own.

const portalSecret = 'geheim-des-blogs'
const portals = [
  {
    id: 'blog',
    secrets_sha256: [createHash('sha256').update(portalSecret).digest('base64url')],
    origins: [],
  },
]

let api: Harness
let site: WordPress
let ids: Ids
let reader: Proof
let stranger: Proof

beforeAll(async () => {
  const port = await freePort()
  api = await startHarness({ PORTALS: JSON.stringify(portals) })
  await api.app.listen({ host: '127.0.0.1', port })
  const { iss } = claimsIn((await linkingOf(() => api).quickReader()).bearer)
  site = await startWordPress({
    LESERKONTO_SERVICE: `http://127.0.0.1:${port}`,
    LESERKONTO_ISSUER: String(iss),
    LESERKONTO_EDITION: 'az',
    LESERKONTO_PORTAL: `blog:${portalSecret}`,
    LESERKONTO_OFFER: 'https://abo.az.example/',
  })
  ids = JSON.parse(site.run(articles))
  // PHP goes by the machine's time.
  api.advance(Date.now() - api.deps.clock.now().getTime())
  reader = await withCookie((await linkingOf(() => api).linkedReader()).bearer)
  stranger = await withCookie((await linkingOf(() => api).quickReader()).bearer)
})
afterAll(async () => {
  site?.stop()
  await api?.close()
})

async function withCookie(bearer: string): Promise<Proof> {
  const { body } = await api.caller().request('post', '/user/signUserData?edition=az', bearer).expect(200)
  return { bearer, cookie: String(body.user_data) }
}

const get = (path: string, cookie?: string) =>
  fetch(site.origin + path, {
    redirect: 'follow',
    ...(cookie !== undefined && { headers: { cookie: `userData=${cookie}` } }),
  })
const textOf = async (path: string, cookie?: string) => (await get(path, cookie)).text()

describe.each(['twentytwentyone', 'twentytwentythree'])('with the theme %s', (theme) => {
  beforeAll(() => {
    site.run(`$_SERVER['HTTP_HOST'] = '127.0.0.1'; require 'wp-load.php'; switch_theme('${theme}');`)
  })

  test('a stranger gets teaser, offer and sign-in, and the open article', async () => {
    const page = await textOf('/gesperrt/')
    expect(page).toContain(teaser)
    expect(page).toContain('href="/sign-on?return_url=%2Fgesperrt%2F"')
    expect(page).toContain('href="https://abo.az.example/"')
    expect(page).toContain("import { reader } from '/leserkonto.js'")
    expect(page).toContain(`data-leserkonto-text="${ids.locked}"`)
    expect(page).toContain('const texts = "\\/wp-json\\/leserkonto\\/v1\\/text\\/"')
    expect(await textOf('/offen/')).toContain('Sternschnuppe')
    expect(await textOf('/feed/')).toContain(teaser)
  })

  test('comments on a locked text are for those who may read it', async () => {
    const has = async (cookie?: string) => (await textOf('/gesperrt/', cookie)).includes(comment)
    expect([await has(), await has(reader.cookie)]).toEqual([false, true])
    for (const path of ['/comments/feed/', '/gesperrt/feed/', '/wp-json/wp/v2/comments'])
      expect([path, (await textOf(path, reader.cookie)).includes(comment)]).toEqual([path, false])
  })

  test('a locked text is in no page, feed or JSON, whoever comes without a right', async () => {
    for (const path of waysTo(ids, site.origin))
      expect({ path, has: (await textOf(path)).includes(word) }).toEqual({
        path,
        has: path.includes(word) && path.startsWith('/?s='),
      })
    for (const [what, cookie] of Object.entries(worthlessCookies({ api, reader, stranger })))
      expect([what, (await textOf('/gesperrt/', await cookie())).includes(word)]).toEqual([what, false])
  })

  test('a reader with the right gets the whole text on its own page, and no cache keeps that', async () => {
    const page = await get('/gesperrt/', `a.b.c; userData=x${stranger.cookie}; userData=${reader.cookie}`)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect((await get('/gesperrt/')).headers.get('cache-control')).toBe('private, no-store')
    const text = await page.text()
    expect(text).toContain(locked)
    expect(text).not.toContain('Angebote ansehen')
    expect(await textOf('/gesperrt/2/', reader.cookie)).toContain('Seite zwei')
  })

  test('also for that reader it is in nothing that others share', async () => {
    const own = [
      '/gesperrt/',
      '/gesperrt/2/',
      '/unten/',
      `/?p=${ids.locked}`,
      '/gesperrt/?amp=1',
      '/gesperrt/?preview=true',
      // Leads to the article's own page.
      '/gesperrt/trackback/',
    ]
    for (const path of waysTo(ids, site.origin).filter(
      (way) => !own.includes(way) && !way.startsWith('/?s='),
    ))
      expect({ path, has: (await textOf(path, reader.cookie)).includes(locked) }).toEqual({
        path,
        has: false,
      })
  })
})

describe('the configuration', () => {
  const runWith = (name: string, value: string | undefined, code: string) =>
    site.runWith(name, value, `$_SERVER['HTTP_COOKIE'] = 'userData=${reader.cookie}'; ${code}`)
  const mayRead = 'echo json_encode(Leserkonto\\reader() !== null);'

  test.each(['SERVICE', 'ISSUER', 'EDITION', 'PORTAL', 'OFFER'])(
    'without %s opens nothing, and editors are told',
    (constant) => {
      const name = `LESERKONTO_${constant}`
      expect(runWith(name, undefined, mayRead)).toBe('false')
      expect(runWith(name, undefined, `echo Leserkonto\\statusOf('${reader.bearer}');`)).toBe('503')
      expect(runWith(name, undefined, "do_action('admin_notices');")).toContain(
        `In wp-config.php fehlt: ${name}.`,
      )
    },
  )

  test('goes on with the last keys while the service does not answer, and without any opens nothing', () => {
    const old = "set_transient('leserkonto_keys', ['at' => 0] + get_transient('leserkonto_keys'), 999);"
    const asked = (before: string) => runWith('LESERKONTO_SERVICE', 'http://127.0.0.1:9', before + mayRead)
    expect(asked(old)).toBe('true')
    expect(asked("delete_transient('leserkonto_keys');")).toBe('false')
    // The next test asks the service again.
    runWith('NONE', undefined, "delete_transient('leserkonto_keys');")
  })
})

describe('a search', () => {
  const found = async (query: string) =>
    (
      (await (await get(`/wp-json/wp/v2/posts?search=${encodeURIComponent(query)}`)).json()) as {
        title: { rendered: string }
      }[]
    )
      .map(({ title }) => title.rendered)
      .sort()

  test('finds a locked article by its title, and says nothing about its text', async () => {
    expect(await found('Gesperrt')).toEqual(['Gesperrt'])
    expect(await found('Sternschnuppe')).toEqual(['Offen'])
    expect(await found(word)).toEqual([])
    expect(await found(`Gesperrt -${word}`)).toEqual(['Gesperrt'])
    expect(await found('Gesperrt -Nashorn')).toEqual(['Gesperrt'])
  })

  test.each([
    "wp_posts.post_content' LIKE",
    "' OR wp_posts.post_content LIKE '%",
    "\\' wp_posts.post_content",
    '"wp_posts.post_content"',
  ])('for %s is no way into the database', async (query) => {
    expect(await found(query)).toEqual([])
  })
})

describe('XML-RPC', () => {
  const call = async (method: string, role: string) => {
    const values = [1, role, 'Rolle-2024', ids.locked].map((value) =>
      typeof value === 'number' ? `<int>${value}</int>` : `<string>${value}</string>`,
    )
    const params = (method === 'metaWeblog.getPost' ? [values[3], values[1], values[2]] : values)
      .map((value) => `<param><value>${value}</value></param>`)
      .join('')
    const body = `<?xml version="1.0"?><methodCall><methodName>${method}</methodName><params>${params}</params></methodCall>`
    return (await fetch(`${site.origin}/xmlrpc.php`, { method: 'POST', body })).text()
  }

  test('gives a locked text to nobody who may not edit it', async () => {
    for (const role of ['niemand', 'subscriber', 'contributor', 'author'])
      for (const method of ['wp.getPost', 'metaWeblog.getPost', 'metaWeblog.getRecentPosts', 'wp.getPosts'])
        expect([role, method, (await call(method, role)).includes(word)]).toEqual([role, method, false])
  })
})

describe('the text by an access token', () => {
  const ask = (id: number, body: unknown, path = '') =>
    fetch(`${site.origin}/wp-json/leserkonto/v1/text/${id}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  test('is for a reader whom the service grants it, asked once in five minutes', async () => {
    const checks = () => api.log().split('"rights.check"').length
    const before = checks()
    for (let time = 0; time < 3; time++) {
      const answer = await ask(ids.locked, { token: reader.bearer })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      const { html } = (await answer.json()) as { html: string }
      expect(html).toContain(teaser)
      expect(html).toContain(`Seite zwei: ${locked}`)
    }
    expect(checks()).toBe(before + 1)
    expect((await ask(ids.locked, { token: stranger.bearer })).status).toBe(403)
  })

  test.each<[string, () => Promise<Response>, number]>([
    ['no token', () => ask(ids.locked, {}), 401],
    ['no object', () => ask(ids.locked, 'x'), 401],
    ['a token that is none', () => ask(ids.locked, { token: 'a.b.c' }), 401],
    ['a token that is no text', () => ask(ids.locked, { token: ['x'] }), 401],
    ['a header in the token', () => ask(ids.locked, { token: 'a.b.c\r\nX-Portal-Credential: x' }), 401],
    ['the token in the address', () => ask(ids.locked, {}, `?token=${reader.bearer}`), 401],
    ['an over-long token', () => ask(ids.locked, { token: `a.b.${'x'.repeat(5_000)}` }), 401],
    ['a draft', () => ask(ids.draft, { token: reader.bearer }), 404],
    ['a text with a password of its own', () => ask(ids.password, { token: reader.bearer }), 404],
    ['an open text', () => ask(ids.open, { token: reader.bearer }), 404],
    ['what is nowhere', () => ask(999_999, { token: reader.bearer }), 404],
  ])('with %s is refused', async (_what, asked, status) => {
    const answer = await asked()
    expect([answer.status, (await answer.text()).includes(word)]).toEqual([status, false])
  })

  test('is not known while the service refuses the portal itself, and that is not kept', async () => {
    const { bearer } = await linkingOf(() => api).linkedReader()
    const { portals: known } = api.deps
    api.deps.portals = { ...known, proven: () => undefined }
    expect((await ask(ids.locked, { token: bearer })).status).toBe(503)
    api.deps.portals = known
    expect((await ask(ids.locked, { token: bearer })).status).toBe(200)
  })
})
