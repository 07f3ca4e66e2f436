import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode, sessionLimits } from '@leserkonto/rules'
import { z } from 'zod'

const rsaNumbers = <const Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>

const PrivateJwk = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  d: z.string(),
  kid: z.string().min(1),
})
const PartnerJwk = z.discriminatedUnion('kty', [
  PrivateJwk.extend({ alg: z.literal('EdDSA'), use: z.literal('sig') }),
  z.object({
    kty: z.literal('RSA'),
    alg: z.literal('RS256'),
    use: z.literal('sig'),
    kid: z.string().min(1),
    ...rsaNumbers(['n', 'e', 'd', 'p', 'q', 'dp', 'dq', 'qi']),
  }),
])
const KeyRing = z.object({
  /** Newest first: the first signs, all verify. Those replaced stay until what they have signed is over. */
  signing: z.array(PrivateJwk.extend({ until: z.iso.datetime().optional() })).min(1),
  /**
   * What partners get is signed with, newest of each algorithm first; only where there are partners. Keys of their own: no
   * partner's token can ever pass for one of the portal's, and both are rotated on their own.
   */
  partners: z.array(PartnerJwk).min(2).max(4).optional(),
  /** Keys that everybody is shown and nothing is signed with yet. Source: https://openid.net/specs/openid-connect-core-1_0.html#RotateSigKeys */
  next: z
    .object({
      signing: PrivateJwk,
      partners: z.array(PartnerJwk).length(2).optional(),
      publishedAt: z.iso.datetime(),
    })
    .optional(),
  /** Root of every other key (mail hashes, sealed payloads, unsubscribe links): 32 bytes, base64url. */
  secret: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
})

/** The service's keys. Never in the database, never in a log. */
export type KeyRing = z.output<typeof KeyRing>
type PartnerKey = NonNullable<KeyRing['partners']>[number]

/** Reads the keys from the environment's JSON or the file; in development a missing file is made. */
export async function loadKeyRing(where: {
  json?: string | undefined
  file: string
  mayCreate: boolean
}): Promise<KeyRing> {
  const text = where.json ?? readIfThere(where.file)
  if (text !== undefined) return parse(text)
  if (!where.mayCreate)
    throw new Error('The keys are missing: set KEYS or KEYS_FILE (see docs/operations.md).')
  const ring = await newKeyRing()
  writeKeyRing(where.file, ring)
  return ring
}

/**
 * The keys for partners, which only a service with partners needs; in development they are made when missing. Throws
 * where they are missing elsewhere.
 */
export async function loadPartnerKeys(
  ring: KeyRing,
  where: { json?: string | undefined; file: string; mayCreate: boolean },
): Promise<PartnerKey[]> {
  // The library signs with the first of an algorithm.
  if (ring.partners) return [...ring.partners, ...(ring.next?.partners ?? [])]
  if (!where.mayCreate || where.json !== undefined)
    throw new Error('The keys for partners are missing: run npm run keys:rotate (see docs/operations.md).')
  const more = await withPartnerKeys(ring)
  writeKeyRing(where.file, more)
  return more.partners
}

/** A ring with one signing key. */
export const newKeyRing = async (): Promise<KeyRing> => ({
  signing: [await newSigningKey()],
  secret: randomBytes(32).toString('base64url'),
})

/** How long whoever verifies may keep the former set: our own answer for five minutes, a cache in front as long again. */
export const publishedForMs = 10 * 60_000

/** The first step of a rotation: a new key that all processes and portals get to know before anything is signed with it. */
export const published = async (ring: KeyRing, now: Date): Promise<KeyRing> => ({
  ...ring,
  next: {
    signing: await newSigningKey(),
    ...(ring.partners && { partners: await newPartnerKeys() }),
    publishedAt: now.toISOString(),
  },
})

/** The second step: the published key signs, the former ones verify as long as a session may last. Throws without a first. */
export function inUse({ next, ...ring }: KeyRing, now: Date): KeyRing {
  if (!next) throw new Error('No key has been published')
  const until = new Date(now.getTime() + sessionLimits.lifetimeMs).toISOString()
  const former = ring.signing.map((key) => ({ ...key, until: key.until ?? until }))
  const kept = former.filter((key) => new Date(key.until) > now)
  const partners = next.partners && ofEachAlgorithm(next.partners, ring.partners ?? [])
  return { ...ring, signing: [next.signing, ...kept], ...(partners && { partners }) }
}

/** The ring after a leak: what any former key signed is refused. Only the secret stays, which signs nothing. */
export const replaced = async ({ next: _, ...ring }: KeyRing): Promise<KeyRing> => ({
  ...ring,
  signing: [await newSigningKey()],
  ...(ring.partners && { partners: await newPartnerKeys() }),
})

/** The ring with keys for partners, where it has none. */
export const withPartnerKeys = async (ring: KeyRing): Promise<KeyRing & { partners: PartnerKey[] }> => ({
  ...ring,
  partners: ring.partners ?? (await newPartnerKeys()),
})

/** New keys, each before the one of its algorithm that has signed so far. */
const ofEachAlgorithm = (fresh: readonly PartnerKey[], former: readonly PartnerKey[]): PartnerKey[] =>
  fresh.flatMap((key) => [key, ...former.filter(({ alg }) => alg === key.alg).slice(0, 1)])

/**
 * Writes the ring readable by its owner only. In one step: a process that reads at that moment, or is killed, never finds
 * half a file, and who could read the former one cannot read this one.
 */
export function writeKeyRing(file: string, ring: KeyRing): void {
  mkdirSync(dirname(file), { recursive: true })
  const aside = `${file}.${process.pid}.new`
  writeFileSync(aside, `${JSON.stringify(ring, null, 2)}\n`, { mode: 0o600 })
  renameSync(aside, file)
}

async function newSigningKey() {
  // Only a first start makes one.
  const { exportJWK, generateKeyPair } = await import('jose')
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  return PrivateJwk.parse({ ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex') })
}

/** Most clients expect RS256; those that take EdDSA get shorter tokens. */
async function newPartnerKeys(): Promise<PartnerKey[]> {
  const { exportJWK, generateKeyPair } = await import('jose')
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 3072, extractable: true })
  const named = { use: 'sig', kid: randomBytes(8).toString('hex') }
  return [
    PartnerJwk.parse({ ...(await exportJWK(privateKey)), ...named, alg: 'RS256' }),
    PartnerJwk.parse({ ...(await newSigningKey()), use: 'sig', alg: 'EdDSA' }),
  ]
}

function parse(text: string): KeyRing {
  try {
    return KeyRing.parse(JSON.parse(text))
  } catch {
    // The cause would carry the keys themselves.
    throw new Error(
      'The keys are not valid: expected {"signing":[Ed25519 private JWK with kid],"secret":"…"}, with partners also "partners".',
    )
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
