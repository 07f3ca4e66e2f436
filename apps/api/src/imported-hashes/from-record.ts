import {
  type FastHash,
  type ImportedHash,
  isBearable,
  isWellFormed,
  type Pbkdf2Hash,
} from './imported-hash.ts'

/** What a house writes about a password: the name of its scheme, and what that needs besides. */
export type PasswordRecord = {
  scheme: string
  hash: string
  salt?: string | undefined
  salt_at?: 'before' | 'after' | undefined
  /** Of hash and salt; a salt is text where nothing is said. */
  hash_encoding?: 'hex' | 'base64' | undefined
  salt_encoding?: 'hex' | 'base64' | 'text' | undefined
  iterations?: number | undefined
  n?: number | undefined
  r?: number | undefined
  p?: number | undefined
}

/** Why a password cannot be taken over; its account is, without it. */
export type HashRefusal = 'SCHEME_UNKNOWN' | 'HASH_FORMAT' | 'HASH_COST'

type Read = (record: PasswordRecord) => ImportedHash | undefined

/** What the scheme of this name makes of the record, or why nothing. */
export function fromRecord(record: PasswordRecord): { hash: ImportedHash } | { refused: HashRefusal } {
  const scheme = record.scheme.toLowerCase()
  const read = Object.hasOwn(schemes, scheme) ? schemes[scheme] : undefined
  if (!read) return { refused: 'SCHEME_UNKNOWN' }
  const hash = read({ ...record, scheme })
  if (!hash || !isWellFormed(hash)) return { refused: 'HASH_FORMAT' }
  return isBearable(hash) ? { hash } : { refused: 'HASH_COST' }
}

const bytesOf = { md5: 16, sha1: 20, sha256: 32, sha512: 64 } as const

/** Bytes as base64; undefined for what is not written so. */
function binary(text: string, encoding: 'hex' | 'base64'): string | undefined {
  if (encoding === 'hex')
    return /^(?:[\da-f]{2})+$/i.test(text) ? Buffer.from(text, 'hex').toString('base64') : undefined
  // Of Python's passlib: a dot in place of the plus, and no padding.
  const plain = text.replaceAll('.', '+').replace(/=+$/, '')
  return /^[\w+/-]+$/.test(plain) ? Buffer.from(plain, 'base64').toString('base64') : undefined
}

const hexIfItIs = (text: string) => (/^[\da-f]+$/i.test(text) ? 'hex' : 'base64')
const digestIn = ({ hash, hash_encoding }: PasswordRecord) => binary(hash, hash_encoding ?? hexIfItIs(hash))
const saltIn = ({ salt = '', salt_encoding = 'text' }: PasswordRecord) =>
  salt_encoding === 'text' || salt === '' ? Buffer.from(salt).toString('base64') : binary(salt, salt_encoding)

const bcrypt: Read = ({ hash }) =>
  hash.startsWith('$wp$2') ? { scheme: 'bcrypt-sha384', hash: hash.slice(3) } : { scheme: 'bcrypt', hash }

const argon2: Read = ({ scheme, hash }) =>
  hash.startsWith(`$${scheme}$`) ? { scheme: 'argon2', hash: hash.replace(/=+(?=\$|$)/g, '') } : undefined

const phpassAlphabet = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Six bits a letter, the lowest first. */
function phpassBytes(text: string): Buffer {
  const bits = [...text].map((letter) => phpassAlphabet.indexOf(letter))
  const bytes: number[] = []
  for (let at = 0; at < bits.length; at += 4) {
    const value = bits.slice(at, at + 4).reduce((sum, six, place) => sum | (six << (6 * place)), 0)
    bytes.push(value & 255, (value >> 8) & 255, (value >> 16) & 255)
  }
  return Buffer.from(bytes.slice(0, 16))
}

const phpass: Read = ({ hash }) => {
  const [, rounds = '', salt = '', digest = ''] = /^\$[PH]\$([./\w])([./\w]{8})([./\w]{22})$/.exec(hash) ?? []
  return digest
    ? {
        scheme: 'phpass',
        rounds: phpassAlphabet.indexOf(rounds),
        salt: Buffer.from(salt).toString('base64'),
        hash: phpassBytes(digest).toString('base64'),
      }
    : undefined
}

