import { type Contract, contract } from '@leserkonto/contracts'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../../testing/harness.ts'
import { raceRounds } from '../../testing/race-rounds.ts'
import { password, readersOf } from '../../testing/readers.ts'

const minute = 60_000
let api: Harness

beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const { activeReader, bearerOf, block } = readersOf(() => api)
const needingSession = Object.values(contract as Contract)
  .flatMap((operations) => Object.values(operations))
  .filter(({ auth }) => auth === 'reader')
const az = 'http://az.localhost:3000'
const ask = (bearer: string, return_url: string) =>
  api.caller().request('post', '/user/tokenSSO', bearer).send({ return_url })
const handOver = async (bearer: string, url = `${az}/artikel/1?x=1`): Promise<string> =>
  (await ask(bearer, url).expect(200)).body.token_sso
const redeem = (token: string, edition = 'az') =>
  api.caller().request('get', `/userinfo?edition=${edition}`, token)
const userinfo = (bearer: string) => api.caller().request('get', '/userinfo', bearer)

describe('POST /user/tokenSSO', () => {
  test('answers 32 random bytes for 60 seconds and the return URL byte by byte', async () => {
    const bearer = await bearerOf(await activeReader())
    const url = `${az}/service/newsletter?a=%C3%A4&b=1#c`
    const { body } = await ask(bearer, url).expect(200)
    expect(body).toEqual({
      token_sso: expect.stringMatching(/^[\w-]{43}$/),
      return_url: url,
      expires_in: 60,
    })
    const tokenHash = api.deps.ids.secretHash(body.token_sso)
    const row = await api.deps.db.oneTimeToken.findFirstOrThrow({ where: { tokenHash } })
    expect(JSON.stringify(row)).not.toContain(body.token_sso)
  })

  test.each([
    'https://www.az.example/x',
    'https://abo.az.example/',
    'http://az.localhost:3001/',
    'https://az.localhost:3000/',
    'http://az.localhost:3000@evil.example/',
    'http://evil-az.localhost:3000/',
    '/service/profil',
    '//az.localhost:3000/',
    'javascript:alert(1)',
    'https://evil.example/',
    '',
  ])('makes no token for %s: not an edition’s own URL', async (url) => {
    const { body } = await ask(await bearerOf(await activeReader()), url).expect(422)
    expect(body.field_errors).toMatchObject([{ field: 'return_url', code: 'FORMAT' }])
  })

  // The way from there may end at a partner, and browsers take the hash along.
  test.each([
    '/oidc/auth?client_id=events&prompt=none',
    '/%6Fidc/auth?client_id=events&prompt=none',
    '/x/../oidc/auth',
    '/sign-on?prompt=none&return_url=%2Foidc%2Fauth',
    '/sign-on/kept?edition=sso&return_url=%2Foidc%2Fauth',
    '/sign%2Don/kept?edition=sso&return_url=%2Foidc%2Fauth',
  ])('makes no token for %s, which redirects', async (path) => {
    const sso = 'http://sso.localhost:3000'
    const bearer = await bearerOf(await activeReader())
    const { body } = await ask(bearer, sso + path).expect(422)
    expect(body.field_errors).toMatchObject([{ field: 'return_url', code: 'FORMAT' }])
    await ask(bearer, `${sso}/service/profil`).expect(200)
  })
})

describe('a partner of an edition', () => {
  test('takes a hand-over where it is registered, for the edition it belongs to', async () => {
    const bearer = await bearerOf(await activeReader())
    const token = await handOver(bearer, 'https://epaper.rt.example/ausgabe/heute')
    const { body } = await redeem(token, 'rt').expect(200)
    expect(body.sign_on).toBeUndefined()
    await userinfo(body.access_token).expect(200)
    const misled = await handOver(bearer, 'https://epaper.rt.example/')
    await redeem(misled, 'az').expect(401)
  })

  test.each([
    'https://epaper.sso.example/',
    'https://heute.epaper.az.example/',
    'https://epaper.az.example:8443/',
    'http://epaper.az.example/',
  ])('gets none at %s, which is not registered', async (url) => {
    await ask(await bearerOf(await activeReader()), url).expect(422)
  })
})

