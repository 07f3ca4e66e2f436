import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import {
  inUse,
  type KeyRing,
  loadKeyRing,
  loadPartnerKeys,
  newKeyRing,
  published,
  replaced,
  withPartnerKeys,
  writeKeyRing,
} from './key-ring.ts'
import { createSecrets } from './secrets.ts'
import { createSigningKeys } from './signing-keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

const now = new Date('2026-11-20T12:00:00Z')
const kind = { type: 'at+jwt', audience: 'leserkonto-api', now } as const
const expiresAt = new Date(now.getTime() + 60_000)
const issuer = 'https://konto.example'
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
const rotated = async (ring: KeyRing, at = now) => inUse(await published(ring, at), at)
const signedBy = async (ring: KeyRing) =>
  (await createSigningKeys(ring, issuer)).sign({ sub: 'a', sid: 'b' }, { ...kind, expiresAt })
const takes = async (ring: KeyRing, token: string) =>
  (await (await createSigningKeys(ring, issuer)).verify(token, kind)) !== undefined

describe('the file of the keys', () => {
  test('with a key that is none, or has the public half of another, is refused by name', async () => {
    const [one, other] = [await newKeyRing(), await newKeyRing()]
    const [key] = one.signing
    for (const wrong of [
      { ...key, x: other.signing[0]?.x },
      { ...key, d: 'kurz' },
    ]) {
      const json = JSON.stringify({ ...one, signing: [wrong] })
      await expect(loadKeyRing({ json, file: '', mayCreate: true })).rejects.toThrow(
        /KEYS has a key that is none/,
      )
    }
  })

  test('is its owner’s alone, also where one that all could read stood before', async () => {
    const file = join(folder, 'keys.json')
    writeFileSync(file, '{}')
    chmodSync(file, 0o644)
    writeKeyRing(file, await newKeyRing())
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['keys.json'])
  })

  test('is made in development only, and read again as it is', async () => {
    const file = join(folder, 'new/keys.json')
    await expect(loadKeyRing({ file, mayCreate: false })).rejects.toThrow(/KEYS_FILE/)
    const made = await loadKeyRing({ file, mayCreate: true })
    expect(await loadKeyRing({ file, mayCreate: false })).toEqual(made)
  })

  test.each(['', '{}', '{"signing":[],"secret":"x"}', 'secret-that-is-no-json'])(
    '%j is refused without a word of it',
    async (json) => {
      const refused = loadKeyRing({ json, file: '', mayCreate: true }).catch((error: Error) => error)
      const error = await refused
      expect(error).toBeInstanceOf(Error)
      expect(`${error} ${(error as Error).cause ?? ''}`).not.toContain('secret-that')
    },
  )
})

describe('a rotation', () => {
  test('signs with a new key only once processes of the step before know it: in a rolling restart each takes what any signs', async () => {
    const former = await newKeyRing()
    const first = await published(former, now)
    const second = inUse(first, now)
    for (const [older, newer] of [
      [former, first],
      [first, second],
    ] as const)
      for (const [signs, verifies] of [
        [older, newer],
        [newer, older],
      ] as const)
        expect(await takes(verifies, await signedBy(signs))).toBe(true)
    const kidOf = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
    expect(kidOf(await signedBy(first))).toBe(former.signing[0]?.kid)
    expect(kidOf(await signedBy(second))).toBe(first.next?.signing.kid)
    expect(second.next).toBeUndefined()
    const shown = (await createSigningKeys(first, issuer)).jwks.keys
    expect(shown.map(({ kid }) => kid)).toContain(first.next?.signing.kid)
    expect(JSON.stringify(shown)).not.toMatch(/"d"|until/)
  })

  test('keeps each former key until the last session that it may have signed is over, and the secret for ever', async () => {
    const first = await newKeyRing()
    const token = await signedBy(first)
    const third = await rotated(await rotated(first), days(30))
    expect(await takes(third, token)).toBe(true)
    expect(third.signing).toHaveLength(3)
    const later = await rotated(third, days(366))
    expect(await takes(later, token)).toBe(false)
    expect(later.signing).toHaveLength(3)
    expect(createSecrets(later).open(createSecrets(first).seal('wartet'))).toBe('wartet')
  })
})

