import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issuer, one, type RelyingParty, relyingParty, two } from './relying-party.ts'

// After the modules of the plans for RP-initiated and back-channel logout.

let rp: RelyingParty
const heard: string[] = []
const server = http.createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  heard.push(new URLSearchParams(Buffer.concat(chunks).toString()).get('logout_token') ?? '')
  response.writeHead(200).end()
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  rp = await relyingParty((server.address() as AddressInfo).port)
})
afterAll(async () => {
  await rp.api.close()
  server.close()
})

describe('RP-initiated logout', () => {
  const after = one.post_logout_redirect_uris[0]
  const end = (params: Record<string, string>, who: RelyingParty['shared']) =>
    who.browser.go(`${issuer}/session/end?${new URLSearchParams(params)}`)
  /** Presses "everywhere" on the page. */
  async function confirm(html: string, who: RelyingParty['shared']): Promise<string | null> {
    const action = /<form[^>]* action="([^"]*)"/.exec(html)?.[1] ?? ''
    const xsrf = /name="xsrf" value="([^"]*)"/.exec(html)?.[1] ?? ''
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = await who.browser.go(action, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    })
    return sent.headers.get('location')
  }
  const signedIn = async () => {
    const who = await rp.reader()
    return { who, ...(await rp.tokens({}, who)) }
  }
  test.each<[string, (idToken: string) => Record<string, string>, string]>([
    [
      'oidcc-rp-initiated-logout',
      (id_token_hint) => ({ id_token_hint, post_logout_redirect_uri: after, state: 's' }),
      `${after}?state=s`,
    ],
    ['…-no-state', (id_token_hint) => ({ id_token_hint, post_logout_redirect_uri: after }), after],
    ['…-only-state', () => ({ state: 's' }), `${issuer}/session/end/success`],
    ['…-no-params', () => ({}), `${issuer}/session/end/success`],
    [
      '…-no-id-token-hint, but the client',
      () => ({ client_id: one.client_id, post_logout_redirect_uri: after }),
      after,
    ],
    [
      '…-no-post-logout-redirect-uri',
      (id_token_hint) => ({ id_token_hint, state: 's' }),
      `${issuer}/session/end/success`,
    ],
  ])('%s', async (_module, params, expected) => {
    const { who, id_token } = await signedIn()
    const html = await (await end(params(id_token), who)).text()
    expect(await confirm(html, who)).toBe(expected)
    expect((await who.browser.led(rp.authorization({ prompt: 'none' }))).searchParams.get('error')).toBe(
      'login_required',
    )
  })
  test.each<[string, (idToken: string) => Record<string, string>]>([
    [
      '…-bad-post-logout-redirect-uri',
      (id_token_hint) => ({ id_token_hint, post_logout_redirect_uri: 'https://boese.example/' }),
    ],
    [
      '…-query-added-to-post-logout-redirect-uri',
      (id_token_hint) => ({ id_token_hint, post_logout_redirect_uri: `${after}?x=1` }),
    ],
    [
      '…-modified-id-token-hint',
      (id_token_hint) => ({
        id_token_hint: `${id_token_hint.slice(0, -9)}AAAAAAAAA`,
        post_logout_redirect_uri: after,
      }),
    ],
    ['…-bad-id-token-hint', () => ({ id_token_hint: 'x', post_logout_redirect_uri: after })],
    ['…-a hint of another client', (id_token_hint) => ({ id_token_hint, client_id: two.client_id })],
  ])('%s is answered by a page, and the reader stays', async (_module, params) => {
    const { id_token } = await rp.tokens()
    const answer = await end(params(id_token), rp.shared)
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    expect(
      (await rp.shared.browser.led(rp.authorization({ prompt: 'none' }))).searchParams.get('code'),
    ).toBeTruthy()
  })
  test('by POST, as the suite’s RP-Initiated Logout 1.0 §2 asks', async () => {
    const { who, id_token } = await signedIn()
    const { status, headers } = await rp.send('/session/end', {
      form: { id_token_hint: id_token, post_logout_redirect_uri: after, state: 's' },
    })
    expect(status).toBe(303)
    const html = await (await who.browser.go(new URL(headers.get('location') ?? '', issuer))).text()
    expect(await confirm(html, who)).toBe(`${after}?state=s`)
  })
  test('oidcc-backchannel-rp-initiated-logout: the other side is told', async () => {
    const { who, id_token } = await signedIn()
    await rp.api.settle()
    heard.length = 0
    await confirm(await (await end({ id_token_hint: id_token }, who)).text(), who)
    await rp.api.settle()
    const set = createLocalJWKSet((await rp.send('/jwks')).json as unknown as JSONWebKeySet)
    const expected = { issuer, audience: one.client_id, typ: 'logout+jwt' }
    const { payload } = await jwtVerify(heard[0] ?? '', set, expected)
    const { sub, sid } = decodeJwt(id_token)
    expect(payload).toMatchObject({
      sub,
      sid,
      jti: expect.any(String),
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    })
    expect(payload).not.toHaveProperty('nonce')
  })
})
