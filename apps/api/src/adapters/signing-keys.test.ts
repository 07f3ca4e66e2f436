import { generateKeyPairSync } from 'node:crypto'
import { exportJWK, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { type KeyRing, newKeyRing } from './key-ring.ts'
import { createSigningKeys, type SigningKeys } from './signing-keys.ts'

const issuer = 'https://konto.example'
const now = new Date('2026-11-20T12:00:00Z')
const expiresAt = new Date(now.getTime() + 60_000)
const ofReader = { sub: 'a', sid: 'b' }
const kind = { type: 'userdata+jwt', audience: 'az', now } as const

let ring: KeyRing
let keys: SigningKeys
let token: string
beforeAll(async () => {
  ring = await newKeyRing()
  keys = await createSigningKeys(ring, issuer)
  token = await keys.sign(ofReader, { ...kind, expiresAt })
})

/** By keys that have not seen the token, and by some that have. */
const verifiers = async (seen: string): Promise<SigningKeys[]> => {
  const knowing = await createSigningKeys(ring, issuer)
  await knowing.verify(seen, kind)
  return [await createSigningKeys(ring, issuer), knowing]
}

describe('a token, seen before or not,', () => {
  test.each<[string, Parameters<SigningKeys['verify']>[1], boolean]>([
    ['of its kind is good', kind, true],
    ['for another audience is none', { ...kind, audience: 'rt' }, false],
    ['of another type is none', { ...kind, type: 'at+jwt' }, false],
    ['is over with its time', { ...kind, now: expiresAt }, false],
    ['says whose it was when that is asked', { ...kind, now: expiresAt, evenExpired: true }, true],
  ])('%s', async (_, wanted, isGood) => {
    for (const one of await verifiers(token))
      expect(await one.verify(token, wanted).then((claims) => claims?.sub)).toBe(isGood ? 'a' : undefined)
  })

  test('of another issuer is none', async () => {
    const other = await createSigningKeys(ring, 'https://evil.example')
    expect(await other.verify(token, kind)).toBeUndefined()
  })

  test('altered in its claims or its signature is none', async () => {
    const [head = '', claims = '', signature = ''] = token.split('.')
    const other = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: 'c' }),
    )
    const altered = [
      [head, other.toString('base64url'), signature],
      [head, claims, signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
      [head, claims, ''],
    ].map((parts) => parts.join('.'))
    for (const one of await verifiers(token))
      for (const text of altered) expect(await one.verify(text, kind)).toBeUndefined()
  })
})

describe('a token of somebody else’s key is none', () => {
  const foreign = generateKeyPairSync('ed25519')
  const forged = (header: object) =>
    new SignJWT(ofReader)
      .setProtectedHeader({ alg: 'EdDSA', typ: kind.type, ...header })
      .setIssuer(issuer)
      .setAudience(kind.audience)
      .setIssuedAt(now)
      .setExpirationTime(expiresAt)
      .sign(foreign.privateKey)

  test('under our kid, another one, or none, with a key or an address of its own', async () => {
    const jwk = await exportJWK(foreign.publicKey)
    const { kid } = ring.signing[0] ?? {}
    for (const header of [
      { kid },
      { kid: 'other' },
      {},
      { kid, jwk },
      { jwk },
      { jku: 'https://evil.example/' },
    ])
      expect(await keys.verify(await forged(header), kind)).toBeUndefined()
  })

  test('or without any signature', async () => {
    const [, claims] = token.split('.')
    const head = Buffer.from(JSON.stringify({ alg: 'none', typ: kind.type })).toString('base64url')
    for (const text of [`${head}.${claims}.`, `${head}.${claims}`, 'x', ''])
      expect(await keys.verify(text, kind)).toBeUndefined()
  })
})
