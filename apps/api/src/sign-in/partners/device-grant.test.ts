import * as oauth from 'oauth4webapi'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { partnerSideOf } from '../../testing/partner-side.ts'
import { browserOf, fetchOf, issuer, paper, partnersEnv, television } from '../../testing/partners.ts'
import { password, readersOf } from '../../testing/readers.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness(partnersEnv(paper, television))
})
afterAll(() => api.close())

const { activeReader, bearerOf } = readersOf(() => api)
const { signIn } = partnerSideOf(() => api)
const client = { client_id: television.client_id }
const hour = 3_600_000
const grant = 'urn:ietf:params:oauth:grant-type:device_code'

/** A television, with oauth4webapi as the registry has it. */
async function device(more: Record<string, string> = {}) {
  const options = {
    [oauth.allowInsecureRequests]: true,
    [oauth.customFetch]: (await fetchOf(api)) as never,
  } as const
  const at = new URL(issuer)
  const server = await oauth.processDiscoveryResponse(at, await oauth.discoveryRequest(at, options))
  const asked = await oauth.deviceAuthorizationRequest(
    server,
    client,
    oauth.None(),
    new URLSearchParams({ scope: 'openid rights', ...more }),
    options,
  )
  const shown = await oauth.processDeviceAuthorizationResponse(server, client, asked)
  const poll = async () =>
    oauth.processDeviceCodeResponse(
      server,
      client,
      await oauth.deviceCodeGrantRequest(server, client, oauth.None(), shown.device_code, options),
    )
  const refused = () =>
    poll().then(
      () => undefined,
      ({ error }: { error: string }) => error,
    )
  return { server, shown, poll, refused }
}

const post = (path: string, user_code: string, bearer: string, caller = api.caller()) =>
  caller.request('post', `/partner/device${path}`, bearer).send({ user_code })

describe('a device without a keyboard', () => {
  test('waits until its reader has typed the code, and is a device of its own then', async () => {
    const { server, shown, poll, refused } = await device()
    expect(server.grant_types_supported).toContain(grant)
    expect(shown.user_code).toMatch(/^[B-Z]{4}-[B-Z]{4}$/)
    expect(await refused()).toBe('authorization_pending')
    const bearer = await bearerOf(await activeReader())
    const typed = shown.user_code.toLowerCase().replace('-', ' ')
    const { body } = await post('', typed, bearer).expect(200)
    expect(body).toEqual({
      partner: 'Fernseher',
      kind: 'app',
      scopes: ['rights'],
      asks: true,
      keeps: true,
      needs_proof: false,
    })
    await post('/allow', typed, bearer).expect(200)
    const tokens = await poll()
    expect(tokens.refresh_token).toBeDefined()
    expect(await refused()).toBe('invalid_grant')
    const list = await api.caller().request('get', '/user/sessions', bearer).expect(200)
    // The second try with the code has ended it, as that of a code in an address would.
    expect(list.body.sessions.filter(({ partner }: { partner: boolean }) => partner)).toEqual([])
  })

  test('knows its reader by the same name as the other partners of its sector', async () => {
    const { sub, bearer } = await signIn(paper)
    const { shown, poll } = await device()
    await post('/allow', shown.user_code, bearer).expect(200)
    expect(oauth.getValidatedIdTokenClaims(await poll())?.sub).toBe(sub)
  })

  test('allowed five times at once is one device of one reader', async () => {
    const { shown, poll } = await device()
    const bearers: string[] = []
    for (const _ of Array(5)) bearers.push(await bearerOf(await activeReader()))
    const answers = await Promise.all(bearers.map((bearer) => post('/allow', shown.user_code, bearer)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
    await poll()
    const lists = await Promise.all(
      bearers.map((bearer) => api.caller().request('get', '/user/sessions', bearer).expect(200)),
    )
    const devices = lists.flatMap(({ body }) => body.sessions).filter(({ partner }) => partner)
    expect(devices).toHaveLength(1)
  })

  test('is told when its reader refuses', async () => {
    const { shown, refused } = await device()
    const bearer = await bearerOf(await activeReader())
    await post('/refuse', shown.user_code, bearer).expect(200)
    expect(await refused()).toBe('access_denied')
    expect((await post('/refuse', shown.user_code, bearer).expect(404)).body.code).toBe('DEVICE_CODE_UNKNOWN')
  })

  test('goes to the first of two readers who type its code', async () => {
    const { shown } = await device()
    const [one, other] = [await bearerOf(await activeReader()), await bearerOf(await activeReader())]
    const answers = await Promise.all([one, other].map((bearer) => post('/allow', shown.user_code, bearer)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  test.each([
    ['/allow', '/refuse'],
    ['/refuse', '/refuse'],
  ])('has one answer when %s and %s come at once', async (...paths) => {
    const { shown } = await device()
    const bearer = await bearerOf(await activeReader())
    const answers = await Promise.all(paths.map((path) => post(path, shown.user_code, bearer)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  test('has ten minutes', async () => {
    const { shown, refused } = await device()
    // By the library's clock, which is the machine's, a test may be two seconds off.
    api.advance(602_000)
    // A token of before would end at the same moment.
    const bearer = await bearerOf(await activeReader())
    expect((await post('', shown.user_code, bearer).expect(404)).body.code).toBe('DEVICE_CODE_UNKNOWN')
    expect((await post('/allow', shown.user_code, bearer).expect(404)).body.code).toBe('DEVICE_CODE_UNKNOWN')
    expect(await refused()).toBe('expired_token')
  })

  test('shows an address that leads to the page where the code is typed', async () => {
    const { shown } = await device()
    const browser = await browserOf(api)
    expect((await browser.led(shown.verification_uri)).pathname).toBe('/service/geraet')
    const complete = await browser.led(shown.verification_uri_complete ?? '')
    expect(complete.searchParams.get('code')).toBe(shown.user_code)
  })
})

test('a device that asks for a younger login is let in after the password, and told that time', async () => {
  const bearer = await bearerOf(await activeReader())
  api.advance(2 * hour)
  const { shown, poll, refused } = await device({ max_age: '3600' })
  const allow = (current_password?: string) =>
    api.caller().request('post', '/partner/device/allow', bearer).send({
      user_code: shown.user_code,
      current_password,
    })
  expect((await post('', shown.user_code, bearer).expect(200)).body.needs_proof).toBe(true)
  expect((await allow().expect(403)).body.code).toBe('REAUTHENTICATION_REQUIRED')
  expect((await allow('Falsch-1').expect(403)).body.code).toBe('PASSWORD_WRONG')
  expect(await refused()).toBe('authorization_pending')
  await allow(password).expect(200)
  const claims = oauth.getValidatedIdTokenClaims(await poll())
  expect(claims?.auth_time).toBe(Math.floor(api.deps.clock.now().getTime() / 1000))
})

test('five wrong codes of an account are enough', async () => {
  const bearer = await bearerOf(await activeReader())
  for (let i = 0; i < 5; i++) await post('', `BBBB-BBB${'CDFGH'[i]}`, bearer).expect(404)
  await post('', 'BBBB-BBBJ', bearer).expect(429)
})
