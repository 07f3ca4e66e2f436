import { isKeyOf } from '@leserkonto/rules'

// What another house has kept of a password, as it waits in `account.password_hash` until its reader signs in.
// Source: docs/spec/security.md#passwords-of-another-house.

/** Of which only a digest is compared: a graphics card tries billions a second, so argon2id is put around it. */
type Wrappable = { hash: string; wrapped?: undefined } | { wrapped: string; hash?: undefined }

/** One salted hash. `saltAt`: the side of the password on which the salt stands. All bytes of this file are in base64. */
export type FastHash = {
  scheme: 'md5' | 'sha1' | 'sha256' | 'sha512'
  salt: string
  saltAt: 'before' | 'after'
} & Wrappable
/** MD5, 2^rounds times. */
export type PhpassHash = { scheme: 'phpass'; rounds: number; salt: string } & Wrappable
export type Pbkdf2Hash = {
  scheme: 'pbkdf2'
  digest: 'sha1' | 'sha256' | 'sha512'
  iterations: number
  salt: string
  hash: string
}
export type ScryptHash = { scheme: 'scrypt'; n: number; r: number; p: number; salt: string; hash: string }
/** In the text form of their own; `bcrypt-sha384` is that of WordPress 6.8, of an HMAC of the password. */
export type TextHash = { scheme: 'bcrypt' | 'bcrypt-sha384' | 'argon2'; hash: string }

/** A password of another house. */
export type ImportedHash = FastHash | PhpassHash | Pbkdf2Hash | ScryptHash | TextHash

/** With how many costs at most the accounts of a service wait: each failed sign-in pays all of them. */
export const mostCosts = 4

/** What one check may cost; a stranger causes it. Source: docs/spec/security.md#passwords-of-another-house. */
const bounds = {
  bcrypt: { from: 4, to: 12 },
  phpassRounds: { from: 7, to: 15 },
  pbkdf2Iterations: 1_200_000,
  scrypt: { bytes: 128 * 2 ** 20, work: 2 ** 20 },
  argon2: { kib: 65_536, work: 262_144, lanes: 4 },
  bytes: 128,
} as const

const blockBytes = { sha1: 20, sha256: 32, sha512: 64 } as const
const argon2Text =
  /^\$argon2(id|i|d)\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$[\w+/]{11,128}\$[\w+/]{16,172}$/
const bcryptText = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/

const bytesIn = (base64: string) => Buffer.from(base64, 'base64').length
const isWithin = (value: number, { from, to }: { from: number; to: number }) =>
  Number.isInteger(value) && value >= from && value <= to

/** What a hash of a house is made of that takes time; `fast` if nothing does. Two of one cost take the same. */
export function costOf(hash: ImportedHash): string {
  switch (hash.scheme) {
    case 'bcrypt':
    case 'bcrypt-sha384':
      return `bcrypt:${Number(bcryptText.exec(hash.hash)?.[1])}`
    case 'argon2':
      return ['argon2', ...(argon2Text.exec(hash.hash)?.slice(1, 5) ?? [])].join(':')
    case 'scrypt':
      return `scrypt:${hash.n}:${hash.r}:${hash.p}`
    case 'pbkdf2':
      return `pbkdf2:${hash.digest}:${hash.iterations}:${Math.ceil(bytesIn(hash.hash) / blockBytes[hash.digest])}`
    case 'phpass':
      return `phpass:${hash.rounds}`
    default:
      return 'fast'
  }
}

/** A hash that takes as long and fits no password; undefined where there is nothing to take time. */
export function dummyOf(cost: string): ImportedHash | undefined {
  const [scheme, ...words] = cost.split(':')
  const [first = 0, second = 0, third = 0] = words.map(Number)
  const [salt, hash] = ['AAAAAAAAAAAAAAAAAAAAAA==', 'AAAA']
  switch (scheme) {
    case 'bcrypt':
      return { scheme, hash: `$2b$${String(first).padStart(2, '0')}$${'.'.repeat(53)}` }
    case 'argon2': {
      const [type, m, t, p] = words
      const text = `$argon2${type}$v=19$m=${m},t=${t},p=${p}$${'A'.repeat(22)}$${'A'.repeat(43)}`
      return { scheme, hash: text }
    }
    case 'scrypt':
      return { scheme, n: first, r: second, p: third, salt, hash }
    case 'pbkdf2': {
      const [digest = ''] = words
      if (!isKeyOf(blockBytes, digest)) return undefined
      const bytes = Buffer.alloc(third * blockBytes[digest])
      return { scheme, digest, iterations: second, salt, hash: bytes.toString('base64') }
    }
    case 'phpass':
      return { scheme, rounds: first, salt: 'AAAAAAAA', hash }
    default:
      return undefined
  }
}

