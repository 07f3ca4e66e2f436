import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '../testing/harness.ts'
import { linkingOf } from '../testing/linking.ts'
import { readersOf } from '../testing/readers.ts'

const day = 86_400_000
let api: Harness
let good: string

beforeAll(async () => {
  api = await startHarness()
  good = (await quickReader()).bearer
})
afterAll(() => api.close())

const { quickReader } = linkingOf(() => api)
const call = (bearer: string) => api.caller().request('get', '/user/sessions', bearer)

type Json = Record<string, unknown>
const encoded = (value: Json | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const decoded = (token: string, part: 0 | 1): Json =>
  JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString())
const ours = () => api.deps.keys.jwks.keys[0] ?? {}

/** The good token with another head or payload, signed by every key an attacker can have. */
function forged(
  change: { header?: Json; payload?: Json },
  signer?: (input: string) => Buffer | string,
): string {
  const header = { ...decoded(good, 0), ...change.header }
  const payload = { ...decoded(good, 1), ...change.payload }
  const input = `${encoded(header)}.${encoded(payload)}`
  const signature = signer ? Buffer.from(signer(input)).toString('base64url') : (good.split('.')[2] ?? '')
  return `${input}.${signature}`
}

const attacker = generateKeyPairSync('ed25519')
const attackerJwk = attacker.publicKey.export({ format: 'jwk' })
const by = (key: KeyObject) => (input: string) => sign(null, Buffer.from(input), key)
const hmac =
  (secret: string | Buffer, hash = 'sha256') =>
  (input: string) =>
    createHmac(hash, secret).update(input).digest()
const publicPem = () =>
  createPublicKey({ key: ours(), format: 'jwk' }).export({ type: 'spki', format: 'pem' })
const publicRaw = () => Buffer.from(String(ours().x), 'base64url')
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const now = () => Math.floor(api.deps.clock.now().getTime() / 1000)