test('after a leak nothing that a former key signed is genuine any more, and nothing becomes unreadable', async () => {
  const former = await rotated(await withPartnerKeys(await newKeyRing()))
  const fresh = await replaced(await published(former, now))
  expect(fresh.next).toBeUndefined()
  for (const signing of former.signing) {
    const token = await signedBy({ ...former, signing: [signing] })
    expect(await takes(former, token)).toBe(true)
    expect(await takes(fresh, token)).toBe(false)
  }
  const formerKids = new Set(former.partners?.map(({ kid }) => kid))
  expect(fresh.partners?.map(({ alg, kid }) => [alg, formerKids.has(kid)])).toEqual([
    ['RS256', false],
    ['EdDSA', false],
  ])
  expect(createSecrets(fresh).open(createSecrets(former).seal('wartet'))).toBe('wartet')
})

describe('the keys for partners', () => {
  const kids = (keys: readonly { kid: string; alg: string }[] = []) => keys.map(({ alg, kid }) => [alg, kid])

  test('are made in development when they are needed, and read again as they are', async () => {
    const file = join(folder, 'partners/keys.json')
    const ring = await loadKeyRing({ file, mayCreate: true })
    const made = await loadPartnerKeys(ring, { file, mayCreate: true })
    expect(made.map(({ alg }) => alg)).toEqual(['RS256', 'EdDSA'])
    expect((await loadKeyRing({ file, mayCreate: false })).partners).toEqual(made)
    await expect(loadPartnerKeys(ring, { file, mayCreate: false })).rejects.toThrow(/keys:rotate/)
  })

  test('are rotated with the others: published first, then used; the former ones still verify, those before do not', async () => {
    const first = await withPartnerKeys(await newKeyRing())
    const shown = await published(first, now)
    const place = { file: '', mayCreate: false }
    expect(kids(await loadPartnerKeys(shown, place))).toEqual(
      kids([...(first.partners ?? []), ...(shown.next?.partners ?? [])]),
    )
    const second = inUse(shown, now)
    const third = await rotated(second)
    const [rsa, ed] = kids(first.partners)
    expect(kids(second.partners)).toEqual([expect.anything(), rsa, expect.anything(), ed])
    expect(kids(third.partners)).toContainEqual(kids(second.partners)[0])
    expect(kids(third.partners)).not.toContainEqual(rsa)
  })

  test('have 3072 bits where they are RSA', async () => {
    const { partners = [] } = await withPartnerKeys(await newKeyRing())
    const bits = partners.flatMap((key) => ('n' in key ? [8 * Buffer.from(key.n, 'base64url').length] : []))
    expect(bits).toEqual([3072])
  })
})

describe('what is sealed', () => {
  const altered = (sealed: string, change: (bytes: Buffer) => Buffer) =>
    change(Buffer.from(sealed, 'base64url')).toString('base64url')

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['altered in its text', (bytes) => bytes.fill(bytes.readUInt8(30) ^ 1, 30, 31)],
    ['altered in its tag', (bytes) => bytes.fill(bytes.readUInt8(15) ^ 1, 15, 16)],
    ['cut short within its tag', (bytes) => bytes.subarray(0, 16)],
    ['emptied', () => Buffer.alloc(0)],
  ])('is not opened when %s', async (_name, change) => {
    const secrets = createSecrets(await newKeyRing())
    const sealed = secrets.seal('eine Mail an leser@example.test')
    expect(sealed).not.toContain('leser')
    expect(() => secrets.open(altered(sealed, change))).toThrow()
  })

  test('is not opened by another ring', async () => {
    const sealed = createSecrets(await newKeyRing()).seal('x')
    const other = createSecrets(await newKeyRing())
    expect(() => other.open(sealed)).toThrow()
  })
})