/** Whether the check of a password against it stays below the bounds; strangers can cause such checks. */
export function isBearable(hash: ImportedHash): boolean {
  switch (hash.scheme) {
    case 'bcrypt':
    case 'bcrypt-sha384':
      return isWithin(Number(bcryptText.exec(hash.hash)?.[1]), bounds.bcrypt)
    case 'argon2':
      return isBearableArgon2(hash.hash)
    case 'scrypt':
      return isBearableScrypt(hash)
    case 'pbkdf2': {
      const blocks = Math.ceil(bytesIn(hash.hash) / blockBytes[hash.digest])
      return isWithin(hash.iterations * blocks, { from: 1, to: bounds.pbkdf2Iterations })
    }
    case 'phpass':
      return isWithin(hash.rounds, bounds.phpassRounds)
    default:
      return true
  }
}

function isBearableArgon2(text: string): boolean {
  const [m = 0, t = 0, p = 0] = (argon2Text.exec(text)?.slice(2, 5) ?? []).map(Number)
  const { kib, work, lanes } = bounds.argon2
  return (
    isWithin(m, { from: 8 * p, to: kib }) &&
    isWithin(m * t, { from: 1, to: work }) &&
    isWithin(p, { from: 1, to: lanes })
  )
}

function isBearableScrypt({ n, r, p }: ScryptHash): boolean {
  const isPower = n > 1 && Number.isInteger(Math.log2(n))
  const { bytes, work } = bounds.scrypt
  return (
    isPower && isWithin(128 * n * r, { from: 1, to: bytes }) && isWithin(n * r * p, { from: 1, to: work })
  )
}

/** Whether it is in a form that can be checked at all. */
export function isWellFormed(hash: ImportedHash): boolean {
  switch (hash.scheme) {
    case 'bcrypt':
    case 'bcrypt-sha384':
      return bcryptText.test(hash.hash)
    case 'argon2':
      return argon2Text.test(hash.hash)
    default: {
      const digest = isWithin(bytesIn(hash.hash ?? 'AAAA'), { from: 1, to: bounds.bytes })
      return digest && bytesIn(hash.salt) <= bounds.bytes
    }
  }
}

const prefix = '$import$'
/** Behind the cost of one that argon2id is around. */
const wrappedMark = '+'

/** Whether argon2id is put around it after the import. */
export const isWrappable = (hash: ImportedHash): hash is FastHash | PhpassHash =>
  costOf(hash) === 'fast' || hash.scheme === 'phpass'

/** The text that is stored. It begins with the cost, so that an index lists the costs that are in use. */
export function storedHash(hash: ImportedHash): string {
  const mark = isWrappable(hash) && hash.wrapped !== undefined ? wrappedMark : ''
  return `${prefix}${costOf(hash)}${mark}$${JSON.stringify(hash)}`
}

/** Whether a stored hash is another house's. */
export const isImported = (stored: string): boolean => stored.startsWith(prefix)

/** A stored hash of another house; undefined for one that nobody could have stored. */
export function readStored(stored: string): ImportedHash | undefined {
  if (!isImported(stored)) return undefined
  try {
    const hash = JSON.parse(stored.slice(stored.indexOf('$', prefix.length) + 1)) as ImportedHash
    return storedHash(hash) === stored && isWellFormed(hash) && isBearable(hash) ? hash : undefined
  } catch {
    return undefined
  }
}

/** Costs of stored hashes without what takes no time: what a sign-in that fails has to pay, each once. */
export const costsToPay = (costs: readonly string[]): string[] =>
  [...new Set(costs.map((cost) => cost.replace(wrappedMark, '')))]
    .filter((cost) => cost !== 'fast')
    .toSorted()

/** What is left of them once a stored hash, or none, was checked. */
export function costsLeft(stored: string | undefined | null, costs: readonly string[]): string[] {
  const hash = stored ? readStored(stored) : undefined
  const paid = hash && costOf(hash)
  return costsToPay(costs).filter((cost) => cost !== paid)
}

/** Costs under which hashes are stored that argon2id has not been put around yet. */
export const toWrap = (costs: readonly string[]): string[] =>
  costs.filter((cost) => /^(?:fast|phpass:\d+)$/.test(cost))
