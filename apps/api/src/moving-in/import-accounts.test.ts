import { emailKey } from '@leserkonto/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { costsLeft } from '../imported-hashes/imported-hash.ts'
import { type Caller, freshEmail, type Harness, startHarness } from '../testing/harness.ts'
import { bringing, md5Hash, movedAccount, movedPassword, nextNumber } from '../testing/moving-in.ts'
import { workOf } from '../work.ts'
import { wrapHashes } from './wrap-hashes.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(async () => {
  // Failed sign-ins of other files would pay for them.
  await api.deps.db.account.updateMany({
    where: { passwordHash: { startsWith: '$import$' } },
    data: { passwordHash: null },
  })
  await api.close()
})

const bring = bringing(() => api)

const login = (email: string, typed = movedPassword, caller: Caller = api.caller()) =>
  caller.request('post', '/user/login').send({ email, password: typed })
const storedOf = (email: string) =>
  api.deps.db.account.findUniqueOrThrow({
    where: { emailKey: emailKey(email) },
    include: { links: true, settings: true, favourites: true },
  })

test('an account comes with what belongs to it, and a second run doubles nothing', async () => {
  const number = nextNumber()
  const record = movedAccount({
    given_name: 'Änne',
    created: '2015-01-01 10:00:00',
    customer_numbers: [number],
    settings: { 'topics.home': 'sport' },
    favourites: [
      { edition: 'az', id: 'a-1', title: 'Über Äpfel', url: 'https://az.example/a-1', created: '2020-02-02' },
    ],
  })
  expect(await bring('accounts', [record])).toMatchObject({ imported: 1, again: 0, left: 0, reasons: [] })
  expect(await bring('accounts', [record])).toMatchObject({ imported: 0, again: 1, left: 0, reasons: [] })
  expect(await storedOf(record.email)).toMatchObject({
    givenName: 'Änne',
    status: 'activated',
    passwordHash: null,
    createdAt: new Date('2015-01-01T10:00:00Z'),
    activatedAt: new Date('2019-05-04T00:00:00Z'),
    gpNumber: number,
    links: [{ gpNumber: number, method: 'number' }],
    settings: [{ name: 'topics.home', value: 'sport' }],
    favourites: [{ itemId: 'a-1', title: 'Über Äpfel' }],
  })
})

test('a reader signs in with the hash of the other house, and it is ours afterwards', async () => {
  const record = movedAccount({ password: md5Hash })
  await bring('accounts', [record])
  expect((await storedOf(record.email)).passwordHash).toMatch(/^\$import\$fast\$/)
  await login(record.email, 'Haus-Wechsel-2').expect(401)
  await login(record.email).expect(200)
  expect((await storedOf(record.email)).passwordHash).toMatch(/^\$argon2id\$v=19\$m=12288,t=3,p=1\$/)
  await login(record.email).expect(200)
})

test('a fast hash is wrapped in argon2id after the import, and the reader signs in all the same', async () => {
  const record = movedAccount({ password: md5Hash })
  const phpass = movedAccount({
    password: { scheme: 'wordpress', hash: '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0' },
  })
  await bring('accounts', [record, phpass])
  expect(await wrapHashes(workOf(api.deps))).toBeGreaterThanOrEqual(2)
  expect(await wrapHashes(workOf(api.deps))).toBe(0)
  const { passwordHash } = await storedOf(record.email)
  expect(passwordHash).toMatch(/^\$import\$fast\+\$.*\$argon2id\$/)
  expect(passwordHash).not.toContain(Buffer.from(md5Hash.hash, 'hex').toString('base64'))
  expect((await storedOf(phpass.email)).passwordHash).toMatch(/^\$import\$phpass:11\+\$/)
  await login(record.email, 'Haus-Wechsel-2').expect(401)
  await login(record.email).expect(200)
  await login(phpass.email, 'test12345').expect(200)
})

test('an account does not come without a proven mailbox, and comes without a password that nobody can check', async () => {
  const known = freshEmail('bekannt')
  await bring('accounts', [movedAccount({ email: known })])
  const open = await bring('accounts', [
    movedAccount({ confirmed: undefined }),
    movedAccount({ edition: 'nirgends' }),
    movedAccount({ password: { scheme: 'rot13', hash: 'x' } }),
    movedAccount({
      password: { scheme: 'bcrypt', hash: '$2b$16$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy' },
    }),
    movedAccount({ password: { hash: 7 } }),
  ])
  expect(open).toMatchObject({
    imported: 3,
    left: 2,
    reasons: [
      [1, 'UNCONFIRMED'],
      [2, 'EDITION_UNKNOWN'],
      [3, 'SCHEME_UNKNOWN'],
      [4, 'HASH_COST'],
      [5, 'REQUIRED'],
      [5, 'TYPE'],
    ],
  })
})

