import { beforeAll, describe, expect, test } from 'vitest'
import type { Harness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { type Pages, withPages } from '../../testing/portal.ts'
import { originOf, signingOnOf } from '../../testing/signing-on.ts'

// What older systems and other hosts of the domain have set under our names (RFC 6265 §4.2.2: their order says nothing).

let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})
const { linkedReader } = linkingOf(() => api)
const { signedOn } = signingOnOf(() => api)

const plus = '/artikel/az-marktplatz-baeume'
const sign = (bearer: string, edition = 'az', cookie = '') =>
  api
    .caller()
    .request('post', `/user/signUserData?edition=${edition}`, bearer)
    .set({ Host: `${edition}.localhost:3000`, ...(cookie && { Cookie: cookie }) })
    .expect(200)
const pageWith = (cookie: string, path = plus) => pages.page(path).set('Cookie', cookie).expect(200)
const wallIn = ({ text }: { text: string }) => JSON.parse(/<pre>(.+)<\/pre>/.exec(text)?.[1] ?? '{}').wall
const setIn = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie'] ?? []].flat().map(String)
const forged = (mark: number) => `${'a'.repeat(40 + mark)}.${'b'.repeat(200)}.${'c'.repeat(86)}`

let good = ''
const others: Record<string, string[]> = {}
beforeAll(async () => {
  const { bearer } = await linkedReader()
  good = (await sign(bearer)).body.user_data
  const former = await linkedReader()
  const ended = (await sign(former.bearer)).body.user_data
  await api.caller().request('post', '/user/logout', former.bearer).send({}).expect(204)
  Object.assign(others, {
    'an older system’s': ['a.b.c'],
    JSON: ['{"id":7,"name":"x"}'],
    encoded: ['%7B%22id%22%3A7%7D'],
    empty: [''],
    quoted: ['"a.b.c"'],
    'a text with =': ['dXNlcg=='],
    'our form, not our signature': [forged(0)],
    'genuine, of another newspaper': [(await sign(bearer, 'rt')).body.user_data],
    'genuine, of a session that is over': [ended],
    'an access token': [bearer],
    many: Array.from({ length: 60 }, (_, mark) => `a.b.${mark}`),
  })
})

