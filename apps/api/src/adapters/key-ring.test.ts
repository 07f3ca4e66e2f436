import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import {
  loadKeyRing,
  loadPartnerKeys,
  newKeyRing,
  replaced,
  rotated,
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

describe('the file of the keys', () => {
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

test('a rotation logs nobody out, the second one ends what the first key signed, and nothing becomes unreadable', async () => {
  const first = await newKeyRing()
  const second = await rotated(first)
  const third = await rotated(second)
  const issuer = 'https://konto.example'
  const token = await (await createSigningKeys(first, issuer)).sign(
    { sub: 'a', sid: 'b' },
    { ...kind, expiresAt },
  )
  expect(await (await createSigningKeys(second, issuer)).verify(token, kind)).toMatchObject({ sub: 'a' })
  expect(await (await createSigningKeys(third, issuer)).verify(token, kind)).toBeUndefined()
  const sealed = createSecrets(first).seal('wartet')
  expect(createSecrets(third).open(sealed)).toBe('wartet')
})

test('after a leak nothing that a former key signed is genuine any more, and nothing becomes unreadable', async () => {
  const former = await rotated(await withPartnerKeys(await newKeyRing()))
  const fresh = await replaced(former)
  const issuer = 'https://konto.example'
  for (const signing of former.signing) {
    const leaked = await createSigningKeys({ ...former, signing: [signing] }, issuer)
    const token = await leaked.sign({ sub: 'a', sid: 'b' }, { ...kind, expiresAt })
    expect(await (await createSigningKeys(former, issuer)).verify(token, kind)).toMatchObject({ sub: 'a' })
    expect(await (await createSigningKeys(fresh, issuer)).verify(token, kind)).toBeUndefined()
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

  test('are rotated with the others: the former ones still verify, those before do not', async () => {
    const first = await withPartnerKeys(await newKeyRing())
    const second = await rotated(first)
    const third = await rotated(second)
    const [rsa, ed] = kids(first.partners)
    expect(kids(second.partners)).toEqual([expect.anything(), rsa, expect.anything(), ed])
    expect(kids(third.partners)).toContainEqual(kids(second.partners)[0])
    expect(kids(third.partners)).not.toContainEqual(rsa)
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
