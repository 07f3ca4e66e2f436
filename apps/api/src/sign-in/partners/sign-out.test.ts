import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { partnerTexts } from '@leserkonto/texts'
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose'
import * as openid from 'openid-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { errorOf, partnerSideOf } from '../../testing/partner-side.ts'
import { app, fetchOf, issuer, paper, partnersEnv } from '../../testing/partners.ts'
import { readersOf } from '../../testing/readers.ts'
import { originOf, signingOnOf } from '../../testing/signing-on.ts'

let api: Harness
/** What the partner's server was sent; it answers as it is told. */
const heard: string[] = []
let answer = 200
const server = http.createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const token = new URLSearchParams(Buffer.concat(chunks).toString()).get('logout_token')
  heard.push(token ?? '')
  response.writeHead(answer).end()
})
const listening = { ...paper, backchannel_logout_uri: '' }

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  listening.backchannel_logout_uri = `http://127.0.0.1:${port}/abmelden`
  api = await startHarness(
    partnersEnv(listening, { ...app, backchannel_logout_uri: `http://127.0.0.1:${port}/app` }),
  )
})
afterAll(async () => {
  await api.close()
  server.close()
})
beforeEach(() => {
  heard.length = 0
  answer = 200
})

const { activeReader, bearerOf, block } = readersOf(() => api)
const { begin, signIn } = partnerSideOf(() => api)
const { keepToken } = signingOnOf(() => api)

/** The claims of a logout token, once its signature holds. */
async function claimsOf(token: string) {
  const keys = (await (await (await fetchOf(api))(`${issuer}/jwks`)).json()) as JSONWebKeySet
  const expected = { issuer, audience: 'e-paper', typ: 'logout+jwt' }
  return (await jwtVerify(token, createLocalJWKSet(keys), expected)).payload
}

describe('the partner is told', () => {
  test('who has signed out and of which sign-in, when the reader leaves this browser', async () => {
    const { bearer, sub, tokens } = await signIn(listening)
    await api.caller().request('post', '/user/logout', bearer).expect(204)
    await api.settle()
    expect(heard).toHaveLength(1)
    expect(await claimsOf(heard[0] ?? '')).toMatchObject({
      sub,
      sid: tokens.claims()?.sid,
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    })
    expect(await claimsOf(heard[0] ?? '')).not.toHaveProperty('nonce')
  })

  test('when an account is blocked, by a site and by an app', async () => {
    const site = await signIn(listening)
    await signIn({ ...app }, {}, site)
    await block(site.email)
    await api.settle()
    expect(heard).toHaveLength(2)
  })

  test('when the reader ends it in the list, and then nobody else is', async () => {
    const { bearer, tokens } = await signIn(listening)
    await api.caller().request('delete', `/user/sessions/${tokens.claims()?.sid}`, bearer).expect(204)
    await api.settle()
    expect(heard).toHaveLength(1)
    await api.caller().request('get', '/userinfo', bearer).expect(200)
  })

  test('when an account is deleted', async () => {
    const { bearer } = await signIn(listening)
    await api.caller().request('delete', '/user/delete', bearer).send({}).expect(204)
    await api.settle()
    expect(heard).toHaveLength(1)
  })

  test('again until it has heard, and not for ever: it is a dead letter then', async () => {
    answer = 500
    const { bearer } = await signIn(listening)
    await api.caller().request('post', '/user/logout', bearer).expect(204)
    await api.settle()
    api.advance(60_000)
    await api.settle()
    expect(heard.length).toBeGreaterThan(1)
    const id = String(decodeJwt(heard[0] ?? '').sid)
    const createdAt = new Date(api.deps.clock.now().getTime() - 2 * 24 * 3_600_000)
    await api.deps.db.outbox.update({ where: { id }, data: { attempts: 20, createdAt } })
    api.advance(600_000)
    await api.settle()
    expect((await api.deps.db.outbox.findUnique({ where: { id } }))?.diedAt).not.toBeNull()
  })
})