describe('the reader is who the one cookie names that counts, wherever it stands', () => {
  test.each([
    'an older system’s',
    'JSON',
    'encoded',
    'empty',
    'quoted',
    'a text with =',
    'our form, not our signature',
    'genuine, of another newspaper',
    'genuine, of a session that is over',
    'an access token',
    'many',
  ])('beside: %s', async (name) => {
    const beside = (others[name] ?? []).map((value) => `userData=${value}`).join('; ')
    for (const cookie of [`${beside}; userData=${good}`, `userData=${good}; a=1; ${beside}`]) {
      const answer = await pageWith(cookie)
      expect(wallIn(answer)).toBeNull()
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
    expect(wallIn(await pageWith(beside))).toEqual({ state: 'stranger' })
  })

  test('two readers that both run are none: the page takes away the one that another host has set', async () => {
    const { bearer } = await linkedReader()
    const stranger = (await sign(bearer)).body.user_data
    const answer = await pageWith(`userData=${stranger}; userData=${good}`)
    expect(wallIn(answer)).toEqual({ state: 'stranger' })
    expect(setIn(answer)).toContain('userData=; Max-Age=0; Domain=az.localhost; Path=/; SameSite=Lax')
    expect(setIn(answer).filter((line) => line.includes(stranger) || line.includes(good))).toEqual([])
  })

  test('no more than eight are looked at; then the page takes away what hides ours, which stays', async () => {
    const beside = Array.from({ length: 8 }, (_, mark) => `userData=${forged(mark)}`).join('; ')
    const answer = await pageWith(`${beside}; userData=${good}`)
    expect(wallIn(answer)).toEqual({ state: 'stranger' })
    expect(setIn(answer)).toContain('userData=; Max-Age=0; Domain=az.localhost; Path=/; SameSite=Lax')
    expect(setIn(answer).filter((line) => !line.includes('Domain=') && line.includes(' Path=/;'))).toEqual([])
  })
})

describe('those of others are expired', () => {
  const gone = (domain: string, path: string) =>
    `userData=; Max-Age=0;${domain && ` Domain=${domain};`} Path=${path}; SameSite=Lax`

  test('by a page of its reader, at its paths and domains, before the one that counts is set again', async () => {
    const lines = setIn(await pageWith(`userData=a.b.c; userData=${good}`))
    const paths = ['/artikel', '/artikel/', plus, `${plus}/`]
    expect(lines).toEqual([
      ...paths.map((path) => gone('', path)),
      ...['/', ...paths].map((path) => gone('az.localhost', path)),
      expect.stringMatching(`^userData=${good}; Max-Age=31536000; Path=/; SameSite=Lax$`),
    ])
  })

  test('when the cookie is signed', async () => {
    const { bearer } = await linkedReader()
    for (const cookie of ['userData=a.b.c', 'userData=', `userData=${good}; userData=${good}`]) {
      const lines = setIn(await sign(bearer, 'az', cookie))
      expect(lines).toContain(gone('az.localhost', '/'))
      // What counts comes after what is expired.
      expect(lines.findLast((line) => line.startsWith('userData='))).toMatch(
        /^userData=[\w-]+\.[\w-]+\.[\w-]{86}; Max-Age=31536000; Path=\/;/,
      )
    }
    expect(setIn(await sign(bearer, 'az', `userData=${good}`)).map((line) => line.split('=')[0])).toEqual([
      'userData',
      'known',
    ])
  })

  test('never where there is one, by a page for everybody, or for a stranger', async () => {
    expect(setIn(await pageWith(`userData=${good}`))).toEqual([])
    expect(setIn(await pageWith(`userData=a.b.c; userData=${good}`, '/artikel/az-wasserrohrbruch'))).toEqual(
      [],
    )
    expect(setIn(await pageWith('userData=a.b.c; userData=x'))).toEqual([])
  })

  test('the word that somebody was signed in, too', async () => {
    const told = await pageWith(`signedOn=0; userData=${good}; signedOn=signOn`, '/impressum')
    expect(told.headers['cache-control']).toBe('private, no-store')
    expect(setIn(told)).toContain('signedOn=; Max-Age=0; Domain=az.localhost; Path=/; SameSite=Lax')
  })

  test('none of another host is written, whatever a request calls its own', async () => {
    const answer = await pages.page(`${plus};Domain=x/y`).set('Cookie', `userData=a; userData=${good}`)
    expect(setIn(answer).filter((line) => line.includes('Domain=x'))).toEqual([])
  })
})

test('on plain http a browser stays signed on beside a cookie of the same form, at each step', async () => {
  const { own } = await signedOn()
  const older = 'x'.repeat(43)
  const come = async (cookies: string) => {
    const asked = await api
      .caller()
      .request('get', '/sign-on?return_url=%2Foverview')
      .set({
        Host: 'az.localhost:3000',
        Cookie: `signon-state=${older}`,
      })
    const { pathname, search } = new URL(String(asked.headers.location))
    const passed = await api
      .caller()
      .request('get', pathname + search)
      .set({ Host: 'sso.localhost:3000', Cookie: cookies })
    return /#tokenSSO=([\w-]{43})$/.exec(String(passed.headers.location))?.[1]
  }
  const token = await come(`signon=${older}; signon=${own.cookies('sso').get('signon')}`)
  expect(token).toBeDefined()
  const redeemed = await api
    .caller()
    .request('get', '/userinfo', token)
    .set({
      Host: new URL(originOf('az')).host,
      Cookie: `signon-state=${'y'.repeat(43)}; signon-state=${older}`,
    })
    .expect(200)
  expect(redeemed.body.sign_on).toBe(true)
})
