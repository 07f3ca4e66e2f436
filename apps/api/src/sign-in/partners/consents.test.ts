import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt } from 'jose'
import * as openid from 'openid-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { statementsOf } from '../../store/testing/statements-of.ts'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { errorOf, partnerSideOf } from '../../testing/partner-side.ts'
import { app, browserOf, events, paper, partnersEnv } from '../../testing/partners.ts'
import { readersOf } from '../../testing/readers.ts'

const hour = 3_600_000
const stranger = { ...app, client_id: 'fremde-app', name: 'Fremde App', first_party: false } as const
const calendar = { ...events, backchannel_logout_uri: '' }
/** The logout tokens that the calendar's server got. */
const heard: string[] = []
const server = http.createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  heard.push(new URLSearchParams(body).get('logout_token') ?? '')
  response.end()
})

let api: Harness
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  calendar.backchannel_logout_uri = `http://127.0.0.1:${port}/abmelden`
  api = await startHarness(partnersEnv(paper, calendar, stranger))
})
afterAll(async () => {
  await api.close()
  server.close()
})
beforeEach(async () => {
  await api.settle()
  heard.length = 0
})

const { activeReader, bearerOf } = readersOf(() => api)
const { begin, signIn } = partnerSideOf(() => api)
const inApp = { redirectUri: 'example.lese-app:/zurueck' }

const partnersOf = async (bearer: string) =>
  (await api.caller().request('get', '/user/partners', bearer).expect(200)).body.partners
const withdraw = (bearer: string, id = 'events') =>
  api.caller().request('delete', `/user/partners/${id}`, bearer)
const isOver = async ({ config, tokens }: Awaited<ReturnType<typeof signIn>>) => [
  await errorOf(openid.fetchUserInfo(config, tokens.access_token, openid.skipSubjectCheck)),
  await errorOf(openid.refreshTokenGrant(config, tokens.refresh_token ?? '')),
]
const over = ['OAUTH_WWW_AUTHENTICATE_CHALLENGE', 'invalid_grant']
const runs = [undefined, undefined]
/** What a reader is told in a new browser when the calendar wants their address. */
const asked = async (bearer: string) => {
  const browser = await browserOf(api)
  const page = await browser.led((await begin(calendar, { scope: 'openid email' })).url)
  const answer = await browser.call('GET', `/partner/sign-in/${page.pathname.split('/').at(-1)}`, bearer)
  return ((await answer.json()) as { asks: boolean }).asks
}