test('an address that is twice in the file comes once, by the key under which accounts are known', async () => {
  const email = freshEmail('doppelt')
  const twice = await bring('accounts', [
    movedAccount({ email }),
    movedAccount({ email: email.toUpperCase() }),
  ])
  expect(twice).toMatchObject({ imported: 1, left: 1, reasons: [[2, 'DUPLICATE']] })
})

test('an account that was registered here before stays as it is', async () => {
  const email = freshEmail('schon-da')
  const made = await api.deps.db.account.create({
    data: {
      id: api.deps.ids.newId(),
      email,
      emailKey: emailKey(email),
      status: 'activated',
      source: 'az',
      createdAt: new Date(),
      activatedAt: new Date(),
    },
  })
  const again = await bring('accounts', [
    movedAccount({ email, given_name: 'Fremd', customer_numbers: [nextNumber()] }),
  ])
  expect(again).toMatchObject({ imported: 0, left: 1, reasons: [[1, 'ACCOUNT_EXISTS']] })
  expect(await storedOf(email)).toMatchObject({ id: made.id, givenName: null, links: [] })
})

test('a customer number that somebody is linked to stays with them', async () => {
  const [number, free] = [nextNumber(), nextNumber()]
  await bring('accounts', [movedAccount({ customer_numbers: [number] })])
  const [one, other] = [
    movedAccount({ customer_numbers: [number, free] }),
    movedAccount({ customer_numbers: [free] }),
  ]
  expect(await bring('accounts', [one, other])).toMatchObject({
    imported: 2,
    left: 0,
    reasons: [
      [1, 'NUMBER_LINKED'],
      [2, 'NUMBER_LINKED'],
    ],
  })
  expect((await storedOf(one.email)).links.map(({ gpNumber }) => gpNumber)).toEqual([free])
})

test('a reader who has deleted the account since does not come back by a second run', async () => {
  const record = movedAccount()
  await bring('accounts', [record])
  await api.deps.db.account.delete({ where: { emailKey: emailKey(record.email) } })
  expect(await bring('accounts', [record])).toMatchObject({ imported: 0, again: 1 })
  expect(await api.deps.db.account.count({ where: { emailKey: emailKey(record.email) } })).toBe(0)
})

test('a dry run says the same and writes nothing', async () => {
  const records = [movedAccount(), movedAccount({ confirmed: undefined })]
  const dry = await bring('accounts', records, { isDryRun: true })
  expect(await api.deps.db.account.count({ where: { email: records[0]?.email ?? '' } })).toBe(0)
  expect(await bring('accounts', records)).toEqual(dry)
})

test('no more costs come in than a failed sign-in can bear', async () => {
  const costs = [1, 2, 3, 4, 5].map((iterations) =>
    movedAccount({
      password: {
        scheme: 'pbkdf2-sha1',
        iterations,
        salt: 'salt',
        hash: '4b007901b765489abead49d926f721d065a429c1',
      },
    }),
  )
  const { imported, reasons } = await bring('accounts', costs, { isDryRun: true })
  expect(imported).toBe(5)
  expect(reasons.at(-1)).toEqual([5, 'HASH_COSTS'])
})

test('each failed sign-in waits for as many hashes, at any address, and pays what imported ones cost', async () => {
  const pbkdf2 = {
    scheme: 'pbkdf2-sha1',
    iterations: 4096,
    salt: 'salt',
    hash: '4b007901b765489abead49d926f721d065a429c1',
  }
  const imported = movedAccount({ password: pbkdf2 })
  await bring('accounts', [imported, movedAccount({ password: { ...pbkdf2, iterations: 4097 } })])
  const paid: string[][] = []
  const { payImportedCosts } = api.deps.passwords
  api.deps.passwords.payImportedCosts = (hash, costs, ...more) => {
    paid.push(costsLeft(hash, costs))
    return payImportedCosts(hash, costs, ...more)
  }
  await login(imported.email, 'Falsch-1').expect(401)
  await login(freshEmail('fremd'), 'Falsch-1').expect(401)
  api.deps.passwords.payImportedCosts = payImportedCosts
  const [ofImported = [], ofNobody = []] = paid
  expect(ofNobody).toEqual(expect.arrayContaining(['pbkdf2:sha1:4096:1', 'pbkdf2:sha1:4097:1']))
  expect(ofImported).toEqual(ofNobody.filter((cost) => cost !== 'pbkdf2:sha1:4096:1'))
  await login(imported.email, 'password').expect(200)
})
