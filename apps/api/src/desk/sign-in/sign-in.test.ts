import { accessTokenAudience } from '@leserkonto/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStaffIssuer } from '../../adapters/staff/staff-issuer.ts'
import { deskEnv, deskOf, deskOrigin } from '../../testing/desk.ts'
import { freshEmail, type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { browserOf, fetchOf } from '../../testing/partners.ts'

const leader = freshEmail()
let api: Harness

beforeAll(async () => {
  api = await startHarness(deskEnv({ [leader.toUpperCase()]: 'lead' }))
  const fetch = await fetchOf(api)
  api.deps.staffIssuer = createStaffIssuer(api.deps.config, {
    fetch: (address, init) => fetch(address, { ...init, body: init.body }),
  })
})
afterAll(() => api.close())

const { quickReader } = linkingOf(() => api)
const { somebody } = deskOf(() => api)

/** An account with this address, and its token: whom the house's own provider vouches for. */
async function accountOf(email: string) {
  const { ids, db, keys, clock } = api.deps
  const [id, sid, now] = [ids.newId(), ids.newId(), clock.now()]
  const expiresAt = new Date(now.getTime() + 86_400_000)
  const account = { id, email, emailKey: email, status: 'activated', source: 'az' } as const
  await db.account.create({ data: { ...account, createdAt: now, activatedAt: now } })
  const times = { createdAt: now, lastSeenAt: now, authTime: now, expiresAt }
  await db.session.create({ data: { id: sid, accountId: id, edition: 'az', device: '', ...times } })
  return keys.sign({ sub: id, sid }, { type: 'at+jwt', audience: accessTokenAudience, now, expiresAt })
}

/** Signs in at the desk through the provider's pages. */
async function signIn(bearer: string) {
  const browser = await browserOf(api)
  const page = await browser.led(await browser.led(`${deskOrigin}/anmelden`))
  const back = await browser.agree(page, bearer)
  return { browser, back, answer: await browser.go(back) }
}

describe('signing in at the desk', () => {
  test('by the house’s own provider, with the role of the address', async () => {
    const { browser, answer } = await signIn(await accountOf(leader))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    const page = await (await browser.go(`${deskOrigin}/`)).text()
    expect(page).toContain(`${leader}, Leitung des Leserservice`)
    expect(page).toContain('Leserin oder Leser suchen')
  })

  test('is refused to a reader whose address has no role', async () => {
    const { browser, answer } = await signIn((await quickReader()).bearer)
    expect(answer.status).toBe(403)
    expect((await browser.go(`${deskOrigin}/`)).status).toBe(401)
  })

  test('is bound to the browser in which it began', async () => {
    const bearer = await accountOf(freshEmail())
    const browser = await browserOf(api)
    const page = await browser.led(await browser.led(`${deskOrigin}/anmelden`))
    const back = await browser.agree(page, bearer)
    expect((await (await browserOf(api)).go(back)).status).toBe(400)
    expect((await browser.go(`${deskOrigin}/angemeldet?code=forged&state=forged`)).status).toBe(400)
  })

  test('lasts eight hours, and ends with the sign-out', async () => {
    const one = await somebody('service')
    expect((await one.get('/')).status).toBe(200)
    expect((await one.post('/abmelden')).status).toBe(200)
    expect((await one.get('/')).status).toBe(401)
    const other = await somebody('service')
    api.advance(8 * 3_600_000 - 1)
    expect((await other.get('/')).status).toBe(200)
    api.advance(1)
    expect((await other.get('/')).status).toBe(401)
  })
})

describe('who is a reader opens nothing at the desk, nor the other way round', () => {
  test('a reader’s token and cookies are nothing there', async () => {
    const { id, bearer } = await quickReader()
    const caller = api.caller()
    const signed = await caller.request('post', '/user/signUserData?edition=az', bearer).expect(200)
    const cookie = ['desk', 'userData', 'device']
      .map((name) => `${name}=${name === 'desk' ? bearer : signed.body.user_data}`)
      .join('; ')
    const answer = await caller
      .request('get', `/leser/${id}`, bearer)
      .set('host', 'desk.localhost:3000')
      .set('cookie', cookie)
    expect(answer.status).toBe(401)
    expect(answer.text).not.toContain(id)
  })

  test('a cookie of the desk is no reader’s session, and the desk is at its own host alone', async () => {
    const { cookies } = await somebody('lead')
    const desk = cookies.get('desk') ?? ''
    const caller = api.caller()
    await caller.request('get', '/userinfo', desk).expect(401)
    await caller.request('get', '/userinfo').set('cookie', `userData=${desk}; signon=${desk}`).expect(401)
    const { id } = await quickReader()
    for (const host of ['az.localhost:3000', 'localhost:3000', 'desk.localhost.example'])
      for (const path of [`/leser/${id}`, `/~desk/leser/${id}`])
        await caller.request('get', path).set('host', host).set('cookie', `desk=${desk}`).expect(404)
  })

  test('at the desk’s host there are no calls of readers', async () => {
    const { bearer } = await quickReader()
    const fetch = await fetchOf(api)
    const at = (path: string) => fetch(deskOrigin + path, { headers: { authorization: `Bearer ${bearer}` } })
    for (const path of ['/userinfo', '/.well-known/jwks.json', '/docs', '/overview', '/~desk/'])
      expect([path, (await at(path)).status]).toEqual([path, 401])
  })
})

test('pages of the desk are kept nowhere, found by nobody and framed by nobody', async () => {
  const { headers } = await (await somebody('service')).get('/')
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    ),
  })
})

test('what is too long, or no form, is refused as that and not as a fault of the desk', async () => {
  const { post, cookies } = await somebody('service')
  const { status, text } = await post('/suche', { q: 'x'.repeat(300_000) })
  expect([status, text.includes('Nicht verstanden')]).toEqual([413, true])
  const json = api.caller().request('post', '/suche').set('host', 'desk.localhost:3000')
  const answer = await json
    .set('cookie', `desk=${cookies.get('desk')}`)
    .set('origin', deskOrigin)
    .send({ q: 'x' })
  expect([answer.status, answer.text.includes('Nicht verstanden')]).toEqual([415, true])
})

test('the cookie is for this host alone, no script and no other site', async () => {
  const { deps } = api
  const issuer = deps.staffIssuer
  if (!issuer) throw new Error('no desk')
  const member = { subject: 'x', name: 'x', role: 'service' } as const
  deps.staffIssuer = {
    ...issuer,
    begin: async () => ({ url: 'http://x.example/', check: 'x' }),
    finish: async () => member,
  }
  const at = (path: string) => api.caller().request('get', path).set('host', 'desk.localhost:3000')
  const [state = ''] = [(await at('/anmelden')).headers['set-cookie']].flat()
  const answer = await at('/angemeldet?code=x').set('cookie', String(state).split(';')[0] ?? '')
  deps.staffIssuer = issuer
  const written = [answer.headers['set-cookie']].flat().find((line) => String(line).startsWith('desk='))
  expect(written).toMatch(/^desk=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/)
})