describe('what a reader has allowed', () => {
  test('is listed with its time and its last use, also when the sign-in there has ended', async () => {
    const given = api.deps.clock.now().toISOString()
    const { bearer, email, tokens } = await signIn(calendar, { scope: 'openid email' })
    const entry = { client_id: 'events', name: 'Kulturkalender', scopes: ['email'], allowed_at: given }
    expect(await partnersOf(bearer)).toEqual([{ ...entry, last_seen_at: given }])
    await api.caller().request('delete', `/user/sessions/${tokens.claims()?.sid}`, bearer).expect(204)
    expect(await partnersOf(bearer)).toEqual([{ ...entry, last_seen_at: null }])
    await api.caller().request('post', '/user/logout', bearer).expect(204)
    expect(await partnersOf(await bearerOf(email))).toEqual([{ ...entry, last_seen_at: null }])
    expect(await asked(await bearerOf(email))).toBe(false)
  })

  test('keeps the time it was first given, and grows', async () => {
    const given = api.deps.clock.now().toISOString()
    const reader = await signIn(calendar, { scope: 'openid email' })
    api.advance(hour)
    await signIn(calendar, { scope: 'openid profile' }, reader)
    expect(await partnersOf(reader.bearer)).toMatchObject([
      { scopes: ['profile', 'email'], allowed_at: given, last_seen_at: api.deps.clock.now().toISOString() },
    ])
    expect(await asked(reader.bearer)).toBe(false)
  })

  test('is nothing for a house of the group, which asks for nothing', async () => {
    const { bearer } = await signIn(paper, { scope: 'openid email' })
    expect(await partnersOf(bearer)).toEqual([])
    await withdraw(bearer, 'e-paper').expect(404)
  })

  test('is listed by its id when its partner is configured no more, and can be taken back', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    const accountId = String(decodeJwt(bearer).sub)
    const row = { accountId, clientId: 'ehemals', scopes: [], givenAt: api.deps.clock.now() }
    await api.deps.db.partnerConsent.create({ data: row })
    expect(await partnersOf(bearer)).toMatchObject([{ client_id: 'ehemals', name: 'ehemals', scopes: [] }])
    await withdraw(bearer, 'ehemals').expect(204)
    expect(await partnersOf(bearer)).toEqual([])
  })

  test('is in the file of the reader’s data, and goes with the account', async () => {
    const given = api.deps.clock.now().toISOString()
    const { bearer } = await signIn(calendar, { scope: 'openid email' })
    const file = await api.caller().request('get', '/user/export', bearer).expect(200)
    const entry = { client_id: 'events', name: 'Kulturkalender', scopes: ['email'], allowed_at: given }
    expect(file.body.partners).toEqual([entry])
    await api.caller().request('delete', '/user/delete', bearer).send({}).expect(204)
    const accountId = String(decodeJwt(bearer).sub)
    expect(await api.deps.db.partnerConsent.count({ where: { accountId } })).toBe(0)
  })
})

describe('withdrawing', () => {
  test('ends all sign-ins at the partner, tells it of each, and asks the next time', async () => {
    const first = await signIn(calendar, { scope: 'openid email' })
    const second = { email: first.email, bearer: await bearerOf(first.email) }
    const elsewhere = await signIn(calendar, { scope: 'openid email' }, second)
    const other = await signIn(stranger, { scope: 'openid email', ...inApp }, first)
    await withdraw(first.bearer).expect(204)
    expect([await isOver(first), await isOver(elsewhere)]).toEqual([over, over])
    expect(await isOver(other)).toEqual(runs)
    expect(await partnersOf(first.bearer)).toMatchObject([{ client_id: 'fremde-app' }])
    await api.settle()
    const told = heard.map((token) => decodeJwt(token).sid)
    expect(told.sort()).toEqual([first, elsewhere].map(({ tokens }) => tokens.claims()?.sid).sort())
    expect(await asked(first.bearer)).toBe(true)
    const back = await first.browser.led((await begin(calendar, { more: { prompt: 'none' } })).url)
    expect(back.searchParams.get('error')).toMatch(/^(login|consent|interaction)_required$/)
  })

  test('ends an app’s sign-ins as well', async () => {
    const mine = await signIn(stranger, { scope: 'openid email', ...inApp })
    await withdraw(mine.bearer, 'fremde-app').expect(204)
    expect(await isOver(mine)).toEqual(over)
  })

  test('of what is not allowed, not any more or by somebody else says so and ends nothing', async () => {
    const reader = await signIn(calendar)
    const { body } = await withdraw(await bearerOf(await activeReader())).expect(404)
    expect(body.code).toBe('PARTNER_ACCESS_UNKNOWN')
    expect(await isOver(reader)).toEqual(runs)
    await withdraw(reader.bearer).expect(204)
    await withdraw(reader.bearer).expect(404)
    await withdraw(reader.bearer, '%00').expect(422)
  })

  test('leaves a refresh of the same moment nothing that works', async () => {
    const { email, bearer } = await signIn(calendar)
    for (const _ of Array(5)) {
      const reader = await signIn(calendar, {}, { email, bearer })
      const [refreshed] = await Promise.allSettled([
        openid.refreshTokenGrant(reader.config, reader.tokens.refresh_token ?? ''),
        withdraw(bearer).expect(204),
      ])
      expect(await isOver(reader)).toEqual(over)
      if (refreshed.status === 'fulfilled')
        expect(await isOver({ ...reader, tokens: { ...reader.tokens, ...refreshed.value } })).toEqual(over)
    }
  })

  test('of the same moment as a sign-in leaves both the consent and the sign-in, or neither', async () => {
    const { email, bearer } = await signIn(calendar)
    const where = { accountId: String(decodeJwt(bearer).sub), clientId: 'events' }
    for (const _ of Array(5)) {
      await signIn(calendar, {}, { email, bearer })
      const browser = await browserOf(api)
      const page = await browser.led((await begin(calendar)).url)
      const path = `/partner/sign-in/${page.pathname.split('/').at(-1)}`
      await Promise.all([browser.call('POST', path, bearer, { agreed: true }), withdraw(bearer)])
      const [consents, sessions] = [
        await api.deps.db.partnerConsent.count({ where }),
        await api.deps.db.session.count({ where }),
      ]
      expect(sessions).toBe(consents)
    }
  })

  test('of the same moment as a page that goes on by itself leaves nothing: only a reader who presses allows', async () => {
    const { email, bearer } = await signIn(calendar)
    const where = { accountId: String(decodeJwt(bearer).sub), clientId: 'events' }
    for (const _ of Array(5)) {
      await signIn(calendar, {}, { email, bearer })
      const browser = await browserOf(api)
      const page = await browser.led((await begin(calendar)).url)
      const path = `/partner/sign-in/${page.pathname.split('/').at(-1)}`
      const [gone] = await Promise.all([browser.call('POST', path, bearer, {}), withdraw(bearer).expect(204)])
      expect([200, 410]).toContain(gone.status)
      expect(await api.deps.db.partnerConsent.count({ where })).toBe(0)
      expect(await api.deps.db.session.count({ where })).toBe(0)
    }
  })
})

