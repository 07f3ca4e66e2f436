import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  app,
  basic,
  challengeOf,
  events,
  one,
  type Params,
  page,
  type RelyingParty,
  redirectUri,
  relyingParty,
  television,
  three,
  two,
} from './relying-party.ts'

// PKCE, response modes, revocation, subjects, loopback addresses, devices.

let rp: RelyingParty
beforeAll(async () => {
  rp = await relyingParty()
})
afterAll(() => rp.api.close())
const exchange = (code: string, more: Params = {}, headers: Record<string, string> = basic()) =>
  rp.token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...more }, headers)
const codeIn = (url: URL) => url.searchParams.get('code') ?? ''

describe('PKCE', () => {
  const verifier = 'v'.repeat(43)
  const s256 = {
    client_id: three.client_id,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
  }
  test.each<[string, Params, number]>([
    ['the right verifier', { code_verifier: verifier }, 200],
    ['another verifier', { code_verifier: 'w'.repeat(43) }, 400],
    ['no verifier', {}, 400],
  ])('%s', async (_what, more, status) => {
    const code = codeIn(await rp.authorize(s256))
    expect((await exchange(code, more, basic(three.client_id))).status).toBe(status)
  })
  test.each<[string, Params]>([
    ['plain', { client_id: three.client_id, code_challenge: verifier, code_challenge_method: 'plain' }],
    ['none', { client_id: three.client_id }],
  ])('%s is refused', async (_what, params) => {
    const back = await rp.shared.browser.led(rp.authorization(params))
    expect(back.searchParams.get('error')).toBe('invalid_request')
  })
  test('a verifier without a challenge is refused', async () =>
    expect((await exchange(codeIn(await rp.authorize()), { code_verifier: verifier })).json.error).toBe(
      'invalid_grant',
    ))
})

describe('response modes', () => {
  test('form_post', async () => {
    await rp.authorize()
    const answer = await rp.shared.browser.go(
      rp.authorization({ response_mode: 'form_post', state: 's', prompt: 'none' }),
    )
    const html = await answer.text()
    expect(html).toContain(`action="${redirectUri}"`)
    for (const name of ['code', 'state', 'iss']) expect(html).toContain(`name="${name}"`)
  })
  test('an error by form_post', async () => {
    const html = await (
      await rp.shared.browser.go(rp.authorization({ response_mode: 'form_post', prompt: 'none login' }))
    ).text()
    expect(html).toContain('value="invalid_request"')
  })
  test('fragment', async () => {
    const back = await rp.shared.browser.led(rp.authorization({ response_mode: 'fragment', prompt: 'none' }))
    expect(new URLSearchParams(back.hash.slice(1)).get('code')).toBeTruthy()
    expect(back.search).toBe('')
  })
  test('an ID token by EdDSA', async () => {
    const verifier = 'v'.repeat(43)
    const { client_id, redirect_uris } = events
    const back = await rp.authorize({
      client_id,
      redirect_uri: redirect_uris[0],
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
    })
    const { json } = await exchange(
      codeIn(back),
      { redirect_uri: redirect_uris[0], code_verifier: verifier },
      basic(client_id),
    )
    expect(decodeProtectedHeader(String(json.id_token)).alg).toBe('EdDSA')
  })
})

describe('revocation', () => {
  const revoke = (token: string, headers: Record<string, string> = basic()) =>
    rp.send('/token/revocation', { form: { token }, headers })
  test('of an access token', async () => {
    const { access_token } = await rp.tokens()
    expect((await revoke(access_token)).status).toBe(200)
    expect((await rp.userinfo(access_token)).status).toBe(401)
  })
  test('of a refresh token', async () => {
    const { refresh_token } = await rp.tokens()
    expect((await revoke(refresh_token)).status).toBe(200)
    expect((await rp.refresh(refresh_token)).json.error).toBe('invalid_grant')
  })
  test('of one that nobody has', async () => expect((await revoke('nirgends')).status).toBe(200))
  test('without a secret', async () =>
    expect((await revoke('nirgends', {})).status).toBeGreaterThanOrEqual(400))
  test('of another client’s changes nothing', async () => {
    const { access_token } = await rp.tokens()
    await revoke(access_token, basic(two.client_id))
    expect((await rp.userinfo(access_token)).status).toBe(200)
  })
})

describe('subjects', () => {
  const subOf = async (client: { client_id: string; redirect_uris: readonly string[] }) => {
    const redirect_uri = client.redirect_uris[0] ?? ''
    const code = codeIn(await rp.authorize({ client_id: client.client_id, redirect_uri }))
    return decodeJwt(String((await exchange(code, { redirect_uri }, basic(client.client_id))).json.id_token))
      .sub
  }
  test('one reader is the same at each visit, and another at another sector', async () => {
    const [first, again, other] = [await subOf(one), await subOf(one), await subOf(two)]
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })
})

describe('addresses of an app on this machine (RFC 8252)', () => {
  const ledTo = async (redirect_uri: string) => {
    const pkce = { code_challenge: challengeOf('v'.repeat(43)), code_challenge_method: 'S256' }
    return (await rp.shared.browser.go(rp.authorization({ client_id: app.client_id, redirect_uri, ...pkce })))
      .status
  }
  test.each([
    ['http://127.0.0.1:51234/zurueck', 303],
    ['http://127.0.0.1/zurueck', 303],
    ['http://localhost:51234/zurueck', 400],
    ['http://127.0.0.1:51234/anders', 400],
    ['example.lese-app:/zurueck', 303],
  ])('%s', async (address, status) => expect(await ledTo(address)).toBe(status))
})

describe('a device (RFC 8628)', () => {
  const grant_type = 'urn:ietf:params:oauth:grant-type:device_code'
  const { client_id } = television
  const ask = async (form: Params = {}) =>
    (await rp.send('/device/auth', { form: { client_id, scope: 'openid', ...form } })).json as Record<
      string,
      string
    >
  const poll = async (device_code = '') => (await rp.token({ client_id, grant_type, device_code }, {})).json
  const press = (how: string, user_code = '') =>
    rp.api
      .caller()
      .request('post', `/partner/device/${how}`, rp.shared.bearer)
      .send({ user_code })
      .expect(200)
  test('waits, and has its tokens once the reader agrees', async () => {
    const shown = await ask()
    expect(shown).toMatchObject({ verification_uri: expect.any(String), expires_in: 600 })
    expect((await poll(shown.device_code)).error).toBe('authorization_pending')
    await press('allow', shown.user_code)
    expect(await poll(shown.device_code)).toMatchObject({ id_token: expect.any(String) })
  })
  test('hears that the reader has refused', async () => {
    const shown = await ask()
    await press('refuse', shown.user_code)
    expect((await poll(shown.device_code)).error).toBe('access_denied')
  })
  test('hears that it has come too late', async () => {
    const shown = await ask()
    rp.api.advance(601_000)
    expect((await poll(shown.device_code)).error).toBe('expired_token')
  })
  test('a client that is none is refused as JSON', async () =>
    expect(await ask({ client_id: page.client_id })).toMatchObject({ error: expect.any(String) }))
})
