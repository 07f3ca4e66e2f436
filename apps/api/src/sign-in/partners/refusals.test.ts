import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { partnerSideOf } from '../../testing/partner-side.ts'
import {
  browserOf,
  events,
  fetchOf,
  issuer,
  paper,
  partnerSecret,
  partnersEnv,
  television,
} from '../../testing/partners.ts'
import { readersOf } from '../../testing/readers.ts'

// What partners hear when something is refused, as docs/integrate/openid.md lists it.

let api: Harness
beforeAll(async () => {
  api = await startHarness(partnersEnv(paper, events, television))
})
afterAll(() => api.close())

const { begin, signIn } = partnerSideOf(() => api)
const { activeReader, bearerOf } = readersOf(() => api)
type Form = Record<string, string>

const basic = (id: string, secret = partnerSecret) =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
/** What an address says to a form: status, error. */
async function post(path: string, form: Form, authorization?: string): Promise<[number, string]> {
  const answer = await (await fetchOf(api))(`${issuer}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(authorization && { authorization }),
    },
    body: new URLSearchParams(form),
  })
  return [answer.status, ((await answer.json()) as { error: string }).error]
}
const token = (form: Form, authorization = basic('e-paper')) => post('/token', form, authorization)
const refresh = (refresh_token: string, authorization?: string) =>
  token({ grant_type: 'refresh_token', refresh_token }, authorization)

describe('at the token address', () => {
  test.each<[string, () => Promise<[number, string]>, number, string]>([
    ['a wrong secret', () => refresh('x', basic('e-paper', 'falsch')), 401, 'invalid_client'],
    ['an unknown partner', () => refresh('x', basic('niemand')), 401, 'invalid_client'],
    ['an unknown token', () => refresh('x'), 400, 'invalid_grant'],
    [
      'an unknown code',
      () => token({ grant_type: 'authorization_code', code: 'x', redirect_uri: paper.redirect_uris[0] }),
      400,
      'invalid_grant',
    ],
    ['no token', () => token({ grant_type: 'refresh_token' }), 400, 'invalid_request'],
    ['another grant', () => token({ grant_type: 'password' }), 400, 'unsupported_grant_type'],
  ])('%s', async (_what, asked, status, error) => {
    expect(await asked()).toEqual([status, error])
  })

  test('a wider scope than was agreed to', async () => {
    const { tokens } = await signIn(paper, { scope: 'openid email' })
    const refresh_token = tokens.refresh_token ?? ''
    const wider = { grant_type: 'refresh_token', refresh_token, scope: 'openid email rights' }
    expect(await token(wider)).toEqual([400, 'invalid_scope'])
  })

  test('a device that waits, was refused, or came too late', async () => {
    const { client_id } = television
    const ask = async () => {
      const answer = await (await fetchOf(api))(`${issuer}/device/auth`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ client_id, scope: 'openid' }),
      })
      return (await answer.json()) as { device_code: string; user_code: string }
    }
    const poll = (device_code: string) =>
      post('/token', {
        client_id,
        grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
        device_code,
      })
    const first = await ask()
    expect(await poll(first.device_code)).toEqual([400, 'authorization_pending'])
    const bearer = await bearerOf(await activeReader())
    const { user_code } = first
    await api.caller().request('post', '/partner/device/refuse', bearer).send({ user_code }).expect(200)
    expect(await poll(first.device_code)).toEqual([400, 'access_denied'])
    const second = await ask()
    api.advance(11 * 60_000)
    expect(await poll(second.device_code)).toEqual([400, 'expired_token'])
    expect(await poll('x')).toEqual([400, 'invalid_grant'])
  })
})

test.each(['/token', '/token/revocation', '/me', '/device/auth', '/jwks?x', '/nirgends'])(
  'at %s a program that takes pages first gets JSON, but where browsers go',
  async (path) => {
    // What HttpURLConnection of Java sends by itself.
    const accept = 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2'
    const answer = await (await fetchOf(api))(issuer + path, {
      method: 'POST',
      headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'client_id=niemand',
    })
    expect(answer.headers.get('content-type')).toContain(
      path === '/nirgends' ? 'text/html' : 'application/json',
    )
    expect(answer.status).toBeGreaterThanOrEqual(400)
  },
)

describe('a form of a partner’s page', () => {
  const type = 'application/x-www-form-urlencoded'
  const sent = async (path: string, body: string, contentType = type) =>
    (await fetchOf(api))(issuer + path, {
      method: 'POST',
      headers: {
        'content-type': contentType,
        origin: 'https://epaper.example',
        'sec-fetch-site': 'cross-site',
      },
      body,
    })

  test('begins a sign-in and a sign-out, with all that it holds', async () => {
    for (const path of ['/auth', '/session/end']) {
      const answer = await sent(path, 'state=a+b%0D%0Ac&state=2&client_id=e-paper')
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `/oidc${path}?state=a+b%0D%0Ac&state=2&client_id=e-paper`,
      ])
    }
  })

  test('that is none, or longer than an address, is refused', async () => {
    expect((await sent('/auth', '{}', 'application/json')).status).toBe(415)
    expect((await sent('/auth', `state=${'x'.repeat(6_000)}`)).status).toBe(413)
    expect((await sent('/session/end', '')).status).toBe(303)
  })
})

test('at the userinfo address a token that is over is refused in header and body', async () => {
  const { tokens, bearer } = await signIn(paper)
  await api.caller().request('post', '/user/logout', bearer).expect(204)
  const answer = await (await fetchOf(api))(`${issuer}/me`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
  expect([answer.status, await answer.json()]).toEqual([
    401,
    { error: 'invalid_token', error_description: expect.any(String) },
  ])
  expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"')
})

describe('back at the partner', () => {
  test.each([
    ['login_required', { prompt: 'none' }],
    ['invalid_request', { max_age: 'x' }],
    ['invalid_scope', { scope: 'openid rights' }],
  ])('%s', async (error, more) => {
    const { url } = await begin(events, { more })
    const back = await (await browserOf(api)).led(url)
    expect([back.origin, back.searchParams.get('error')]).toEqual(['https://kultur.example', error])
    expect(back.searchParams.get('iss')).toBe(issuer)
  })

  test('consent_required, where its reader has signed in there, took it back, and may not be asked', async () => {
    const { browser, bearer } = await signIn(events)
    await api.caller().request('delete', '/user/partners/events', bearer).expect(204)
    const back = await browser.led((await begin(events, { more: { prompt: 'none' } })).url)
    expect(back.searchParams.get('error')).toBe('consent_required')
  })
})
