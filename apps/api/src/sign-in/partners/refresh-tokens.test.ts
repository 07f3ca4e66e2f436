import * as openid from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKeyRing, withPartnerKeys } from '../../adapters/key-ring.ts'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { errorOf, partnerSideOf } from '../../testing/partner-side.ts'
import { app, fetchOf, issuer, paper, partnerSecret, partnersEnv } from '../../testing/partners.ts'
import { raceRounds } from '../../testing/race-rounds.ts'
import { readersOf } from '../../testing/readers.ts'

const second = 1_000
const day = 24 * 3_600_000
let api: Harness
/** Another process over the same database. */
let other: Harness
beforeAll(async () => {
  const ring = await withPartnerKeys(await newKeyRing())
  api = await startHarness(partnersEnv(paper, app), ring)
  other = await startHarness(partnersEnv(paper, app), ring)
})
afterAll(async () => {
  await other.close()
  await api.close()
})

const { signIn } = partnerSideOf(() => api)
const { bearerOf } = readersOf(() => api)
type SignedIn = Awaited<ReturnType<typeof signIn>>

const tokenOf = ({ tokens }: SignedIn) => tokens.refresh_token ?? ''
const refresh = ({ config }: SignedIn, token: string, more: Record<string, string> = {}) =>
  openid.refreshTokenGrant(config, token, more)
const isOver = (signedIn: SignedIn, token: string) =>
  errorOf(refresh(signedIn, token)).then((error) => error === 'invalid_grant')

// Source: docs/security.md#used-twice, RFC 9700 §4.14.2.
describe.each([
  ['a partner with a secret', paper],
  ['a public app', app],
])('%s that uses a refresh token twice', (_what, client) => {
  test('within 30 seconds gets the same successor, and other access tokens, which all work', async () => {
    const signedIn = await signIn(client, { scope: 'openid email' })
    const first = await refresh(signedIn, tokenOf(signedIn))
    api.advance(29 * second)
    const again = await refresh(signedIn, tokenOf(signedIn))
    expect(again.refresh_token).toBe(first.refresh_token)
    expect(again.refresh_token).not.toBe(tokenOf(signedIn))
    expect(again.access_token).not.toBe(first.access_token)
    for (const { access_token } of [first, again])
      expect(await openid.fetchUserInfo(signedIn.config, access_token, signedIn.sub)).toMatchObject({
        email: signedIn.email,
      })
    api.advance(day)
    expect(await refresh(signedIn, again.refresh_token ?? '')).toBeDefined()
  })

  test('at one moment gets the same successor', async () => {
    for (let round = 0; round < raceRounds(); round += 1) {
      const signedIn = await signIn(client)
      const all = await Promise.all(Array.from({ length: 5 }, () => refresh(signedIn, tokenOf(signedIn))))
      expect(new Set(all.map(({ refresh_token }) => refresh_token)).size).toBe(1)
      expect(await refresh(signedIn, all[0]?.refresh_token ?? '')).toBeDefined()
    }
  })

  test('later ends the sign-in, with what the successor has brought', async () => {
    const signedIn = await signIn(client, { scope: 'openid email' })
    const next = await refresh(signedIn, tokenOf(signedIn))
    const last = await refresh(signedIn, next.refresh_token ?? '')
    api.advance(31 * second)
    expect(await isOver(signedIn, tokenOf(signedIn))).toBe(true)
    expect(await isOver(signedIn, last.refresh_token ?? '')).toBe(true)
    const list = await api
      .caller()
      .request('get', '/user/sessions', await bearerOf(signedIn.email))
      .expect(200)
    expect(list.body.sessions.filter(({ partner }: { partner: boolean }) => partner)).toEqual([])
  })

  test('counts from its first use: using it again buys no time', async () => {
    const signedIn = await signIn(client)
    for (const _ of Array(3)) {
      await refresh(signedIn, tokenOf(signedIn))
      api.advance(10 * second)
    }
    api.advance(second)
    expect(await isOver(signedIn, tokenOf(signedIn))).toBe(true)
  })

  test('gets the successor of a successor in the same way', async () => {
    const signedIn = await signIn(client)
    const next = (await refresh(signedIn, tokenOf(signedIn))).refresh_token ?? ''
    const last = (await refresh(signedIn, next)).refresh_token ?? ''
    expect(new Set([tokenOf(signedIn), next, last]).size).toBe(3)
    expect((await refresh(signedIn, tokenOf(signedIn))).refresh_token).toBe(next)
    expect((await refresh(signedIn, next)).refresh_token).toBe(last)
    api.advance(31 * second)
    expect(await isOver(signedIn, next)).toBe(true)
  })

  test('gets no more than it has the first time, and no less the next', async () => {
    const signedIn = await signIn(client, { scope: 'openid email' })
    const narrow = await refresh(signedIn, tokenOf(signedIn), { scope: 'openid' })
    const wide = await refresh(signedIn, tokenOf(signedIn))
    const wider = refresh(signedIn, tokenOf(signedIn), { scope: 'openid email rights' })
    expect(await errorOf(wider)).toBe('invalid_scope')
    expect([narrow.scope, wide.scope]).toEqual(['openid', 'openid email'])
    expect(narrow.refresh_token).toBe(wide.refresh_token)
    const info = await openid.fetchUserInfo(signedIn.config, narrow.access_token, signedIn.sub)
    expect(info).not.toHaveProperty('email')
  })
})

test('another process hands out the same successor', async () => {
  const signedIn = await signIn(paper)
  other.advance(api.deps.clock.now().getTime() - other.deps.clock.now().getTime())
  const [here, there] = await Promise.all([
    refresh(signedIn, tokenOf(signedIn)),
    (await fetchOf(other))(`${issuer}/token`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`${paper.client_id}:${partnerSecret}`).toString('base64')}`,
      },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: tokenOf(signedIn) }),
    }).then((answer) => answer.json() as Promise<{ refresh_token: string }>),
  ])
  expect(there.refresh_token).toBe(here.refresh_token)
})

test('another partner’s refresh token gives nothing, and takes nothing away', async () => {
  const [mine, theirs] = [await signIn(app), await signIn(paper)]
  await refresh(theirs, tokenOf(theirs))
  expect(await isOver(mine, tokenOf(theirs))).toBe(true)
  expect(await refresh(theirs, tokenOf(theirs))).toBeDefined()
})

test('refresh tokens die after 90 days without use', async () => {
  const signedIn = await signIn(app)
  api.advance(91 * day)
  expect(await isOver(signedIn, tokenOf(signedIn))).toBe(true)
})

test('one that was given back ends the sign-in, also of the token before it', async () => {
  const signedIn = await signIn(paper)
  const { refresh_token = '' } = await refresh(signedIn, tokenOf(signedIn))
  await openid.tokenRevocation(signedIn.config, refresh_token)
  expect(await isOver(signedIn, tokenOf(signedIn))).toBe(true)
  expect(
    await errorOf(
      openid.fetchUserInfo(signedIn.config, signedIn.tokens.access_token, openid.skipSubjectCheck),
    ),
  ).toBe('OAUTH_WWW_AUTHENTICATE_CHALLENGE')
})
