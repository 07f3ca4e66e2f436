import { decodeJwt, decodeProtectedHeader } from 'jose'
import * as openid from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { linkingOf } from '../../testing/linking.ts'
import { errorOf, partnerSideOf } from '../../testing/partner-side.ts'
import { app, browserOf, events, fetchOf, issuer, paper, partnersEnv } from '../../testing/partners.ts'
import { readersOf } from '../../testing/readers.ts'

const hour = 3_600_000
let api: Harness
beforeAll(async () => {
  api = await startHarness(partnersEnv(paper, events, app))
})
afterAll(() => api.close())

const { activeReader, bearerOf, block } = readersOf(() => api)
const { begin, signIn } = partnerSideOf(() => api)
const { linkedReader } = linkingOf(() => api)
const everything = { scope: 'openid profile email address rights' }

describe('signing in', () => {
  test('tells the partner what it asks for and nothing else', async () => {
    const { email, config, tokens, sub } = await signIn(paper, { scope: 'openid email' })
    const info = await openid.fetchUserInfo(config, tokens.access_token, sub)
    expect(info).toEqual({ sub, email, email_verified: true })
    expect(tokens.claims()).not.toHaveProperty('email')
  })

  test('tells the name where it is asked for', async () => {
    const { config, tokens, sub } = await signIn(paper, { scope: 'openid profile' })
    const info = await openid.fetchUserInfo(config, tokens.access_token, sub)
    expect(info).toEqual({
      sub,
      name: 'Ada Lovelace',
      given_name: 'Ada',
      family_name: 'Lovelace',
      locale: 'de-DE',
    })
  })

  test('tells postcode and rights by edition of a subscriber', async () => {
    const { email, bearer } = await linkedReader()
    const { config, tokens, sub } = await signIn(paper, everything, { email, bearer })
    expect(await openid.fetchUserInfo(config, tokens.access_token, sub)).toMatchObject({
      sub,
      email,
      address: { postal_code: expect.stringMatching(/^\d{5}$/) },
      rights: { az: expect.arrayContaining(['09']) },
    })
  })

  test('signs RS256 unless the partner takes EdDSA', async () => {
    const algorithm = ({ tokens }: Awaited<ReturnType<typeof signIn>>) =>
      decodeProtectedHeader(tokens.id_token ?? '').alg
    expect(algorithm(await signIn(paper))).toBe('RS256')
    expect(algorithm(await signIn(events))).toBe('EdDSA')
  })

  test('goes on without a page while the reader is signed in here, also where none may be shown', async () => {
    const { browser, config } = await signIn(paper)
    const again = await begin(paper, { more: { prompt: 'none' } })
    const back = await browser.led(again.url)
    expect(back.origin).toBe('https://epaper.example')
    const tokens = await again.finish(back)
    expect(await openid.fetchUserInfo(config, tokens.access_token, tokens.claims()?.sub ?? '')).toBeDefined()
    const stranger = await browserOf(api)
    expect(
      (await stranger.led((await begin(paper, { more: { prompt: 'none' } })).url)).searchParams.get('error'),
    ).toBe('login_required')
  })

  test('asks for the password again where the partner does', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    const browser = await browserOf(api)
    api.advance(5_000)
    const { url, finish } = await begin(paper, { more: { max_age: '0' } })
    const page = await browser.led(url)
    const id = page.pathname.split('/').at(-1)
    const shown = await browser.call('GET', `/partner/sign-in/${id}`, bearer)
    expect(await shown.json()).toMatchObject({ needs_proof: true })
    const refused = await browser.call('POST', `/partner/sign-in/${id}`, bearer, {})
    expect(await refused.json()).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
    const wrong = await browser.call('POST', `/partner/sign-in/${id}`, bearer, {
      current_password: 'Falsch-1',
    })
    expect(await wrong.json()).toMatchObject({ code: 'PASSWORD_WRONG' })
    const back = await browser.agree(page, bearer, { current_password: 'Sehr-Geheim-77' })
    expect(await finish(back)).toBeDefined()
  })

  test('takes five wrong passwords in fifteen minutes', async () => {
    const bearer = await bearerOf(await activeReader())
    const browser = await browserOf(api)
    api.advance(5_000)
    const { url } = await begin(paper, { more: { max_age: '0' } })
    const id = (await browser.led(url)).pathname.split('/').at(-1)
    const enter = async (current_password: string) =>
      (await browser.call('POST', `/partner/sign-in/${id}`, bearer, { current_password })).status
    for (const _ of Array(5)) expect(await enter('Falsch-1')).toBe(403)
    expect(await enter('Sehr-Geheim-77')).toBe(429)
  })

  test('a reader who refuses comes back with that', async () => {
    const bearer = await bearerOf(await activeReader())
    const browser = await browserOf(api)
    const { url, finish } = await begin(events)
    const id = (await browser.led(url)).pathname.split('/').at(-1)
    const answer = await browser.call('POST', `/partner/sign-in/${id}/refuse`, bearer, {})
    const { return_to } = (await answer.json()) as { return_to: string }
    expect(await errorOf(finish(await browser.led(return_to)))).toBe('access_denied')
  })
})

