import { createHmac, randomBytes } from 'node:crypto'
import { hash as argon2 } from '@node-rs/argon2'
import { hash as bcrypt } from '@node-rs/bcrypt'
import { expect, test } from 'vitest'
import { fromRecord, type PasswordRecord } from '../imported-hashes/from-record.ts'
import { type ImportedHash, readStored, storedHash } from '../imported-hashes/imported-hash.ts'
import { verifyImported } from './imported-digests.ts'

const dummy = await argon2(randomBytes(16), { memoryCost: 64, timeCost: 1 })

function hashOf(record: PasswordRecord): ImportedHash {
  const read = fromRecord(record)
  if ('refused' in read) throw new Error(read.refused)
  return read.hash
}

// Published: crypt_blowfish, PHP, RFC 6070, RFC 7914, phpass, Django, the reference of Argon2, FIPS 180, RFC 1321. Of the
// last two it is the digest of "abc", of which a part is the salt.
const vectors: readonly (readonly [string, string, PasswordRecord])[] = [
  [
    'bcrypt, 2a',
    'U*U',
    { scheme: 'bcrypt', hash: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW' },
  ],
  [
    'bcrypt, 2y',
    'rasmuslerdorf',
    { scheme: 'bcrypt', hash: '$2y$07$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTpOq' },
  ],
  [
    'argon2i',
    'password',
    {
      scheme: 'argon2i',
      hash: '$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$wWKIMhR9lyDFvRz9YTZweHKfbftvj+qf+YFY4NeBbtA',
    },
  ],
  [
    'argon2id',
    'password',
    {
      scheme: 'argon2id',
      hash: '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
    },
  ],
  [
    'scrypt',
    'password',
    {
      scheme: 'scrypt',
      n: 1024,
      r: 8,
      p: 16,
      salt: 'NaCl',
      hash: 'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640',
    },
  ],
  [
    'scrypt of Django',
    'lètmein',
    {
      scheme: 'scrypt',
      hash: 'scrypt$seasalt$16384$8$1$Qj3+9PPyRjSJIebHnG81TMjsqtaIGxNQG/aEB/NYafTJ7tibgfYz71m0ldQESkXFRkdVCBhhY8mx7rQwite/Pw==',
    },
  ],
  [
    'PBKDF2-SHA1',
    'password',
    {
      scheme: 'pbkdf2-sha1',
      iterations: 4096,
      salt: 'salt',
      hash: '4b007901b765489abead49d926f721d065a429c1',
    },
  ],
  [
    'PBKDF2-SHA256',
    'Password',
    {
      scheme: 'pbkdf2-sha256',
      iterations: 80000,
      salt: 'NaCl',
      hash: '4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56a1d425a1225833549adb841b51c9b3176a272bdebba1d078478f62b397f33c8d',
    },
  ],
  [
    'PBKDF2-SHA256 as passlib writes it',
    'Password',
    {
      scheme: 'pbkdf2-sha256',
      hash: '$pbkdf2-sha256$80000$TmFDbA$TdzY9guYviGDDO5e8icB.WQaRBjQTAQUrv8Ih2s0q1ah1CWhIlgzVJrbhBtRybMXaicr3ruh0HhHj2Kzl/M8jQ',
    },
  ],
  [
    'PBKDF2-SHA512',
    'password',
    {
      scheme: 'pbkdf2-sha512',
      iterations: 1,
      salt: '73616c74',
      salt_encoding: 'hex',
      hash: '867f70cf1ade02cff3752599a3a53dc4af34c7a669815ae5d513554e1c8cf252c02d470a285a0501bad999bfe943c08f050235d7d68b1da55e63f73b60a57fce',
    },
  ],
  ['phpass', 'test12345', { scheme: 'phpass', hash: '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0' }],
  [
    'phpass by the name of WordPress',
    'test12345',
    { scheme: 'wordpress', hash: '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0' },
  ],
  ['MD5, salt before', 'bc', { scheme: 'md5', salt: 'a', hash: '900150983cd24fb0d6963f7d28e17f72' }],
  ['MD5 of an old WordPress', 'abc', { scheme: 'wordpress', hash: '900150983cd24fb0d6963f7d28e17f72' }],
  [
    'SHA-1, salt after',
    'ab',
    { scheme: 'sha1', salt: 'c', salt_at: 'after', hash: 'qZk+NkcGgWq6PiVxeFDCbJzQ2J0=' },
  ],
  [
    'SHA-256',
    'bc',
    {
      scheme: 'sha256',
      salt: 'YQ==',
      salt_encoding: 'base64',
      hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    },
  ],
  [
    'SHA-512',
    'bc',
    {
      scheme: 'sha512',
      salt: 'a',
      hash: 'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
    },
  ],
]

test.each(vectors)(
  '%s: its password fits, another one does not, also once it is stored',
  async (_, password, record) => {
    const stored = readStored(storedHash(hashOf(record)))
    if (!stored) throw new Error('what was stored cannot be read')
    expect(await verifyImported(password, stored, dummy)).toBe(true)
    expect(await verifyImported(`${password} `, stored, dummy)).toBe(false)
  },
)

test('a directory keeps the salt behind the digest', async () => {
  const packed = Buffer.concat([
    Buffer.from('a9993e364706816aba3e25717850c26c9cd0d89d', 'hex'),
    Buffer.from('c'),
  ])
  const hash = hashOf({ scheme: 'sha1', hash: `{SSHA}${packed.toString('base64')}` })
  expect(await verifyImported('ab', hash, dummy)).toBe(true)
})

test('of the new hashes of WordPress bcrypt sees an HMAC, of which no sign is cut off', async () => {
  const password = 'Ä'.repeat(60)
  const inner = createHmac('sha384', 'wp-sha384').update(password).digest('base64')
  const hash = hashOf({ scheme: 'wordpress', hash: `$wp${await bcrypt(inner, { cost: 4, version: '2y' })}` })
  expect(await verifyImported(password, hash, dummy)).toBe(true)
  expect(await verifyImported(`${password}Ä`, hash, dummy)).toBe(false)
})

test.each<[string, PasswordRecord, string]>([
  ['an unknown scheme', { scheme: 'rot13', hash: 'x' }, 'SCHEME_UNKNOWN'],
  ['the name of what every object has', { scheme: 'constructor', hash: 'x' }, 'SCHEME_UNKNOWN'],
  ['no bcrypt', { scheme: 'bcrypt', hash: '$2b$10$short' }, 'HASH_FORMAT'],
  [
    'a digest of another length',
    { scheme: 'sha256', salt: 'a', hash: '900150983cd24fb0d6963f7d28e17f72' },
    'HASH_FORMAT',
  ],
  [
    'bcrypt that takes seconds',
    { scheme: 'bcrypt', hash: '$2b$15$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy' },
    'HASH_COST',
  ],
  [
    'argon2 of a gigabyte',
    {
      scheme: 'argon2id',
      hash: '$argon2id$v=19$m=1048576,t=1,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
    },
    'HASH_COST',
  ],
  [
    'argon2 of many passes',
    {
      scheme: 'argon2id',
      hash: '$argon2id$v=19$m=65536,t=99,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
    },
    'HASH_COST',
  ],
  [
    'scrypt of a gigabyte',
    { scheme: 'scrypt', n: 2 ** 20, r: 8, p: 1, salt: 'x', hash: 'fdbabe1c' },
    'HASH_COST',
  ],
  [
    'scrypt of no power of two',
    { scheme: 'scrypt', n: 1000, r: 8, p: 1, salt: 'x', hash: 'fdbabe1c' },
    'HASH_COST',
  ],
  [
    'PBKDF2 of ten million rounds',
    { scheme: 'pbkdf2-sha256', iterations: 10_000_000, salt: 'x', hash: 'fdbabe1c' },
    'HASH_COST',
  ],
  ['phpass of two billion', { scheme: 'phpass', hash: '$P$TIQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0' }, 'HASH_COST'],
])('%s is refused by its name, and is never computed', (_, record, refused) => {
  expect(fromRecord(record)).toEqual({ refused })
})
