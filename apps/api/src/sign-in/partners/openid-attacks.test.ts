import * as openid from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { errorOf, partnerSideOf } from '../../testing/partner-side.ts'
import {
  app,
  browserOf,
  events,
  fetchOf,
  issuer,
  paper,
  partnerSecret,
  partnersEnv,
} from '../../testing/partners.ts'
import { readersOf } from '../../testing/readers.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness(partnersEnv(paper, events, app))
})
afterAll(() => api.close())

const { activeReader, bearerOf } = readersOf(() => api)
const { begin, discovered, signIn } = partnerSideOf(() => api)

/** The page on which a wrong request ends; it never leads anywhere. */
async function refusal(url: URL): Promise<{ status: number; text: string }> {
  const answer = await (await browserOf(api)).go(url)
  expect(answer.headers.get('location')).toBeNull()
  return { status: answer.status, text: await answer.text() }
}

const changed = (url: URL, change: Record<string, string | undefined>): URL => {
  const copy = new URL(url)
  for (const [name, value] of Object.entries(change))
    if (value === undefined) copy.searchParams.delete(name)
    else copy.searchParams.set(name, value)
  return copy
}

describe('a request', () => {
  test.each([
    'https://evil.example/',
    'https://epaper.example/zurueck/',
    'https://epaper.example/Zurueck',
    'https://epaper.example/zurueck/../',
    'https://epaper.example/zurueck?x=1',
    'https://epaper.example.evil.example/zurueck',
    'http://epaper.example/zurueck',
    'https://epaper.example:8443/zurueck',
  ])('with the address %s goes nowhere', async (redirect_uri) => {
    const { status, text } = await refusal(changed((await begin(paper)).url, { redirect_uri }))
    expect([status, text]).toEqual([400, expect.stringContaining('invalid_redirect_uri')])
  })

  test('of a partner nobody knows goes nowhere, and says nothing it was sent', async () => {
    const { status, text } = await refusal(changed((await begin(paper)).url, { client_id: '<b>x</b>' }))
    expect([status, text]).toEqual([400, expect.stringContaining('invalid_client')])
    expect(text).not.toContain('<b>x')
  })

  test.each<[string, Record<string, string | undefined>, string]>([
    ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['with plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for a token in the address', { response_type: 'token' }, 'unsupported_response_type'],
    ['for an ID token in the address', { response_type: 'code id_token' }, 'unsupported_response_type'],
    ['for what the partner may not see', { scope: 'openid rights' }, 'invalid_scope'],
  ])('%s is refused', async (_name, change, error) => {
    const back = await (await browserOf(api)).led(changed((await begin(events)).url, change))
    const answer = new URLSearchParams(back.search || back.hash.slice(1))
    expect(back.origin).toBe('https://kultur.example')
    expect([answer.get('error'), answer.get('code')]).toEqual([error, null])
  })

  test('of an app leads to any port of its own machine and to no other', async () => {
    const at = async (redirectUri: string) =>
      (await browserOf(api)).go((await begin(app, { redirectUri })).url)
    expect((await at('http://127.0.0.1:49152/zurueck')).status).toBe(303)
    expect((await at('http://127.0.0.2:49152/zurueck')).status).toBe(400)
    expect((await at('example.andere-app:/zurueck')).status).toBe(400)
  })
})

describe('a sign-in under way', () => {
  test('is finished in the browser it began in only: nobody is signed in by an address they were sent', async () => {
    const [attacker, victim] = [await browserOf(api), await browserOf(api)]
    const page = await attacker.led((await begin(paper)).url)
    const path = `/partner/sign-in/${page.pathname.split('/').at(-1)}`
    const bearer = await bearerOf(await activeReader())
    for (const [method, address] of [
      ['GET', path],
      ['POST', path],
      ['POST', `${path}/refuse`],
    ] as const) {
      const answer = await victim.call(method, address, bearer, method === 'POST' ? {} : undefined)
      expect([answer.status, await answer.json()]).toEqual([
        410,
        expect.objectContaining({ code: 'PARTNER_SIGN_IN_OVER' }),
      ])
    }
    // The attacker goes on alone, and is a stranger still.
    const resume = new URL(`${issuer}/auth/${page.pathname.split('/').at(-1)}`)
    expect((await attacker.led(resume)).pathname).toContain('/anmelden-bei/')
  })

  test('is not gone on with in another browser', async () => {
    const [mine, other] = [await browserOf(api), await browserOf(api)]
    const page = await mine.led((await begin(paper)).url)
    const id = page.pathname.split('/').at(-1)
    const answer = await mine.call('POST', `/partner/sign-in/${id}`, await bearerOf(await activeReader()), {})
    const { return_to } = (await answer.json()) as { return_to: string }
    expect((await other.go(return_to)).status).toBe(400)
  })

  test('in two tabs is two sign-ins', async () => {
    const browser = await browserOf(api)
    const bearer = await bearerOf(await activeReader())
    const [one, other] = [await begin(paper), await begin(events)]
    const pages = [await browser.led(one.url), await browser.led(other.url)] as const
    expect(await one.finish(await browser.agree(pages[0], bearer))).toBeDefined()
    const shown = await browser.call('GET', `/partner/sign-in/${pages[1].pathname.split('/').at(-1)}`, bearer)
    expect(await shown.json()).toMatchObject({ partner: 'Kulturkalender' })
  })

  test('is one of ten at most that a browser can finish: the newest', async () => {
    const browser = await browserOf(api)
    const bearer = await bearerOf(await activeReader())
    const ids: string[] = []
    for (let begun = 0; begun < 11; begun++) {
      api.advance(1_000)
      ids.push((await browser.led((await begin(paper)).url)).pathname.split('/').at(-1) ?? '')
    }
    const shown = await Promise.all(ids.map((id) => browser.call('GET', `/partner/sign-in/${id}`, bearer)))
    expect(shown.map(({ ok }) => ok)).toEqual([false, ...Array(10).fill(true)])
  })

  test('is none of a stranger’s business', async () => {
    const page = await (await browserOf(api)).led((await begin(paper)).url)
    await api
      .caller()
      .request('get', `/partner/sign-in/${page.pathname.split('/').at(-1)}`)
      .expect(401)
  })
})

