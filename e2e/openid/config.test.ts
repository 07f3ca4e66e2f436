import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issuer, page, type RelyingParty, relyingParty } from './relying-party.ts'

// After the modules of the OpenID Foundation's conformance suite: oidcc-config-certification-test-plan, and what is around it.

let rp: RelyingParty
let metadata: Record<string, unknown>
let keys: Record<string, string>[]
beforeAll(async () => {
  rp = await relyingParty()
  metadata = (await rp.send('/.well-known/openid-configuration')).json
  keys = (await rp.send('/jwks')).json.keys as Record<string, string>[]
})
afterAll(() => rp.api.close())

describe('config', () => {
  test('the configuration is JSON and anybody’s script may read it', async () => {
    const { status, headers } = await rp.send('/.well-known/openid-configuration', {
      headers: { origin: 'https://anders.example' },
    })
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, 'https://anders.example'])
    expect(headers.get('content-type')).toContain('application/json')
  })
  test('the issuer is the address it was found at', () => expect(metadata.issuer).toBe(issuer))
  test('each endpoint is an address below the issuer', () => {
    const ends = Object.entries(metadata).filter(([name]) => /_endpoint$|^jwks_uri$/.test(name))
    expect(ends.map(([name]) => name)).toEqual(
      expect.arrayContaining(['authorization_endpoint', 'token_endpoint', 'userinfo_endpoint', 'jwks_uri']),
    )
    for (const [, address] of ends) expect(String(address).startsWith(`${issuer}/`)).toBe(true)
  })
  test.each([
    ['response_types_supported', 'code'],
    ['response_modes_supported', 'form_post'],
    ['grant_types_supported', 'refresh_token'],
    ['subject_types_supported', 'pairwise'],
    ['id_token_signing_alg_values_supported', 'RS256'],
    ['scopes_supported', 'openid'],
    ['claims_supported', 'sub'],
    ['code_challenge_methods_supported', 'S256'],
    ['token_endpoint_auth_methods_supported', 'client_secret_basic'],
  ])('%s has %s', (name, value) => expect(metadata[name]).toContain(value))
  test('it says where people read of it', () => {
    for (const name of ['service_documentation', 'op_policy_uri', 'op_tos_uri'])
      expect(URL.canParse(String(metadata[name]))).toBe(true)
  })
  test('keys are public, told apart, and long enough', () => {
    for (const key of keys) {
      for (const secret of ['d', 'p', 'q']) expect(key).not.toHaveProperty(secret)
      expect(key.use).toBe('sig')
      if (key.kty === 'RSA') expect(Buffer.from(key.n ?? '', 'base64url')).toHaveLength(3072 / 8)
    }
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(keys.length)
  })
  test('RFC 8414: the same metadata where OAuth looks for it', async () => {
    const origin = new URL(issuer).origin
    const { json } = await rp.send(`${origin}/.well-known/oauth-authorization-server/oidc`)
    expect(json).toEqual(metadata)
  })
  test('RFC 9207: the answer names its issuer', () =>
    expect(metadata.authorization_response_iss_parameter_supported).toBe(true))
})

describe('CORS', () => {
  const asked = async (path: string, origin: string) =>
    (
      await rp.send(path, {
        form: { client_id: page.client_id, grant_type: 'refresh_token', refresh_token: 'x' },
        headers: { origin },
      })
    ).headers.get('access-control-allow-origin')
  test('a page without a secret may ask for tokens from its own origin', async () =>
    expect(await asked('/token', 'https://seite.example')).toBe('https://seite.example'))
  test('another origin may not', async () =>
    expect(await asked('/token', 'https://anders.example')).toBeNull())
  test('anybody may read the keys', async () =>
    expect(
      (await rp.send('/jwks', { headers: { origin: 'https://anders.example' } })).headers.get(
        'access-control-allow-origin',
      ),
    ).toBe('https://anders.example'))
})

const guide = readFileSync('docs/integrate/openid.md', 'utf8')
/** What the suite may warn of, and why it is not there: the guide has a row for each. */
describe('warnings, each with its reason in the guide', () => {
  test.each<[string, () => unknown | Promise<unknown>, unknown]>([
    ['`claims` parameter', () => metadata.claims_parameter_supported, false],
    ['`request`, `request_uri`', () => metadata.request_uri_parameter_supported, false],
    ['registration by program', () => metadata.registration_endpoint, undefined],
    ['`prompt=create`', () => (metadata.prompt_values_supported as string[]).includes('create'), false],
    [
      'WebFinger',
      async () =>
        (await rp.send(`${new URL(issuer).origin}/.well-known/webfinger?resource=${issuer}`)).status,
      404,
    ],
    [
      '`birthdate`, `zoneinfo`, `picture`, `updated_at`',
      () =>
        (metadata.claims_supported as string[]).filter((name) =>
          /birthdate|zoneinfo|picture|updated_at/.test(name),
        ),
      [],
    ],
    ['scope `phone`', () => (metadata.scopes_supported as string[]).includes('phone'), false],
    [
      'silent first sign-in',
      async () =>
        (await rp.shared.browser.led(rp.authorization({ prompt: 'none' }))).searchParams.get('error'),
      'login_required',
    ],
  ])('%s', async (what, found, absent) => {
    expect(await found()).toEqual(absent)
    expect(guide).toContain(`| ${what} |`)
  })
})
