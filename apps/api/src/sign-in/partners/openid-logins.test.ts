import * as openid from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAuthenticator } from '../../testing/authenticator.ts'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { loginCodesOf } from '../../testing/login-codes.ts'
import { partnerSideOf } from '../../testing/partner-side.ts'
import { app, browserOf, issuer, paper, partnersEnv } from '../../testing/partners.ts'
import { passkeysOf } from '../../testing/passkeys.ts'
import { readersOf } from '../../testing/readers.ts'

const hour = 3_600_000
const minute = 60_000
const metricsToken = 'metrics-token-of-the-test'
/** A partner whose library has no PKCE. */
const old = { ...paper, client_id: 'altes-portal', requires_pkce: false }
/** A partner whose library reads the ID token alone. */
const inToken = { ...paper, client_id: 'auth-js', claims_in_id_token: true }
let api: Harness
beforeAll(async () => {
  api = await startHarness({ ...partnersEnv(paper, app, old, inToken), METRICS_TOKEN: metricsToken })
})
afterAll(() => api.close())

const { activeReader, bearerOf } = readersOf(() => api)
const { begin, signIn } = partnerSideOf(() => api)
const { mailed } = loginCodesOf(() => api)
const { readerWithPasskey, challenge } = passkeysOf(() => api)

describe('a sign-in at a partner', () => {
  test('is counted by partner', async () => {
    const metricsOf = async () =>
      (await api.caller().request('get', '/metrics', metricsToken).expect(200)).text
    await signIn(app, { scope: 'openid email', redirectUri: 'example.lese-app:/zurueck' })
    expect(await metricsOf()).toMatch(/^leserkonto_partner_sign_ins_total\{partner="lese-app"\} 1$/m)
  })

  test('goes without PKCE for a partner with a secret that is excused from it', async () => {
    const { config, url } = await begin(old)
    for (const name of ['code_challenge', 'code_challenge_method']) url.searchParams.delete(name)
    const browser = await browserOf(api)
    const page = await browser.led(url)
    const back = await browser.agree(page, await bearerOf(await activeReader()))
    const checks = {
      expectedState: url.searchParams.get('state') ?? '',
      expectedNonce: url.searchParams.get('nonce') ?? '',
    }
    const tokens = await openid.authorizationCodeGrant(config, back, checks)
    expect(tokens.claims()?.aud).toBe(old.client_id)
  })

  test('takes a code or a passkey instead, and tells the partner that time', async () => {
    const email = await activeReader()
    const byCode = {
      bearer: await bearerOf(email),
      prove: async () => {
        const { attempt, code } = await mailed(email)
        return { path: '/user/login-code/confirm', body: { attempt, code } }
      },
    }
    const { bearer, authenticator } = await readerWithPasskey(newAuthenticator(new URL(issuer).origin))
    const byPasskey = {
      bearer,
      prove: async () => ({
        path: '/user/passkey-login/confirm',
        body: authenticator.sign(await challenge()),
      }),
    }
    api.advance(2 * hour)
    for (const { bearer, prove } of [byCode, byPasskey]) {
      const { url, finish } = await begin(paper, { more: { max_age: '3600' } })
      const browser = await browserOf(api)
      const page = await browser.led(url)
      const id = page.pathname.split('/').at(-1)
      const refused = await browser.call('POST', `/partner/sign-in/${id}`, bearer, {})
      expect(await refused.json()).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
      const { path, body } = await prove()
      await api.caller().request('post', path, bearer).send(body).expect(204)
      const tokens = await finish(await browser.agree(page, bearer))
      expect(tokens.claims()?.auth_time).toBe(Math.floor(api.deps.clock.now().getTime() / 1000))
    }
  })

  describe.each([
    ['ahead of the machine’s', 3 * hour],
    ['behind it', -3 * hour],
  ])('by a clock that is %s', (_where, aheadMs) => {
    const asked = async (bearer: string, more: Record<string, string>) => {
      const browser = await browserOf(api)
      const page = await browser.led((await begin(paper, { more })).url)
      const answer = await browser.call('GET', `/partner/sign-in/${page.pathname.split('/').at(-1)}`, bearer)
      return ((await answer.json()) as { needs_proof: boolean }).needs_proof
    }

    test('asks again where the login is older than the partner takes', async () => {
      api.advance(Date.now() + aheadMs - api.deps.clock.now().getTime())
      const { browser, bearer } = await signIn(paper)
      api.advance(10 * minute)
      expect(await asked(bearer, { prompt: 'login' })).toBe(true)
      expect(await asked(bearer, { max_age: '300' })).toBe(true)
      expect(await asked(bearer, { max_age: '900' })).toBe(false)
      const leads = async (max_age: string) =>
        (await browser.led((await begin(paper, { more: { max_age } })).url)).origin
      expect(await leads('900')).toBe('https://epaper.example')
      expect(await leads('300')).toBe(new URL(issuer).origin)
    })

    test('ends a sign-in under way after an hour', async () => {
      const browser = await browserOf(api)
      const bearer = await bearerOf(await activeReader())
      const page = await browser.led((await begin(paper)).url)
      const path = `/partner/sign-in/${page.pathname.split('/').at(-1)}`
      api.advance(58 * minute)
      expect((await browser.call('GET', path, bearer)).status).toBe(200)
      api.advance(3 * minute)
      expect((await browser.call('GET', path, bearer)).status).toBe(410)
    })
  })

  test('tells names and addresses in the ID token where the partner is configured so, and no rights', async () => {
    const scope = 'openid profile email address rights'
    const { tokens, email, config } = await signIn(inToken, { scope })
    const claims = { name: 'Ada Lovelace', given_name: 'Ada', email, email_verified: true }
    expect(tokens.claims()).toMatchObject(claims)
    expect(tokens.claims()).not.toHaveProperty('rights')
    const again = await openid.refreshTokenGrant(config, tokens.refresh_token ?? '')
    expect(again.claims()).toMatchObject(claims)
    expect((await signIn(inToken, { scope: 'openid email' })).tokens.claims()).not.toHaveProperty('name')
  })
})