test('after another reader’s login in the same browser a partner sees that one, and hears that the first is gone', async () => {
  const first = await signIn(listening)
  const { browser } = first
  const bring = async (bearer: string) => {
    const taken = await browser.go(`${originOf('sso')}/sign-on/keep`, {
      method: 'POST',
      headers: { origin: originOf('sso'), 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token: await keepToken(bearer) }),
    })
    await browser.go(new URL(taken.headers.get('location') ?? '', originOf('sso')))
  }
  const isKnown = async () => {
    const { url } = await begin(listening, { more: { prompt: 'none' } })
    return (await browser.led(url)).searchParams.has('code')
  }
  await bring(first.bearer)
  expect(await isKnown()).toBe(true)

  const second = await bearerOf(await activeReader())
  await bring(second)
  await api.settle()
  expect(heard).toHaveLength(1)
  expect(await claimsOf(heard[0] ?? '')).toMatchObject({ sub: first.sub, sid: first.tokens.claims()?.sid })
  expect(await errorOf(openid.refreshTokenGrant(first.config, first.tokens.refresh_token ?? ''))).toBe(
    'invalid_grant',
  )
  expect(await isKnown()).toBe(false)
  const { url, finish } = await begin(listening)
  const sub = (await finish(await browser.agree(await browser.led(url), second))).claims()?.sub
  expect(sub).toMatch(/./)
  expect(sub).not.toBe(first.sub)
})

describe('a reader who signs out at the partner', () => {
  const home = { post_logout_redirect_uri: 'https://epaper.example/', state: 'zurueck' }

  /** What the page asks, as its form is sent. */
  async function signOutAt(
    { config, tokens, browser }: Awaited<ReturnType<typeof signIn>>,
    everywhere: boolean,
    more: Record<string, string> = { id_token_hint: tokens.id_token ?? '', ...home },
  ) {
    const url = openid.buildEndSessionUrl(config, more)
    for (const name of ['client_id', 'id_token_hint']) if (!(name in more)) url.searchParams.delete(name)
    const page = await browser.go(url)
    const html = await page.text()
    const xsrf = /name="xsrf" value="(\w+)"/.exec(html)?.[1] ?? ''
    const body = new URLSearchParams({ xsrf, ...(everywhere && { logout: 'yes' }) })
    const left = await browser.go(`${issuer}/session/end/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })
    return { html, policy: page.headers.get('content-security-policy'), to: left.headers.get('location') }
  }

  test('is asked, and signed out of this browser everywhere', async () => {
    const signed = await signIn(listening)
    const { html, policy, to } = await signOutAt(signed, true)
    expect(html).toContain('Nur bei E-Paper abmelden')
    // On every page: docs/spec/flows.md, § 312k and § 356a BGB.
    for (const address of ['/kuendigung', '/widerruf']) expect(html).toContain(`<a href="${address}">`)
    expect(policy).toMatch(
      /img-src data:.*form-action 'self' https:\/\/epaper\.example.*script-src 'none'; style-src 'sha256-/,
    )
    expect(to).toBe('https://epaper.example/?state=zurueck')
    await api.caller().request('get', '/userinfo', signed.bearer).expect(401)
    await api.settle()
    expect(heard).toHaveLength(1)
  })

  test('or of the partner alone', async () => {
    const signed = await signIn(listening)
    const { to } = await signOutAt(signed, false)
    expect(to).toBe('https://epaper.example/?state=zurueck')
    await api.caller().request('get', '/userinfo', signed.bearer).expect(200)
    expect(await errorOf(openid.refreshTokenGrant(signed.config, signed.tokens.refresh_token ?? ''))).toBe(
      'invalid_grant',
    )
    await api.settle()
    expect(heard).toHaveLength(1)
  })

  test('is told afterwards what has ended, where the partner wants nobody back', async () => {
    const doneAfter = async (everywhere: boolean, more?: (idToken: string) => Record<string, string>) => {
      const signed = await signIn(listening)
      const { to } = await signOutAt(signed, everywhere, more?.(signed.tokens.id_token ?? '') ?? {})
      const html = await (await signed.browser.go(to ?? '')).text()
      return /<h1>(.*?)<\/h1><p>(.*?)<\/p>/.exec(html)?.slice(1)
    }
    const { everywhere, here, nowhere } = partnerTexts.signOut.done
    const byPartner = (id_token_hint: string) => ({ id_token_hint })
    expect(await doneAfter(true)).toEqual([everywhere.title, everywhere.text])
    expect(await doneAfter(true, byPartner)).toEqual([everywhere.title, everywhere.text])
    expect(await doneAfter(false, byPartner)).toEqual([here('E-Paper').title, here('E-Paper').text])
    expect(await doneAfter(false)).toEqual([nowhere.title, nowhere.text])
  })

  test('is not signed out by a form of somebody else', async () => {
    const signed = await signIn(listening)
    const forged = await signed.browser.go(`${issuer}/session/end/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ xsrf: 'x', logout: 'yes' }),
    })
    expect(forged.status).toBe(400)
    await api.caller().request('get', '/userinfo', signed.bearer).expect(200)
  })
})