/** Whichever of WordPress's ways it is. */
const wordpress: Read = (record) => {
  if (/^\$[PH]\$/.test(record.hash)) return phpass(record)
  if (/^[\da-f]{32}$/i.test(record.hash)) return fast('md5')({ ...record, salt: '' })
  return bcrypt(record)
}

/** `scrypt$salt$16384$8$1$hash` of Django, `$scrypt$ln=14,r=8,p=1$salt$hash` of passlib, or fields. */
const scrypt: Read = (record) => {
  const django = /^scrypt\$([^$]+)\$(\d+)\$(\d+)\$(\d+)\$([^$]+)$/.exec(record.hash)
  const [, ln, lr, lp, lsalt = '', lhash = ''] =
    /^\$scrypt\$ln=(\d{1,2}),r=(\d+),p=(\d+)\$([^$]*)\$([^$]+)$/.exec(record.hash) ?? []
  const { n, r, p, salt, hash } = django
    ? {
        n: Number(django[2]),
        r: Number(django[3]),
        p: Number(django[4]),
        salt: text64(django[1]),
        hash: binary(django[5] ?? '', 'base64'),
      }
    : ln
      ? {
          n: 2 ** Number(ln),
          r: Number(lr),
          p: Number(lp),
          salt: binary(lsalt, 'base64'),
          hash: binary(lhash, 'base64'),
        }
      : { n: record.n, r: record.r, p: record.p, salt: saltIn(record), hash: digestIn(record) }
  return n && r && p && salt !== undefined && hash ? { scheme: 'scrypt', n, r, p, salt, hash } : undefined
}

const text64 = (text = '') => Buffer.from(text).toString('base64')

/** `pbkdf2_sha256$600000$salt$hash` of Django, `$pbkdf2-sha256$29000$salt$hash` of passlib, or fields. */
const pbkdf2 =
  (digest: Pbkdf2Hash['digest']): Read =>
  (record) => {
    const [, from, count, text = '', rest = ''] =
      /^(pbkdf2_|\$pbkdf2(?:-)?)(?:sha\d+)?\$(\d+)\$([^$]+)\$([^$]+)$/.exec(record.hash) ?? []
    const salt =
      from === undefined ? saltIn(record) : from === 'pbkdf2_' ? text64(text) : binary(text, 'base64')
    const hash = from === undefined ? digestIn(record) : binary(rest, 'base64')
    const iterations = from === undefined ? record.iterations : Number(count)
    return iterations && salt !== undefined && hash
      ? { scheme: 'pbkdf2', digest, iterations, salt, hash }
      : undefined
  }

/** Hash and salt as fields, or `{SSHA256}…` of a directory: the salt behind the digest, and behind the password. */
const fast =
  (scheme: FastHash['scheme']): Read =>
  (record) => {
    const [, packed] = /^\{S?(?:MD5|SHA\d*)\}([\w+/=]+)$/i.exec(record.hash) ?? []
    const bytes = packed && Buffer.from(packed, 'base64')
    const length = bytesOf[scheme]
    if (bytes)
      return bytes.length < length
        ? undefined
        : {
            scheme,
            salt: bytes.subarray(length).toString('base64'),
            saltAt: 'after',
            hash: bytes.subarray(0, length).toString('base64'),
          }
    const [salt, hash] = [saltIn(record), digestIn(record)]
    if (salt === undefined || !hash || Buffer.from(hash, 'base64').length !== length) return undefined
    return { scheme, salt, saltAt: record.salt_at ?? 'before', hash }
  }

/** By the names that a record may use. */
const schemes: Readonly<Record<string, Read>> = {
  bcrypt,
  argon2id: argon2,
  argon2i: argon2,
  scrypt,
  'pbkdf2-sha1': pbkdf2('sha1'),
  'pbkdf2-sha256': pbkdf2('sha256'),
  'pbkdf2-sha512': pbkdf2('sha512'),
  md5: fast('md5'),
  sha1: fast('sha1'),
  sha256: fast('sha256'),
  sha512: fast('sha512'),
  phpass,
  wordpress,
}
