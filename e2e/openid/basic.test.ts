import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  basic,
  issuer,
  nonce,
  one,
  type Params,
  type RelyingParty,
  redirectUri,
  relyingParty,
  two,
} from './relying-party.ts'

// After the modules of oidcc-basic-certification-test-plan.

let rp: RelyingParty
let first: Awaited<ReturnType<RelyingParty['tokens']>>
const all = 'openid profile email address rights'
beforeAll(async () => {
  rp = await relyingParty()
  first = await rp.tokens({ scope: all, nonce: 'n-1', state: 's-1' })
})
afterAll(() => rp.api.close())

const codeOf = async (params: Params) => (await rp.authorize(params)).searchParams.get('code')
const errorAt = async (params: Params) => {
  const back = await rp.shared.browser.led(rp.authorization(params))
  return [back.origin, back.searchParams.get('error') ?? new URLSearchParams(back.hash.slice(1)).get('error')]
}
const home = new URL(redirectUri).origin

describe('the answer', () => {
  test('oidcc-server: code, access token, ID token and refresh token', () => {
    expect(first.answer.json).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: all })
    for (const name of ['access_token', 'id_token', 'refresh_token'])
      expect(first.answer.json).toHaveProperty(name)
  })
  test('state and issuer come back with the code', () => {
    expect(first.back.searchParams.get('state')).toBe('s-1')
    expect(first.back.searchParams.get('iss')).toBe(issuer)
  })
  test('tokens are kept by no cache', () =>
    expect(first.answer.headers.get('cache-control')).toContain('no-store'))
  test('oidcc-idtoken-signature: by a key of the set', async () => {
    const set = createLocalJWKSet((await rp.send('/jwks')).json as unknown as JSONWebKeySet)
    const expected = { issuer, audience: one.client_id, algorithms: ['RS256'] }
    expect((await jwtVerify(first.id_token, set, expected)).payload.sub).toMatch(/^[!-~]{1,255}$/)
    expect(decodeProtectedHeader(first.id_token).kid).toBeDefined()
  })
  test('the ID token has its times and the hash of its access token', () => {
    const { iat = 0, exp = 0, at_hash } = decodeJwt(first.id_token)
    expect(exp - iat).toBe(3600)
    expect(at_hash ?? 'none').toMatch(/^(none|[\w-]{22})$/)
  })
  test('oidcc-nonce: it comes back', () => expect(decodeJwt(first.id_token).nonce).toBe('n-1'))
  test('oidcc-ensure-request-without-nonce-succeeds-for-code-flow', async () =>
    expect(decodeJwt((await rp.tokens()).id_token)).not.toHaveProperty('nonce'))
  test('oidcc-ensure-post-request-succeeds', async () => {
    const { search, pathname } = new URL(rp.authorization({ state: 'posted' }))
    const { status, headers } = await rp.send(pathname.replace('/oidc', ''), {
      form: Object.fromEntries(new URLSearchParams(search)),
    })
    expect(status).toBe(303)
    const to = new URL(headers.get('location') ?? '', issuer)
    const page = await rp.shared.browser.led(to)
    const back = page.origin === home ? page : await rp.shared.browser.agree(page, rp.shared.bearer)
    expect(back.searchParams.get('state')).toBe('posted')
    expect(back.searchParams.get('code')).toBeTruthy()
  })
})