describe('a token that is not ours, or not ours any more, is no sign-in', () => {
  test('the untouched one is', async () => {
    await call(good).expect(200)
  })

  test.each<[string, () => string]>([
    ['alg none', () => forged({ header: { alg: 'none' } }, () => '')],
    ['alg none, without a signature part', () => forged({ header: { alg: 'none' } }, () => '').slice(0, -1)],
    ['alg None in another case', () => forged({ header: { alg: 'nOnE' } }, () => '')],
    [
      'HMAC with the public key as PEM',
      () => forged({ header: { alg: 'HS256' } }, hmac(String(publicPem()))),
    ],
    ['HMAC with its bytes', () => forged({ header: { alg: 'HS256' } }, hmac(publicRaw()))],
    ['HMAC with its JWK', () => forged({ header: { alg: 'HS256' } }, hmac(JSON.stringify(ours())))],
    ['HMAC 512 with its x', () => forged({ header: { alg: 'HS512' } }, hmac(String(ours().x), 'sha512'))],
    ['another key under our kid', () => forged({}, by(attacker.privateKey))],
    ['a kid of somebody else', () => forged({ header: { kid: 'fremd' } }, by(attacker.privateKey))],
    ['a kid that is a path', () => forged({ header: { kid: '../../dev/null' } }, by(attacker.privateKey))],
    ['no kid', () => forged({ header: { kid: undefined } }, by(attacker.privateKey))],
    ['its own key in jwk', () => forged({ header: { jwk: attackerJwk } }, by(attacker.privateKey))],
    [
      'its own key set in jku',
      () => forged({ header: { jku: 'https://evil.example/jwks.json' } }, by(attacker.privateKey)),
    ],
    [
      'its own certificate in x5u',
      () => forged({ header: { x5u: 'https://evil.example/c.pem', x5c: ['AA=='] } }, by(attacker.privateKey)),
    ],
    ['a crit header', () => forged({ header: { crit: ['exp'] } }, by(attacker.privateKey))],
    [
      'RS256 by an own key',
      () =>
        forged({ header: { alg: 'RS256' } }, (input) => sign('sha256', Buffer.from(input), rsa.privateKey)),
    ],
    ['another reader in the payload', () => forged({ payload: { sub: api.deps.ids.newId() } })],
    ['a longer life in the payload', () => forged({ payload: { exp: now() + 99 * 365 * 86_400 } })],
    ['another typ', () => forged({ header: { typ: 'JWT' } })],
    ['no signature', () => good.split('.').slice(0, 2).join('.')],
    ['an empty signature', () => `${good.split('.').slice(0, 2).join('.')}.`],
    ['a signature one byte short', () => good.slice(0, -2)],
    ['a fourth part', () => `${good}.${encoded('x')}`],
    ['no JSON inside', () => `${encoded('{')}.${encoded('{')}.${encoded('{')}`],
    ['an empty word', () => ' '],
  ])('%s', async (_attack, token) => {
    const { status, body } = await call(token())
    expect([status, body.code]).toEqual([401, 'AUTH_REQUIRED'])
  })

  const genuine = async (
    claims: (reader: { id: string; sid: string }) => Json,
    kind: Partial<Parameters<Harness['deps']['keys']['sign']>[1]> = {},
  ) => {
    const reader = await quickReader()
    const sid = String(decoded(reader.bearer, 1).sid)
    const instant = api.deps.clock.now()
    const whole = { type: 'at+jwt', audience: 'leserkonto-api', now: instant, ...kind } as const
    const expiresAt = kind.expiresAt ?? new Date(instant.getTime() + day)
    return api.deps.keys.sign(claims({ id: reader.id, sid }), { ...whole, expiresAt })
  }
  const whose = ({ id, sid }: { id: string; sid: string }) => ({ sub: id, sid })

  test.each<[string, () => Promise<string>]>([
    ['expired', () => genuine(whose, { expiresAt: api.deps.clock.now() })],
    ['not yet valid', () => genuine((reader) => ({ ...whose(reader), nbf: now() + 60 }))],
    ['over-long', () => genuine((reader) => ({ ...whose(reader), pad: 'x'.repeat(4_096) }))],
    ['for a portal', () => genuine(whose, { audience: 'az' })],
    ['of the userData cookie', () => genuine(whose, { type: 'userdata+jwt' })],
    ['without a session', () => genuine(({ id }) => ({ sub: id }))],
    ['without a reader', () => genuine(({ sid }) => ({ sid }))],
    ['of a session that never was', () => genuine(({ id }) => ({ sub: id, sid: api.deps.ids.newId() }))],
    ['with a session id that is none', () => genuine(({ id }) => ({ sub: id, sid: 7 }))],
    [
      'of another reader’s session',
      async () => {
        const other = await quickReader()
        return genuine(({ sid }) => ({ sub: other.id, sid }))
      },
    ],
  ])('genuine, but %s', async (_what, token) => {
    await call(await token()).expect(401)
  })

  test('genuine with an odd session id answers 401, not 503', async () => {
    for (const sid of [
      "'; DROP TABLE session; --",
      '',
      'x'.repeat(36),
      '00000000-0000-0000-0000-00000000000',
    ])
      await call(await genuine(({ id }) => ({ sub: id, sid }))).expect(401)
    await call(await genuine(({ sid }) => ({ sub: 'niemand', sid }))).expect(401)
  })

  test('a remembered token still ends with its session, its account and its time', async () => {
    const ended = await quickReader()
    await call(ended.bearer).expect(200)
    await api.caller().request('post', '/user/logout', ended.bearer).expect(204)
    await call(ended.bearer).expect(401)
    const blocked = await quickReader()
    await call(blocked.bearer).expect(200)
    await readersOf(() => api).block(blocked.email)
    await call(blocked.bearer).expect(401)
    // Whatever has left its session behind.
    const held = await quickReader()
    await api.deps.db.account.updateMany({ where: { email: held.email }, data: { status: 'blocked' } })
    await call(held.bearer).expect(401)
    const short = await genuine(whose, { expiresAt: new Date(api.deps.clock.now().getTime() + 60_000) })
    await call(short).expect(200)
    api.advance(60_000)
    await call(short).expect(401)
  })

  test.each(['Basic', 'bearer bearer', 'Token', ''])('under the scheme "%s"', async (scheme) => {
    const request = api.caller().request('get', '/user/sessions').set('Authorization', `${scheme} ${good}`)
    await request.expect(401)
  })

  test('never in the query, the body or a cookie', async () => {
    await api.caller().request('get', `/user/sessions?access_token=${good}`).expect(401)
    await api.caller().request('post', '/user/logout').send({ access_token: good }).expect(401)
    await api.caller().request('get', '/user/sessions').set('Cookie', `access_token=${good}`).expect(401)
  })

  test('no token reaches the log', () => {
    expect(api.log()).not.toContain(good.split('.')[2])
  })
})
