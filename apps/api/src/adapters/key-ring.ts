import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode, sessionLimits } from '@leserkonto/rules'
import { z } from 'zod'
import { configurationError, isPublished } from '../config-rules.ts'
import { newPushKey, PushJwk, type PushKey } from './push/push-key.ts'

const rsaNumber = z.string()

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
    n: rsaNumber,
    e: rsaNumber,
    d: rsaNumber,
    p: rsaNumber,
    q: rsaNumber,
    dp: rsaNumber,
    dq: rsaNumber,
    qi: rsaNumber,
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
  /**
   * What push services know this service by (VAPID). A rotation keeps it: with another one, no browser that asked for push
   * messages gets any.
   */
  push: PushJwk.optional(),
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

/** Where the keys are; only development makes those that are missing, and may have those that everybody can read. */
export type KeyPlace = { json?: string | undefined; file: string; mayCreate: boolean }

/** The keys as they are configured; undefined where there are none yet. Throws a configurationError without a word of them. */
export function readKeyRing({ json, file, mayCreate }: KeyPlace): KeyRing | undefined {
  const text = json ?? readIfThere(file)
  if (text === undefined) return undefined
  const refuse = (why: string) =>
    configurationError([{ name: json === undefined ? 'KEYS_FILE' : 'KEYS', why }])
  const ring = parsed(text)
  if (!ring)
    throw refuse(
      'must hold {"signing":[Ed25519 private JWK with kid],"secret":"…"}, with partners also "partners"',
    )
  const { secret, next } = ring
  const signing = [...ring.signing, ...(next ? [next.signing] : [])]
  const partners = [...(ring.partners ?? []), ...(next?.partners ?? [])]
  const pushKeys = ring.push ? [ring.push] : []
  const shown = [
    secret,
    ...pushKeys.map(({ x }) => x),
    ...signing.map(({ x }) => x),
    ...partners.map((key) => ('n' in key ? key.n : key.x)),
  ]
  if (!mayCreate && shown.some(isPublished))
    throw refuse('has a key of our repository, which anybody can read')
  if (![...signing, ...partners, ...pushKeys].every(isKey))
    throw refuse('has a key that is none, or whose halves do not fit')
  return ring
}

/** The keys; in development a missing file is made. Throws a configurationError where they are missing elsewhere, or wrong. */
export async function loadKeyRing(where: KeyPlace): Promise<KeyRing> {
  const known = readKeyRing(where)
  if (known) return known
  if (!where.mayCreate)
    throw configurationError([
      { name: 'KEYS_FILE', why: 'names no file, and KEYS is not set (see docs/operations.md)' },
    ])
  const ring = await newKeyRing()
  writeKeyRing(where.file, ring)
  return ring
}

/**
 * The keys for partners, which only a service with partners needs; in development they are made when missing. Throws
 * where they are missing elsewhere.
 */
export async function loadPartnerKeys(ring: KeyRing, where: KeyPlace): Promise<PartnerKey[]> {
  // The library signs with the first of an algorithm.
  if (ring.partners) return [...ring.partners, ...(ring.next?.partners ?? [])]
  if (!where.mayCreate || where.json !== undefined) throw partnerKeysMissing(where)
  const more = await withPartnerKeys(ring)
  writeKeyRing(where.file, more)
  return more.partners
}

/** The key of push services; undefined where there is none: no push messages then. In development it is made when missing. */
export async function loadPushKey(ring: KeyRing, where: KeyPlace): Promise<PushKey | undefined> {
  if (ring.push || !where.mayCreate || where.json !== undefined) return ring.push
  const more = await withPushKey(ring)
  // Partners' keys may have been written since the ring was read.
  writeKeyRing(where.file, { ...(readKeyRing(where) ?? ring), push: more.push })
  return more.push
}

/** What a service with partners lacks whose keys are older than they. */
export const partnerKeysMissing = ({ json }: KeyPlace) =>
  configurationError([
    {
      name: json === undefined ? 'KEYS_FILE' : 'KEYS',
      why: 'has no keys for partners: npm run keys:rotate makes them (see docs/operations.md)',
    },
  ])

/** A ring with one signing key and the key of push services. */
export const newKeyRing = async (): Promise<KeyRing> => ({
  signing: [await newSigningKey()],
  push: await newPushKey(),
  secret: randomBytes(32).toString('base64url'),
})

/** How long those who verify may keep the former set: our own answer for five minutes, a cache in front as long again. */
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

/** The ring with a key of push services, where it has none. */
export const withPushKey = async (ring: KeyRing): Promise<KeyRing & { push: PushKey }> => ({
  ...ring,
  push: ring.push ?? (await newPushKey()),
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

/** Whether it is a private key, and the public half is that of the private one. */
function isKey(jwk: PartnerKey | PushKey | KeyRing['signing'][number]): boolean {
  try {
    const { x, n } = createPublicKey(createPrivateKey({ key: jwk, format: 'jwk' })).export({ format: 'jwk' })
    return ('n' in jwk ? jwk.n : jwk.x) === (n ?? x)
  } catch {
    return false
  }
}

function parsed(text: string): KeyRing | undefined {
  try {
    return KeyRing.parse(JSON.parse(text))
  } catch {
    // The cause would carry the keys themselves.
    return undefined
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
