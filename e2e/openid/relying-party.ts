import { createHash, randomBytes } from 'node:crypto'
// Says what Vitest hands to the harness.
import type {} from '../../apps/api/src/testing/declared-errors.ts'
import { type Harness, startHarness } from '../../apps/api/src/testing/harness.ts'
import {
  app,
  browserOf,
  events,
  fetchOf,
  issuer,
  paper,
  partnerSecret,
  partnersEnv,
  television,
} from '../../apps/api/src/testing/partners.ts'
import { readersOf } from '../../apps/api/src/testing/readers.ts'

/** Two relying parties as the suite has them: no PKCE, all scopes, the secret in either place; a third has to prove PKCE. */
const base = { ...paper, requires_pkce: false }
export const one = { ...base, client_id: 'conformance-one', backchannel_logout_uri: 'http://127.0.0.1:9/' }
export const two = {
  ...base,
  client_id: 'conformance-two',
  redirect_uris: ['https://zwei.example/callback'],
  scopes: ['profile' as const, 'email' as const],
}
export const three = { ...paper, client_id: 'conformance-pkce' }
/** Auth.js, which makes its user of the ID token. */
export const authJs = {
  ...paper,
  client_id: 'auth-js',
  redirect_uris: ['https://epaper.example/auth/callback/leserkonto'],
  claims_in_id_token: true,
}
/** A page without a server, whose origin may call. */
export const page = {
  ...app,
  client_id: 'seite',
  redirect_uris: ['https://seite.example/'],
  kind: 'site' as const,
}
export { app, events, issuer, partnerSecret, television }

export const redirectUri = one.redirect_uris[0]
export type Params = Record<string, string | undefined>
type Answer = { status: number; headers: Headers; text: string; json: Record<string, unknown> }
type Send = { form?: Params; headers?: Record<string, string>; method?: string }

/** The code challenge of a verifier. */
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
export const basic = (id = one.client_id, secret = partnerSecret) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
})
const given = (params: Params) =>
  Object.entries(params).filter((pair): pair is [string, string] => pair[1] !== undefined)

/** A relying party by hand, with a reader and their browser, at a provider of its own. */
export async function relyingParty(port = 9) {
  const listening = { ...one, backchannel_logout_uri: `http://127.0.0.1:${port}/` }
  const api = await startHarness(partnersEnv(listening, two, three, authJs, page, app, events, television))
  return { api, ...(await actorsOf(api)) }
}

async function actorsOf(api: Harness) {
  const { activeReader, bearerOf } = readersOf(() => api)
  const email = await activeReader({ given_name: 'Ada', family_name: 'Lovelace' })
  const fetch = await fetchOf(api)
  // A login of its own: what one check ends, no other needs.
  const reader = async () => ({ browser: await browserOf(api), bearer: await bearerOf(email) })
  const shared = await reader()

  async function send(path: string, { form, headers = {}, method }: Send = {}): Promise<Answer> {
    const answer = await fetch(path.startsWith('http') ? path : issuer + path, {
      method: method ?? (form ? 'POST' : 'GET'),
      headers: { ...(form && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
      ...(form && { body: new URLSearchParams(given(form)) }),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, headers: answer.headers, text, json: isJson ? JSON.parse(text) : {} }
  }

  const authorization = (params: Params = {}) => {
    const all = {
      client_id: one.client_id,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid',
      ...params,
    }
    return `${issuer}/auth?${new URLSearchParams(given(all))}`
  }
  /** Where the browser ends after the reader has agreed, if they are asked. */
  async function authorize(params: Params = {}, who = shared): Promise<URL> {
    const led = await who.browser.led(authorization(params))
    return led.origin === new URL(issuer).origin ? who.browser.agree(led, who.bearer) : led
  }
  const token = (form: Params, headers: Record<string, string> = basic()) => send('/token', { form, headers })
  /** The tokens for a code, as this relying party is told them. */
  async function tokens(params: Params = {}, who = shared) {
    const back = await authorize(params, who)
    const code = back.searchParams.get('code') ?? ''
    const answer = await token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri })
    const { access_token, refresh_token, id_token } = answer.json as Record<string, string>
    return {
      back,
      code,
      answer,
      access_token: access_token ?? '',
      refresh_token: refresh_token ?? '',
      id_token: id_token ?? '',
    }
  }
  const refresh = (refresh_token: string, more: Params = {}, headers = basic()) =>
    token({ grant_type: 'refresh_token', refresh_token, ...more }, headers)
  const userinfo = (access_token: string) =>
    send('/me', { headers: { authorization: `Bearer ${access_token}` } })
  return { fetch, email, reader, shared, send, authorization, authorize, token, tokens, refresh, userinfo }
}

export type RelyingParty = Awaited<ReturnType<typeof relyingParty>>
export const nonce = () => randomBytes(8).toString('hex')