describe('a page that goes on by itself', () => {
  /** What a sign-in that nobody has pressed for is answered. */
  const unasked = async (client: typeof calendar | typeof stranger, bearer: string, wish: object = {}) => {
    const browser = await browserOf(api)
    const page = await browser.led((await begin(client, wish)).url)
    return browser.call('POST', `/partner/sign-in/${page.pathname.split('/').at(-1)}`, bearer, {})
  }

  test('takes what is allowed and adds nothing to it', async () => {
    const { bearer } = await signIn(calendar)
    expect((await unasked(calendar, bearer)).status).toBe(200)
    const more = await unasked(calendar, bearer, { scope: 'openid email' })
    expect([more.status, await more.json()]).toEqual([
      410,
      expect.objectContaining({ code: 'PARTNER_SIGN_IN_OVER' }),
    ])
    expect(await partnersOf(bearer)).toMatchObject([{ scopes: [] }])
  })

  test('has nothing to go on with where the partner asks again, or is an app', async () => {
    const { email, bearer } = await signIn(calendar)
    await signIn(stranger, inApp, { email, bearer })
    expect((await unasked(calendar, bearer, { more: { prompt: 'consent' } })).status).toBe(410)
    expect((await unasked(stranger, bearer, inApp)).status).toBe(410)
  })
})

test('the list takes one statement besides the caller’s, withdrawing as many as it changes', async () => {
  const { bearer } = await signIn(calendar)
  await partnersOf(bearer)
  const listed = await statementsOf(api.deps.pool, () => partnersOf(bearer))
  expect(listed.statements).toHaveLength(2)
  const { statements } = await statementsOf(api.deps.pool, () => withdraw(bearer).expect(204))
  const verbs = statements.map((text) =>
    text.trim().replaceAll('"public".', '').split(' ').slice(0, 3).join(' '),
  )
  expect(verbs).toEqual([
    'SELECT row_to_json(reader) AS',
    'BEGIN',
    'SELECT 1 FROM',
    'DELETE FROM "partner_consent"',
    'DELETE FROM "session"',
    'INSERT INTO "audit_event"',
    'COMMIT',
  ])
})
