import { InMemoryWebStorage, OidcClient, WebStorageStateStore } from 'oidc-client-ts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { app, browserOf, fetchOf, issuer, paper, partnersEnv, television } from '../../testing/partners.ts'
import { readersOf } from '../../testing/readers.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness(partnersEnv(paper, app, television))
})
afterAll(() => api.close())

const { activeReader, bearerOf } = readersOf(() => api)
const read = async (path: string) => (await (await fetchOf(api))(issuer + path)).json() as Promise<object>

test('says what there is, and offers nothing else', async () => {
  expect(await read('/.well-known/openid-configuration')).toEqual({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/session/end`,
    revocation_endpoint: `${issuer}/token/revocation`,
    device_authorization_endpoint: `${issuer}/device/auth`,
    response_types_supported: ['code'],
    response_modes_supported: ['form_post', 'fragment', 'query'],
    grant_types_supported: expect.arrayContaining([
      'authorization_code',
      'refresh_token',
      'urn:ietf:params:oauth:grant-type:device_code',
    ]),
    code_challenge_methods_supported: ['S256'],
    scopes_supported: ['openid', 'offline_access', 'profile', 'email', 'address', 'rights'],
    claims_supported: expect.arrayContaining([
      'sub',
      'name',
      'email',
      'address',
      'rights',
      'auth_time',
      'sid',
    ]),
    service_documentation: 'http://sso.localhost:3000/docs',
    op_policy_uri: expect.stringMatching(/^https?:/),
    op_tos_uri: expect.stringMatching(/^https?:/),
    claim_types_supported: ['normal'],
    claims_parameter_supported: false,
    subject_types_supported: ['public', 'pairwise'],
    id_token_signing_alg_values_supported: ['RS256', 'EdDSA'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    request_uri_parameter_supported: false,
    authorization_response_iss_parameter_supported: true,
    backchannel_logout_supported: true,
    backchannel_logout_session_supported: true,
    ui_locales_supported: ['de'],
    prompt_values_supported: ['none', 'select_account', 'login', 'consent'],
  })
})

test('publishes public halves of keys that sign nothing else', async () => {
  const { keys } = (await read('/jwks')) as { keys: Record<string, string>[] }
  expect(keys.map(({ kty, alg, use }) => [kty, alg, use])).toEqual([
    ['RSA', 'RS256', 'sig'],
    ['OKP', 'EdDSA', 'sig'],
  ])
  for (const key of keys) expect(Object.keys(key)).not.toEqual(expect.arrayContaining(['d']))
  const portal = api.deps.keys.jwks.keys.map(({ kid }) => kid)
  expect(keys.some(({ kid }) => portal.includes(kid ?? ''))).toBe(false)
})

test('is where libraries of OAuth look for it, too, and only at the host of the provider', async () => {
  const fetch = await fetchOf(api)
  const at = (origin: string) => fetch(`${origin}/.well-known/oauth-authorization-server/oidc`)
  const answer = await at(new URL(issuer).origin)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(await answer.json()).toEqual(await read('/.well-known/openid-configuration'))
  expect((await at('http://az.localhost:3000')).status).toBe(404)
})

test('is taken by oidc-client-ts, in a page without a secret: sign-in, user, refresh', async () => {
  const fetch = await fetchOf(api)
  vi.stubGlobal('fetch', fetch)
  // Other files run in this process.
  onTestFinished(() => void vi.unstubAllGlobals())
  const store = new WebStorageStateStore({ store: new InMemoryWebStorage() })
  const client = new OidcClient({
    authority: issuer,
    client_id: app.client_id,
    redirect_uri: 'http://127.0.0.1/zurueck',
    scope: 'openid email',
    loadUserInfo: true,
    stateStore: store,
  })
  const { url } = await client.createSigninRequest({ request_type: 'si:r' })
  const browser = await browserOf(api)
  const email = await activeReader()
  const back = await browser.agree(await browser.led(url), await bearerOf(email))
  const signed = await client.processSigninResponse(back.href)
  expect(signed.profile).toMatchObject({ email, iss: issuer, aud: 'lese-app' })
  const state = { ...signed, data: undefined, refresh_token: signed.refresh_token ?? '' }
  const refreshed = await client.useRefreshToken({ state: state as never })
  expect(refreshed.refresh_token).not.toBe(signed.refresh_token)
})

test('is not there without partners', async () => {
  const alone = await startHarness()
  const answer = await (await fetchOf(alone))(`${issuer}/.well-known/openid-configuration`)
  expect(answer.status).toBe(404)
  await alone.close()
})