describe('userinfo', () => {
  test('oidcc-userinfo-get', async () =>
    expect((await rp.userinfo(first.access_token)).json.sub).toBe(decodeJwt(first.id_token).sub))
  test('oidcc-userinfo-post-header', async () => {
    const headers = { authorization: `Bearer ${first.access_token}` }
    expect((await rp.send('/me', { form: {}, headers })).json.email).toBe(rp.email)
  })
  test('oidcc-userinfo-post-body', async () =>
    expect((await rp.send('/me', { form: { access_token: first.access_token } })).json.email).toBe(rp.email))
  test('without a token it is 401 with a challenge', async () => {
    const { status, headers } = await rp.send('/me')
    expect([status, headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Bearer')])
    expect((await rp.userinfo('falsch')).headers.get('www-authenticate')).toContain('error="invalid_token"')
    expect(headers.get('content-type')).toContain('json')
  })
  test.each([
    [
      'oidcc-scope-profile',
      'openid profile',
      { name: 'Ada Lovelace', given_name: 'Ada', family_name: 'Lovelace', locale: 'de-DE' },
    ],
    ['oidcc-scope-email', 'openid email', { email: expect.any(String), email_verified: true }],
    ['oidcc-scope-address, of a reader without a subscription', 'openid address', {}],
    ['oidcc-scope-all', all, { name: 'Ada Lovelace', email: expect.any(String), rights: {} }],
    [
      'oidcc-ensure-other-scope-order-succeeds',
      'email openid',
      { email: expect.any(String), email_verified: true },
    ],
  ])('%s', async (_module, scope, claims) => {
    const { access_token } = await rp.tokens({ scope })
    expect((await rp.userinfo(access_token)).json).toEqual({
      sub: expect.any(String),
      ...(scope === all && {
        given_name: 'Ada',
        family_name: 'Lovelace',
        locale: 'de-DE',
        email_verified: true,
      }),
      ...claims,
    })
  })
})

describe('the request', () => {
  test.each<[string, Params]>([
    ['oidcc-display-page', { display: 'page' }],
    ['oidcc-display-popup', { display: 'popup' }],
    ['oidcc-ensure-request-with-unknown-parameter-succeeds', { extra: 'foobar' }],
    ['oidcc-login-hint', { login_hint: 'buffy@example.test' }],
    ['oidcc-ui-locales', { ui_locales: 'se' }],
    ['oidcc-claims-locales', { claims_locales: 'se' }],
    ['oidcc-ensure-request-with-acr-values-succeeds', { acr_values: '1 2' }],
    ['oidcc-prompt-none-logged-in', { prompt: 'none' }],
    ['oidcc-max-age-10000', { max_age: '10000' }],
  ])('%s', async (_module, params) => expect(await codeOf(params)).toBeTruthy())

  test.each<[string, Params, string]>([
    ['oidcc-response-type-missing', { response_type: undefined }, 'invalid_request'],
    ['a response type that nobody has', { response_type: 'id_token' }, 'unsupported_response_type'],
    ['oidcc-unsigned-request-object', { request: 'e30.e30.' }, 'request_not_supported'],
    [
      'oidcc-request-uri-unsigned',
      { request_uri: 'https://epaper.example/request' },
      'request_uri_not_supported',
    ],
    ['a prompt with none beside it', { prompt: 'none login' }, 'invalid_request'],
  ])('%s comes back as %o: %s', async (_module, params, error) =>
    expect(await errorAt(params)).toEqual([home, error]),
  )

  test('a scope that nobody has is left out, one that was not given is refused', async () => {
    expect(await codeOf({ scope: 'openid phone' })).toBeTruthy()
    const [redirect_uri] = two.redirect_uris
    const back = await errorAt({ client_id: two.client_id, redirect_uri, scope: 'openid rights' })
    expect(back).toEqual(['https://zwei.example', 'invalid_scope'])
  })
  test('oidcc-prompt-none-not-logged-in', async () => {
    const back = await (await rp.reader()).browser.led(rp.authorization({ prompt: 'none' }))
    expect(back.searchParams.get('error')).toBe('login_required')
  })
  test('oidcc-prompt-login and oidcc-max-age-1: the reader proves again, and the time is told', async () => {
    const who = await rp.reader()
    const before = await rp.tokens({ max_age: '10000' }, who)
    rp.api.advance(5_000)
    for (const params of [{ prompt: 'login' }, { max_age: '1' }]) {
      const asked = await who.browser.led(rp.authorization(params))
      expect(asked.origin).toBe(new URL(issuer).origin)
      const back = await who.browser.agree(asked, who.bearer, { current_password: 'Sehr-Geheim-77' })
      const form = {
        grant_type: 'authorization_code',
        code: back.searchParams.get('code') ?? '',
        redirect_uri: redirectUri,
      }
      const after = decodeJwt(String((await rp.token(form)).json.id_token))
      expect(Number(after.auth_time)).toBeGreaterThan(Number(decodeJwt(before.id_token).auth_time))
      rp.api.advance(5_000)
    }
  })
  test('oidcc-id-token-hint: of this reader', async () =>
    expect(await codeOf({ prompt: 'none', id_token_hint: first.id_token })).toBeTruthy())
  test('a hint that is none is refused', async () =>
    expect(await errorAt({ prompt: 'none', id_token_hint: 'x' })).toEqual([home, 'invalid_request']))
})

describe('redirect addresses are exact', () => {
  test.each<[string, Params]>([
    ['oidcc-ensure-registered-redirect-uri', { redirect_uri: 'https://boese.example/' }],
    ['oidcc-redirect-uri-query-added', { redirect_uri: `${redirectUri}?x=1` }],
    ['a path behind it', { redirect_uri: `${redirectUri}/x` }],
    ['oidcc-ensure-redirect-uri-in-authorization-request', { redirect_uri: undefined }],
    ['one of another client', { redirect_uri: two.redirect_uris[0] ?? '' }],
  ])('%s is answered by a page', async (_module, params) => {
    const answer = await rp.shared.browser.go(rp.authorization(params))
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    expect(answer.headers.get('content-type')).toContain('text/html')
  })
})

describe('the token endpoint', () => {
  const exchange = async (more: Params = {}, headers: Record<string, string> = basic()) => {
    const code = (await codeOf({ nonce: nonce() })) ?? ''
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...more }
    return { form, ...(await rp.token(form, headers)) }
  }
  test('oidcc-codereuse: a code is taken once, and what it brought falls', async () => {
    const { form, json } = await exchange()
    expect((await rp.token(form)).json.error).toBe('invalid_grant')
    expect((await rp.userinfo(String(json.access_token))).status).toBe(401)
  })
  test('oidcc-codereuse-30seconds', async () => {
    const { form } = await exchange()
    rp.api.advance(30_000)
    expect((await rp.token(form)).json.error).toBe('invalid_grant')
  })
  test('oidcc-server-client-secret-post', async () =>
    expect(
      (await exchange({ client_id: one.client_id, client_secret: 'geheim-des-partners' }, {})).status,
    ).toBe(200))
  test('a wrong secret is 401 with a challenge', async () => {
    const { status, json, headers } = await exchange({}, basic(one.client_id, 'falsch'))
    expect([status, json.error]).toEqual([401, 'invalid_client'])
    expect(headers.get('www-authenticate')).toContain('Basic')
  })
  test('a code of another client’s is refused', async () =>
    expect((await exchange({}, basic(two.client_id))).json.error).toBe('invalid_grant'))
  test('another redirect address than before is refused', async () =>
    expect((await exchange({ redirect_uri: `${redirectUri}x` })).json.error).toBe('invalid_grant'))
  test('oidcc-refresh-token: new tokens for the same reader', async () => {
    const { json } = await exchange()
    const again = await rp.refresh(String(json.refresh_token))
    expect(decodeJwt(String(again.json.id_token)).sub).toBe(decodeJwt(String(json.id_token)).sub)
    expect(again.json.refresh_token).not.toBe(json.refresh_token)
  })
  test.each([
    ['fewer scopes', 'openid email', 'openid email', undefined],
    ['more scopes', 'openid email rights', 'rights', 'invalid_scope'],
  ])('a refresh with %s', async (_what, scope, given, error) => {
    const { refresh_token } = await rp.tokens({ scope: 'openid email profile' })
    const { json } = await rp.refresh(refresh_token, { scope })
    expect([json.scope, json.error]).toEqual([given, error])
  })
  test('oidcc-refresh-token of another client’s is refused', async () => {
    const { refresh_token } = await rp.tokens()
    expect((await rp.refresh(refresh_token, {}, basic(two.client_id))).json.error).toBe('invalid_grant')
  })
  test('two refreshes at once: both good, one successor', async () => {
    const { refresh_token } = await rp.tokens()
    const [a, b] = await Promise.all([rp.refresh(refresh_token), rp.refresh(refresh_token)])
    expect(a.json.refresh_token).toBe(b.json.refresh_token)
    for (const { json } of [a, b]) expect((await rp.userinfo(String(json.access_token))).status).toBe(200)
  })
})
