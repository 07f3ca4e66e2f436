import { expect, test } from 'vitest'
import {
  costOf,
  costsLeft,
  costsToPay,
  dummyOf,
  readStored,
  storedHash,
} from '../imported-hashes/imported-hash.ts'
import { payCosts } from './imported-digests.ts'

test('a stored hash that nobody could have stored is none', () => {
  const stored = storedHash({
    scheme: 'bcrypt',
    hash: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
  })
  expect(readStored(stored)).toBeDefined()
  expect(readStored(stored.replace('$2a$05', '$2a$31'))).toBeUndefined()
  expect(readStored(stored.replace('bcrypt:5', 'fast'))).toBeUndefined()
  expect(readStored('$import$fast$null')).toBeUndefined()
  expect(readStored('$import$fast${')).toBeUndefined()
})

test('for each cost there is a dummy that costs the same and can be computed', async () => {
  const costs = [
    'argon2:i:64:1:1',
    'argon2:id:19456:2:1',
    'bcrypt:5',
    'pbkdf2:sha1:4096:1',
    'pbkdf2:sha512:10:2',
    'phpass:7',
  ]
  for (const cost of costsToPay([...costs, 'scrypt:1024:8:16', 'fast'])) {
    const one = dummyOf(cost)
    expect(one && costOf(one)).toBe(cost)
    await payCosts('x', [cost])
  }
  expect(costsToPay(['fast', 'fast+', 'phpass:13', 'phpass:13+', 'bcrypt:5'])).toEqual([
    'bcrypt:5',
    'phpass:13',
  ])
})

test('what was checked and what is left make the same for every address', () => {
  const bcrypt = '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'
  const imported = storedHash({ scheme: 'bcrypt', hash: bcrypt })
  const costs = ['argon2:id:19456:2:1', 'bcrypt:5', 'fast+']
  expect(costsLeft(imported, costs)).toEqual(['argon2:id:19456:2:1'])
  for (const other of [undefined, null, '$argon2id$v=19$m=12288,t=3,p=1$x$y', '$import$bcrypt:5$null'])
    expect(costsLeft(other, costs)).toEqual(['argon2:id:19456:2:1', 'bcrypt:5'])
})
