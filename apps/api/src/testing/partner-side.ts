import * as openid from 'openid-client'
import type { Harness } from './harness.ts'
import { browserOf, fetchOf, issuer, partnerSecret } from './partners.ts'
import { readersOf } from './readers.ts'

type Client = { client_id: string; secret_sha256?: string; id_token_alg?: string }
type Site = Client & { redirect_uris: readonly string[] }
type Wish = { scope?: string; more?: Record<string, string>; redirectUri?: string }

/** The partners' own side of a sign-in: openid-client, as the registry has it. */
export function partnerSideOf(api: () => Harness) {
  const { activeReader, bearerOf } = readersOf(api)

  async function discovered({ client_id, secret_sha256, id_token_alg = 'RS256' }: Client) {
    const auth = secret_sha256 ? openid.ClientSecretBasic(partnerSecret) : openid.None()
    return openid.discovery(
      new URL(issuer),
      client_id,
      { id_token_signed_response_alg: id_token_alg },
      auth,
      {
        execute: [openid.allowInsecureRequests],
        [openid.customFetch]: (await fetchOf(api())) as openid.CustomFetch,
      },
    )
  }

  /** Begins a sign-in: the address the browser is sent to, and what the partner does with the one it comes back to. */
  async function begin(client: Site, { scope = 'openid', more = {}, redirectUri }: Wish = {}) {
    const config = await discovered(client)
    const [verifier, state, nonce] = [
      openid.randomPKCECodeVerifier(),
      openid.randomState(),
      openid.randomNonce(),
    ]
    const url = openid.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri ?? client.redirect_uris[0] ?? '',
      scope,
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...more,
    })
    const checks = {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    }
    const finish = (back: URL) => openid.authorizationCodeGrant(config, back, checks)
    return { config, url, finish, verifier }
  }

  /** A reader signs in at a partner; a new one in a new browser unless given. */
  async function signIn(client: Site, wish: Wish = {}, who?: { email: string; bearer: string }) {
    const email = who?.email ?? (await activeReader({ given_name: 'Ada', family_name: 'Lovelace' }))
    const bearer = who?.bearer ?? (await bearerOf(email))
    const browser = await browserOf(api())
    const begun = await begin(client, wish)
    const page = await browser.led(begun.url)
    const back = await browser.agree(page, bearer)
    const tokens = await begun.finish(back)
    return { ...begun, email, bearer, browser, page, back, tokens, sub: tokens.claims()?.sub ?? '' }
  }

  return { discovered, begin, signIn }
}

/** The OAuth error a partner hears; undefined when there is none. */
export const errorOf = (asked: Promise<unknown>): Promise<string | undefined> =>
  asked.then(
    () => undefined,
    (error: { error?: string; code?: string }) => error.error ?? error.code,
  )
