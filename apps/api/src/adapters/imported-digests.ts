// Checks passwords against hashes of another house; in the hashing processes alone. The one place where MD5 and SHA-1 are
// computed: nothing new is ever made with them. Source: docs/spec/security.md#passwords-of-another-house.
import { createHash, createHmac, hash as digest, pbkdf2Sync, scryptSync, timingSafeEqual } from 'node:crypto'
import { verify as verifyArgon2 } from '@node-rs/argon2'
import { verify as verifyBcrypt } from '@node-rs/bcrypt'
import {
  dummyOf,
  type FastHash,
  type ImportedHash,
  isWrappable,
  type Pbkdf2Hash,
  type PhpassHash,
  type ScryptHash,
} from '../imported-hashes/imported-hash.ts'

type Digested = FastHash | PhpassHash | Pbkdf2Hash | ScryptHash

const bytes = (base64: string) => Buffer.from(base64, 'base64')

function phpass(password: string, { salt, rounds }: PhpassHash): Buffer {
  const typed = Buffer.from(password)
  let value = digest('md5', Buffer.concat([bytes(salt), typed]), 'buffer')
  for (let round = 0; round < 2 ** rounds; round++)
    value = digest('md5', Buffer.concat([value, typed]), 'buffer')
  return value
}

function fast(password: string, { scheme, salt, saltAt }: FastHash): Buffer {
  const parts = [bytes(salt), Buffer.from(password)]
  const all = Buffer.concat(saltAt === 'before' ? parts : parts.reverse())
  return createHash(scheme).update(all).digest()
}

/** What a house would store of this password. */
function digestOf(password: string, hash: Digested): Buffer {
  switch (hash.scheme) {
    case 'phpass':
      return phpass(password, hash)
    case 'pbkdf2':
      return pbkdf2Sync(password, bytes(hash.salt), hash.iterations, bytes(hash.hash).length, hash.digest)
    case 'scrypt': {
      const { n, r, p } = hash
      const options = { N: n, r, p, maxmem: 256 * n * r + 2 ** 20 }
      return scryptSync(password, bytes(hash.salt), bytes(hash.hash).length, options)
    }
    default:
      return fast(password, hash)
  }
}

const isEqual = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other)

/** WordPress 6.8: bcrypt takes 72 bytes, an HMAC of any password is shorter. */
const forWordPress = (password: string) =>
  createHmac('sha384', 'wp-sha384').update(password.trim()).digest('base64')

/** Whether a password is the one of a hash that is not wrapped. */
async function isRight(password: string, hash: ImportedHash): Promise<boolean> {
  switch (hash.scheme) {
    case 'argon2':
      return verifyArgon2(hash.hash, password)
    case 'bcrypt':
      return verifyBcrypt(password, hash.hash)
    case 'bcrypt-sha384':
      return verifyBcrypt(forWordPress(password), hash.hash)
    default:
      return isEqual(digestOf(password, hash), bytes(hash.hash ?? ''))
  }
}

/**
 * Whether a password is the one of a house's hash. What its cost names is paid, and one argon2id as of ours, whatever the
 * answer: `dummy` fits nothing.
 */
export async function verifyImported(password: string, hash: ImportedHash, dummy: string): Promise<boolean> {
  if (isWrappable(hash) && hash.wrapped !== undefined)
    return verifyArgon2(hash.wrapped, digestOf(password, hash).toString('base64'))
  const isFitting = await isRight(password, hash)
  await verifyArgon2(dummy, password)
  return isFitting
}

/** Takes as long as hashes of these costs do. */
export async function payCosts(password: string, costs: readonly string[]): Promise<void> {
  for (const cost of costs) {
    const dummy = dummyOf(cost)
    if (dummy) await isRight(password, dummy)
  }
}