describe('what the reader is asked', () => {
  const shown = async (client: typeof paper | typeof events | typeof app, bearer: string, more = {}) => {
    const browser = await browserOf(api)
    const page = await browser.led((await begin(client, { scope: 'openid email', more })).url)
    const answer = await browser.call('GET', `/partner/sign-in/${page.pathname.split('/').at(-1)}`, bearer)
    return { browser, page, shown: (await answer.json()) as object }
  }

  test('a house of the group asks nothing', async () => {
    const { shown: request } = await shown(paper, await bearerOf(await activeReader()))
    expect(request).toEqual({
      partner: 'E-Paper',
      kind: 'site',
      scopes: ['email'],
      asks: false,
      keeps: false,
      needs_proof: false,
    })
  })

  test('another partner asks once, also after its sign-in was ended in the list, and again where it wants to', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    const first = await shown(events, bearer)
    expect(first.shown).toMatchObject({ asks: true, keeps: true })
    await first.browser.agree(first.page, bearer)
    expect((await shown(events, await bearerOf(email))).shown).toMatchObject({ asks: false })
    expect((await shown(events, bearer, { prompt: 'consent' })).shown).toMatchObject({ asks: true })
    const list = await api.caller().request('get', '/user/sessions', bearer).expect(200)
    const entry = list.body.sessions.find(({ partner }: { partner: boolean }) => partner)
    expect(entry).toMatchObject({ device: 'Kulturkalender', current: false })
    await api.caller().request('delete', `/user/sessions/${entry.id}`, bearer).expect(204)
    expect((await shown(events, bearer)).shown).toMatchObject({ asks: false })
  })

  test('an app always asks, since another one could pass for it', async () => {
    const { bearer } = await signIn(app)
    expect((await shown(app, bearer)).shown).toMatchObject({ asks: true, kind: 'app' })
  })
})

describe('a sign-in ends at once', () => {
  const isOver = async ({ config, tokens }: Awaited<ReturnType<typeof signIn>>) => [
    await errorOf(openid.fetchUserInfo(config, tokens.access_token, openid.skipSubjectCheck)),
    await errorOf(openid.refreshTokenGrant(config, tokens.refresh_token ?? '')),
  ]
  const over = ['OAUTH_WWW_AUTHENTICATE_CHALLENGE', 'invalid_grant']

  test('with the browser’s, but not that of an app', async () => {
    const site = await signIn(paper)
    const mine = await signIn(app, {}, site)
    await api.caller().request('post', '/user/logout', site.bearer).expect(204)
    expect(await isOver(site)).toEqual(over)
    expect(await isOver(mine)).toEqual([undefined, undefined])
    const again = await begin(paper, { more: { prompt: 'none' } })
    expect((await site.browser.led(again.url)).searchParams.get('error')).toBe('login_required')
  })

  test('with “everywhere else”, of an app and not of a site in the browser that stays', async () => {
    const site = await signIn(paper)
    const mine = await signIn(app, {}, site)
    await api.caller().request('delete', '/user/sessions', site.bearer).expect(204)
    expect(await isOver(site)).toEqual([undefined, undefined])
    expect(await isOver(mine)).toEqual(over)
  })

  test('with a block, of a site and of an app', async () => {
    const site = await signIn(paper)
    const mine = await signIn(app, {}, site)
    await block(site.email)
    expect([await isOver(site), await isOver(mine)]).toEqual([over, over])
  })

  test('with its time, though nobody has purged it', async () => {
    const site = await signIn(paper)
    api.advance(91 * 24 * hour)
    expect(await isOver(site)).toEqual(over)
  })
})

test('nothing the provider keeps can be used by who reads the database, and what is over is purged', async () => {
  const { tokens, bearer } = await signIn(paper)
  const sessionId = String(decodeJwt(bearer).sid)
  const entries = () => api.deps.db.oidcEntry.findMany({ where: { session: { parentId: sessionId } } })
  const stored = JSON.stringify(await entries())
  for (const token of [tokens.access_token, tokens.refresh_token ?? '']) expect(stored).not.toContain(token)
  expect(new Set((await entries()).map(({ kind }) => kind))).toEqual(
    new Set(['Grant', 'AuthorizationCode', 'AccessToken', 'RefreshToken']),
  )
  api.advance(2 * hour)
  await api.runJobs()
  expect((await entries()).map(({ kind }) => kind).toSorted()).toEqual(['Grant', 'RefreshToken'])
})

test('only the sign-on edition’s own host answers, and nothing without partners', async () => {
  const fetch = await fetchOf(api)
  const discovery = '/.well-known/openid-configuration'
  expect((await fetch(issuer + discovery)).status).toBe(200)
  expect((await fetch(`http://az.localhost:3000/oidc${discovery}`)).status).toBe(404)
})