describe('a code', () => {
  /** A code as it comes back, with the partner that asked for it. */
  async function coded() {
    const begun = await begin(paper)
    const browser = await browserOf(api)
    const bearer = await bearerOf(await activeReader())
    return { ...begun, back: await browser.agree(await browser.led(begun.url), bearer) }
  }
  const exchange = async (back: URL, more: Record<string, string>, auth = `e-paper:${partnerSecret}`) => {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: 'https://epaper.example/zurueck',
      ...more,
    })
    const answer = await (await fetchOf(api))(`${issuer}/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(auth).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body,
    })
    const { error } = (await answer.json()) as { error?: string }
    return error
  }

  test('works once, and its second use ends what the first one got', async () => {
    const { back, finish, config } = await coded()
    const tokens = await finish(back)
    expect(await errorOf(finish(back))).toBe('invalid_grant')
    expect(await errorOf(openid.refreshTokenGrant(config, tokens.refresh_token ?? ''))).toBe('invalid_grant')
  })

  test('used ten times at once makes no sign-in that lasts', async () => {
    const { back, finish, config } = await coded()
    const settled = await Promise.allSettled(Array.from({ length: 10 }, () => finish(back)))
    const won = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.refresh_token ?? ''] : []))
    expect(won.length).toBeLessThan(2)
    for (const token of won)
      expect(await errorOf(openid.refreshTokenGrant(config, token))).toBe('invalid_grant')
  })

  test('is worth nothing without its verifier, its address, its partner, that one’s secret, or after a minute', async () => {
    const { back, verifier } = await coded()
    expect(await exchange(back, {})).toBe('invalid_grant')
    expect(await exchange(back, { code_verifier: 'x'.repeat(43) })).toBe('invalid_grant')
    expect(await exchange(back, { code_verifier: verifier, redirect_uri: 'https://epaper.example/' })).toBe(
      'invalid_grant',
    )
    expect(await exchange(back, { code_verifier: verifier }, 'e-paper:falsch')).toBe('invalid_client')
    // What is configured is the hash, which is no secret.
    expect(await exchange(back, { code_verifier: verifier }, `e-paper:${paper.secret_sha256}`)).toBe(
      'invalid_client',
    )
    expect(await exchange(back, { code_verifier: verifier }, `events:${partnerSecret}`)).toBe('invalid_grant')
    api.advance(61_000)
    expect(await exchange(back, { code_verifier: verifier })).toBe('invalid_grant')
  })

  test('names the issuer it comes from, so that a partner cannot take it to another', async () => {
    const { back, finish } = await coded()
    expect(back.searchParams.get('iss')).toBe(issuer)
    expect(await errorOf(finish(changed(back, { iss: 'https://evil.example' })))).toBe(
      'OAUTH_INVALID_RESPONSE',
    )
  })
})

test('tokens of one partner are not another’s, and none is a bearer of the API', async () => {
  const { tokens, bearer } = await signIn(paper)
  const other = await discovered(events)
  expect(await errorOf(openid.refreshTokenGrant(other, tokens.refresh_token ?? ''))).toBe('invalid_grant')
  await openid.tokenRevocation(other, tokens.refresh_token ?? '')
  expect(await openid.refreshTokenGrant(await discovered(paper), tokens.refresh_token ?? '')).toBeDefined()
  await api.caller().request('get', '/userinfo', tokens.access_token).expect(401)
  await api.caller().request('get', '/userinfo', tokens.id_token).expect(401)
  expect(await errorOf(openid.fetchUserInfo(other, bearer, openid.skipSubjectCheck))).toBeDefined()
})

test('somebody else’s page may call only for a public client of its own', async () => {
  const fetch = await fetchOf(api)
  const asked = (client_id: string, origin: string) =>
    fetch(`${issuer}/token`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x', client_id }),
    })
  const allowed = async (...args: Parameters<typeof asked>) =>
    (await asked(...args)).headers.get('access-control-allow-origin')
  expect(await allowed('lese-app', 'http://127.0.0.1')).toBe('http://127.0.0.1')
  expect(await allowed('lese-app', 'https://evil.example')).toBeNull()
})

test('a body that is too long or no form is refused', async () => {
  const fetch = await fetchOf(api)
  const post = (type: string, body: string) =>
    fetch(`${issuer}/token`, { method: 'POST', headers: { 'content-type': type }, body })
  expect((await post('application/x-www-form-urlencoded', 'a='.padEnd(60_000, 'x'))).status).toBe(400)
  expect((await post('application/json', '{}')).status).toBe(400)
})