describe('redemption by GET /userinfo', () => {
  test('starts a session of its own at that edition, which inherits when the password was given', async () => {
    const email = await activeReader()
    const parent = await bearerOf(email)
    api.advance(4 * minute)
    const token = await handOver(parent)
    const { body } = await redeem(token).expect(200)
    expect(body).toMatchObject({ email })
    const child: string = body.access_token
    expect(decodeJwt(child).sid).not.toBe(decodeJwt(parent).sid)
    expect(decodeJwt(child).exp).toBe(decodeJwt(parent).exp)
    const { body: info } = await userinfo(child).expect(200)
    expect(info.access_token).toBeUndefined()
    const session = await api.deps.db.session.findUniqueOrThrow({
      where: { id: String(decodeJwt(child).sid) },
    })
    expect(session.edition).toBe('az')
    // Five minutes after the password, not after the hand-over.
    api.advance(2 * minute)
    const change = api.caller().request('put', '/user/password', child)
    expect((await change.send({ password: 'Ganz-Neu-88' }).expect(403)).body.code).toBe(
      'REAUTHENTICATION_REQUIRED',
    )
  })

  test('works once, for 60 seconds, and at the edition it was made for only', async () => {
    const bearer = await bearerOf(await activeReader())
    const used = await handOver(bearer)
    await redeem(used).expect(200)
    await redeem(used).expect(401)
    const late = await handOver(bearer)
    api.advance(60_000)
    await redeem(late).expect(401)
    const elsewhere = await handOver(bearer)
    await redeem(elsewhere, 'rt').expect(401)
    // A try at another edition has used it up.
    await redeem(elsewhere).expect(401)
  })

  test('the request’s host names the edition where the query does not', async () => {
    const token = await handOver(await bearerOf(await activeReader()))
    const answer = await api
      .caller()
      .request('get', '/userinfo', token)
      .set('Host', 'az.localhost:3000')
      .expect(200)
    expect(answer.body.access_token).toBeDefined()
  })

  test('dies with the session it came from', async () => {
    const email = await activeReader()
    const bearer = await bearerOf(email)
    const token = await handOver(bearer)
    await api.caller().request('post', '/user/logout', bearer).expect(204)
    await redeem(token).expect(401)
    const blocked = await handOver(await bearerOf(email))
    await block(email)
    await redeem(blocked).expect(401)
  })

  test('20 redemptions at once start one session', async () => {
    for (let round = 0; round < raceRounds(); round++) {
      const token = await handOver(await bearerOf(await activeReader()))
      const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(token)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    }
  })

  test('every other operation refuses it, and it stays good', async () => {
    const token = await handOver(await bearerOf(await activeReader()))
    for (const { method, path } of needingSession) {
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
      const url = path.replace(/\{\w+\}/g, api.deps.ids.newId())
      const { status } = await api.caller().request(verb, url, token)
      expect([method, path, status]).toEqual([method, path, 401])
    }
    await redeem(token).expect(200)
  })

  test('tokens of other purposes are no sessions', async () => {
    const email = await activeReader()
    await api.caller().request('post', '/registration/request-password-reset').send({ email }).expect(202)
    await api.settle()
    const reset = /token=([\w-]+)/.exec(api.mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
    await redeem(reset).expect(401)
    await redeem('a'.repeat(43)).expect(401)
    const body = { token: reset, password: 'Ganz-Neu-88' }
    await api.caller().request('post', '/registration/password-reset').send(body).expect(200)
  })

  test('31 guesses from one network are stopped', async () => {
    const caller = api.caller()
    const guess = (token: string) => caller.request('get', '/userinfo?edition=az', token)
    for (let i = 0; i < 30; i++) await guess(`${i}`.padStart(43, 'x')).expect(401)
    await guess('y'.repeat(43)).expect(429)
  })

  test('a speculative load redeems nothing, and the token never reaches the log', async () => {
    const token = await handOver(await bearerOf(await activeReader()))
    await redeem(token).set('Sec-Purpose', 'prefetch').expect(403)
    const { body } = await redeem(token).expect(200)
    for (const secret of [token, body.access_token, password]) expect(api.log()).not.toContain(secret)
  })
})
